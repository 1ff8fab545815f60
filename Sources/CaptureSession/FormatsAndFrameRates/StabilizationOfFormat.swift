import CaptureModel
import JSONSource

// The stabilization modes of a format that prints none, by its shape and its rate.
extension DeviceFormat {
  /// Whether formats of this shape and rate have a stabilization mode; `nil` where that is not known.
  ///
  /// Of the whole sensor, none: 10 of 10 printed formats of 3 models. At 240, standard alone: 8 of 8 of one model. At 16:9
  /// and up to 60, standard and cinematic: 93 of 93 of 3 models. The other modes differ between models.
  fileprivate func isStabilizedByShape(_ mode: StabilizationMode) -> Bool? {
    if mode == .off || mode == .auto { return true }
    if dimensions == Dimensions(4032, 3024) { return false }
    guard let highestRate else { return nil }
    if highestRate == FrameRate(240) { return mode == .standard }
    let isWide = width * 9 == height * 16 && highestRate <= FrameRate(60)
    return isWide && (mode == .standard || mode == .cinematic) ? true : nil
  }
}

extension ResolvedCamera {
  /// Whether a format that doesn't tell has a stabilization mode; `nil` if that is not known.
  func has(_ mode: StabilizationMode, in format: DeviceFormat) -> Bool? {
    device?.has(.stabilizationOfFormats) == true ? format.isStabilizedByShape(mode) : nil
  }
}
