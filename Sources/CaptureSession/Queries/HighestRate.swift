public import CaptureModel

extension ResolvedSession {
  /// The highest rate of all formats that a camera may run in this session; `nil` where the profile does not say it, for
  /// then some format may be faster.
  public func highestRate(of camera: ResolvedCamera) -> FrameRate? {
    guard let device = camera.device else { return nil }
    var formats = device.formats
    if requiresMultiCamFormats {
      guard device.multiCamFormatsComplete == true || device.formatsComplete == true else { return nil }
      formats.removeAll { $0.multiCam == false }
    } else if device.formatsComplete != true {
      return nil
    }
    let rates = formats.compactMap(\.highestRate)
    return rates.count == formats.count ? rates.max() : nil
  }
}
