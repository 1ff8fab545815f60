public import CaptureModel
import JSONSource

extension ResolvedSession {
  /// Whether a camera runs the format that the preset `photo` chooses: by the preset, or by the size of the whole sensor.
  func runsPhotoFormat(_ camera: ResolvedCamera) -> Bool {
    if isMultiCam { return false }
    if let format = camera.activeFormat { return format.dimensions == .wholeSensor }
    return camera.input.activeFormat == nil && graph.session?.preset?.value == .photo
  }
}

extension Dimensions {
  /// The frames of the formats that read the whole of a 4:3 sensor. In all printed lists they run at 30.
  public static let wholeSensor = Dimensions(4032, 3024)
}
