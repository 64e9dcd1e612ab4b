import UIKit
@main struct HalfModalCommand { static func main() {} }
