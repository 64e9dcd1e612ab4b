import Testing
import Kinetics
@Test func placeholder() {}
