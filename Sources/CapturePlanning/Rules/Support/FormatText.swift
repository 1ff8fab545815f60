extension DeviceFormat: CustomStringConvertible {
  /// `1920x1440 at 60, binned`.
  public var description: String {
    let rate = highestRate.map { " at \($0)" } ?? ""
    let mode = binned.map { $0 ? ", binned" : ", unbinned" } ?? ""
    return "\(dimensions)\(rate)\(mode)"
  }
}

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
  var multiCamHelp: String? {
    formats.contains { $0.multiCam == true } ? "it runs \(multiCamFormatList)" : nil
  }
}

extension ResolvedSession {
  /// Whether every active format must be a multi-cam format: in a multi-camera session, unless the app is linked with
  /// the SDK of iOS 26 or later and uses one camera only.
  ///
  /// Source: `AVCaptureMultiCamSession` (header of iOS 26).
  var requiresMultiCamFormats: Bool {
    guard isMultiCam else { return false }
    return !(cameras.count == 1 && linkedSDK.map { $0 >= OSVersion(26) } ?? false)
  }
}

extension DeviceFormat {
  /// The least number of pixels that is called 12 megapixels: 4032x3024 has 12,192,768.
  static let twelveMegapixels = 12_000_000
}
