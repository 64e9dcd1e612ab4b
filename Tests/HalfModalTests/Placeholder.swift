import Testing
import HalfModal
@Test func placeholder() {}
