@_exported import Foundation

/// The app, as far as capture code touches it.
@MainActor
open class UIApplication: NSObject {
  public static let shared = UIApplication()
  override private init() {}
  open var isIdleTimerDisabled = false
}
