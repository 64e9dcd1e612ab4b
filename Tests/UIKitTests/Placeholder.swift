import Testing
import UIKit
@Test func placeholder() {}
