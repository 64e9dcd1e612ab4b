import Exports

for index in 0..<probeCount() { print(probe(index)) }
