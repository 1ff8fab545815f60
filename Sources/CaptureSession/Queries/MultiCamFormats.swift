public import CaptureModel

extension ProfileCamera {
  /// The camera's multi-cam formats in words, each once, in the order of the profile; long lists are cut.
  private var multiCamFormatList: String {
    var names: [String] = []
    for format in formats where format.multiCam == true && !names.contains(format.description) {
      names.append(format.description)
    }
    let shown = names.prefix(8).joined(separator: "; ")
    return names.count > 8 ? "\(shown); and \(names.count - 8) more" : shown
  }
}

extension ProfileCamera {
  /// What to choose instead of a format that is no multi-cam format; `nil` where the profile knows none.
  public var multiCamHelp: String? {
    formats.contains { $0.multiCam == true } ? "it runs \(multiCamFormatList)" : nil
  }
}

extension ResolvedCamera {
  /// Whether no format that it runs in a multi-camera session is what is asked for; elsewhere it lacks it altogether.
  public var lacksMultiCamFormat: Bool {
    guard case .absent = format, let device else { return false }
    return device.multiCamFormatsComplete || !device.formatsComplete
  }

  /// The id of the source that says so, where it is not the list of formats.
  var sourceOfRefusal: String? {
    guard case .absent = format, let device, !device.multiCamFormatsComplete, !device.formatsComplete else {
      return nil
    }
    return device.singleFormatsSource
  }
}

extension ResolvedSession {
  /// Whether every active format must be a multi-cam format: in a multi-camera session, unless the app is linked with
  /// the SDK of iOS 26 or later and uses one camera only.
  ///
  /// Source: `AVCaptureMultiCamSession` (header of iOS 26).
  public var requiresMultiCamFormats: Bool {
    guard isMultiCam else { return false }
    return !(cameras.count == 1 && linkedSDK.map { $0 >= OSVersion(26) } ?? false)
  }
}

extension ResolvedSession {
  /// Whether a graph may mean another format of a camera than the chosen one, which it does as soon as more is known of
  /// which ones run beside other cameras.
  public func mayMeanAnother(_ camera: ResolvedCamera) -> Bool {
    guard requiresMultiCamFormats, case .chosen(_, let all) = camera.format, let chosen = camera.activeFormat,
      chosen.multiCam == nil
    else { return false }
    let others = all.compactMap { camera.device?.format($0) }.filter { $0.multiCam == nil }
    return others.contains { FormatName($0) != FormatName(chosen) }
  }
}
