@_exported import SheetMechanics
import UIKit
