public import JSONSource
import CaptureModel

extension ResolvedSession {
  /// The session without facts about the device and its cameras that are weaker than a kind, except for formats that the
  /// app or a plan chooses.
  ///
  /// If a rule lacks a fact then, it was one of these. A format's features are as certain as the format, except for color
  /// spaces that another source tells.
  public func forgettingCapabilities(weakerThan kind: FactKind) -> ResolvedSession {
    let known = profile
    func keeps(_ source: String?) -> Bool { !known.kind(ofSource: source).isWeaker(than: kind) }
    var profile = known
    if !keeps(profile.maxControlsCount?.source) { profile.maxControlsCount = nil }
    if !keeps(profile.supportsControls?.source) { profile.supportsControls = nil }
    if !keeps(profile.microphones?.source) { profile.microphones = nil }
    let cameras = cameras.map { camera in
      guard var device = camera.device else { return camera }
      if !keeps(device.hasTorch?.source ?? device.source) { device.hasTorch = nil }
      if !keeps(device.hasFlash?.source ?? device.source) { device.hasFlash = nil }
      if !keeps(device.sourceOfManualControls) { device.manualControls = nil }
      if !keeps(device.sourceOfAutoFocus) { device.autoFocusSystem = nil }
      if !keeps(device.sourceOfMattes) { device.mattes = nil }
      device.claims.removeAll { !keeps($0.source) }
      if let bias = device.exposureBias, !keeps(bias.source) { device.exposureBias = nil }
      if let sensor = device.photoSensor, !keeps(sensor.source) { device.photoSensor = nil }
      device.specifiedPhotos.removeAll { !keeps($0.source) }
      if !keeps(device.sourceOfControls) { device.controls = nil }
      device.forgetColorSpaces { !keeps($0) }
      // Where the preset chooses the format, answers go by the whole list.
      if presetChoosesUnknownFormat(of: camera) {
        let (formats, source) = (device.formats, device.source)
        device.forgetFormats { !keeps(formats[$0.value].source ?? source) }
      }
      return camera.opening(device)
    }
    return on(profile, cameras)
  }
}
