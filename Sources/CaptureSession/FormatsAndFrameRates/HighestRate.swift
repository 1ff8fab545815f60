public import CaptureModel

extension ResolvedSession {
  /// The highest rate of all formats that a camera may run in this session; `nil` if the profile lacks one of the
  /// rates, which may be higher.
  public func highestRate(of camera: ResolvedCamera) -> FrameRate? {
    guard let device = camera.device else { return nil }
    let isMultiCam = requiresMultiCamFormats
    guard device.formatsComplete == true || (isMultiCam && device.multiCamFormatsComplete == true) else { return nil }
    var highest: FrameRate?
    for index in device.formats.indices where !(isMultiCam && device.formats[index].multiCam == false) {
      guard let rate = device.formats[index].highestRate else { return nil }
      highest = max(highest ?? rate, rate)
    }
    return highest
  }
}
