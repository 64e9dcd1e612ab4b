import Testing
import QuartzCore
@Test func placeholder() {}
