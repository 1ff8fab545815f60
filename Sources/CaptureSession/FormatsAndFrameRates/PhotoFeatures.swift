public import CaptureModel
import JSONSource

// What photo outputs support, as far as the model and the format decide it.
extension ResolvedSession {
  /// Whether a photo output supports a capability with its camera; `nil` if that is not known.
  ///
  /// Statements about models hold for the format that the preset `photo` chooses.
  public func has(_ capability: CameraCapability, in output: ResolvedOutput) -> Bool? {
    guard let camera = photoCameras()[output.index], let isThere = camera.device?.has(capability) else { return nil }
    if !isThere { return false }
    // Responsive capture builds on photos of the highest quality; a printed list says which formats take those.
    if capability == .responsiveCapture, let format = camera.activeFormat,
      let printed = format.controls?.responsiveCapture ?? format.highestPhotoQuality
    {
      return printed
    }
    return runsPhotoFormat(camera) ? true : nil
  }

  /// The key that would settle it.
  public func fact(_ capability: CameraCapability, of output: ResolvedOutput) -> FactKey {
    photoCameras()[output.index]?.fact(capability) ?? .unrecorded
  }

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
