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
}
