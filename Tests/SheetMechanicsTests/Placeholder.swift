import Testing
import SheetMechanics
@Test func placeholder() {}
