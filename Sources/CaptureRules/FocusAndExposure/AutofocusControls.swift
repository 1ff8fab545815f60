import CaptureModel
import CaptureSession

// The controls of autofocus, which a camera with a fixed focus lacks.
extension ResolvedCamera {
  /// Whether the camera has a control of autofocus, of which the profile may tell; `nil` if that is not known.
  func hasAutofocusControl(_ known: Bool?) -> Bool? { known ?? (device?.hasAutofocus == false ? false : nil) }

  /// The key that would settle it.
  var autofocusControlFact: FactKey { device?.hasAutofocus == false ? fact(.autoFocusSystem) : fact(.controls) }

  /// The key that would settle whether the camera takes a focus point.
  var focusPointFact: FactKey { device?.hasAutofocus == false ? fact(.autoFocusSystem) : fact(.focusPointOfInterest) }
}
