import CaptureModel
import JSONSource

extension ResolvedCamera {
  /// Whether no multi-cam format matches the request, though other formats may. If `false` and the format is absent, no
  /// format matches.
  public var lacksMultiCamFormat: Bool {
    guard case .absent = format, let device else { return false }
    return device.multiCamFormatsComplete || !device.formatsComplete
  }

  /// The id of the source that rules the format out, if it isn't the list of formats.
  var sourceOfRefusal: String? {
    guard isNoKnownFormat, let device, !device.multiCamFormatsComplete, !device.formatsComplete else { return nil }
    if let denial = denialOfFormat { return denial.source }
    guard case .absent = format else { return nil }
    return device.singleFormatsSource
  }

  /// The format that the graph asks for in words, if no format of the camera has its pixel format, in its size at its rate.
  public var deniedFormat: String? {
    guard let denial = denialOfFormat, let asked = input.activeFormat?.pixelFormat?.value else { return nil }
    guard denial.capability == .proRes4KAbove30 else { return "in \"\(asked)\"" }
    return "of 3840x2160 in \"\(asked)\" with more than 30 frames a second"
  }

  /// Whether the graph asks for none of the formats that are known, be it that none is.
  private var isNoKnownFormat: Bool {
    switch format {
    case .absent, .unknown: true
    case .chosen, .unset: false
    }
  }

  /// The statement that rules it out.
  private var denialOfFormat: CapabilityClaim? {
    guard isNoKnownFormat, let request = input.activeFormat, let asked = request.pixelFormat?.value else { return nil }
    let rates = [request.maxFrameRate?.value, input.maxFrameRateOverride?.value, input.activeFrameRate?.max?.value]
    return device?.denial(of: asked, in: request.dimensions, at: rates.compactMap(\.self).max())
  }
}

extension ResolvedSession {
  /// Whether every active format must be a multi-cam format: in a multi-camera session, unless the app is linked with
  /// the SDK of iOS 26 or later and uses only one camera.
  ///
  /// Source: `AVCaptureMultiCamSession` (header of iOS 26).
  public var requiresMultiCamFormats: Bool {
    guard isMultiCam else { return false }
    return !(cameras.count == 1 && linkedSDK.map { $0 >= OSVersion(26) } ?? false)
  }
}

extension ResolvedSession {
  /// Whether the graph may mean a format other than the chosen one, depending on which of them are multi-cam formats.
  public func mayMeanAnother(_ camera: ResolvedCamera) -> Bool {
    guard requiresMultiCamFormats, case .chosen(_, let all) = camera.format, let chosen = camera.activeFormat,
      chosen.multiCam == nil
    else { return false }
    let others = all.compactMap { camera.device?.format($0) }.filter { $0.multiCam == nil }
    return others.contains { FormatName($0) != FormatName(chosen) }
  }
}
