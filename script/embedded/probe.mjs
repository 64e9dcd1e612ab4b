// Prints what the wasm module's probes return. It needs no imports; one is an error by itself.
import fs from "node:fs";

const { exports } = new WebAssembly.Instance(new WebAssembly.Module(fs.readFileSync(process.argv[2])), {});
for (let index = 0; index < exports.probe_count(); index++) console.log(exports.probe(index));
