@_exported import Foundation

open class CALayer: NSObject {
  public override init() {}
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open private(set) var sublayers: [CALayer]?
  open func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }
}
