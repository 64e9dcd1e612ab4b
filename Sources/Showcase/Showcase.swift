import HalfModal
import UIKit
