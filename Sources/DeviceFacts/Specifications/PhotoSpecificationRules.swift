import CaptureModel
import JSONSource

// Photos and hardware.
extension SpecificationRule {
  /// Photos of 12 megapixels.
  static let photos12MP = SpecificationRule(
    name: "photos-12mp",
    evidence: Evidence(
      holds: 4, open: 0, fails: 0, lists: "iPhone 13 mini, 15, 15 Pro and 17 Pro, of which three have 48 megapixels too"
    ),
    note: "With the preset photo the back wide camera takes photos of 4032x3024."
  ) { statement, _ in
    switch statement {
    case .photos12MP, .photos48MP(.builtInWideAngleCamera): [.photos(Dimensions(4032, 3024), of: back)]
    default: []
    }
  }

  /// Photos of 48 megapixels.
  static let photos48MP = SpecificationRule(
    name: "photos-48mp",
    evidence: Evidence(
      holds: 3, open: 2, fails: 0, lists: "iPhone 14 Pro, 15 Pro and 17 Pro; iPhone 13 mini, without them, has none"),
    note: """
      With the preset photo the camera itself takes photos of 8064x6048; a virtual camera and video formats don't. The \
      size may be asked for, and is no promise.
      """
  ) { statement, _ in
    guard case .photos48MP(let type) = statement else { return [] }
    return [.photos(Dimensions(8064, 6048), of: DeviceKey(type, .back))]
  }

  /// Camera Control.
  static let cameraControl = SpecificationRule(
    name: "camera-control",
    evidence: Evidence(holds: 0, open: 0, fails: 0, lists: "none: no list prints it"),
    note: "Sessions take controls on hardware with Camera Control, since iOS 18. How many is not told."
  ) { statement, _ in
    statement == .cameraControl ? [.controls] : []
  }
}
