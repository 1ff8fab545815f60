public import CaptureModel
import JSONSource

/// Formats that a preset chooses, in a session whose app chooses none. Profiles seldom say which format a preset
/// chooses, so a setting is judged by the answers that all formats of the camera share.
extension ResolvedSession {
  /// Whether the preset chooses the camera's format and the profile doesn't say which.
  public func presetChoosesUnknownFormat(of camera: ResolvedCamera) -> Bool {
    !isMultiCam && camera.input.activeFormat == nil && camera.activeFormat == nil
  }

  /// Whether it is open which format a camera runs, and no preset chooses one; rules that ask a format ask nothing then.
  package func mayRunSeveralFormats(_ camera: ResolvedCamera) -> Bool {
    switch camera.format {
    case .unset, .unknown: !presetChoosesUnknownFormat(of: camera)
    case .chosen, .absent: false
    }
  }

  /// The camera's format in words: `1920x1080 at 60` or `the format that the preset chooses`; `nil` if neither app nor
  /// preset chooses one, or if the profile lacks the one that the app asks for.
  public func formatInWords(of camera: ResolvedCamera) -> String? {
    if let format = camera.activeFormat { return "\(format)" }
    return presetChoosesUnknownFormat(of: camera) ? "the format that the preset chooses" : nil
  }

  /// The camera's format by the camera's name: `the format of "back" (1920x1080, up to 60, binned)` or `the format that
  /// the preset chooses for "back"`; `nil` like `formatInWords`.
  public func formatTitle(of camera: ResolvedCamera) -> String? {
    guard let format = camera.activeFormat else {
      return presetChoosesUnknownFormat(of: camera) ? "the format that the preset chooses for \"\(camera.id)\"" : nil
    }
    let rate = format.highestRate.map { "up to \($0)" }
    let facts = ["\(format.dimensions)", rate, format.binned.map { $0 ? "binned" : "unbinned" }]
    return "the format of \"\(camera.id)\" (\(facts.compactMap { $0 }.joined(separator: ", ")))"
  }

  /// The key that would settle a fact about the camera's format.
  public func formatFact(_ fact: FormatFact, of camera: ResolvedCamera) -> FactKey {
    presetChoosesUnknownFormat(of: camera) ? .activeFormat(ofInput: camera.inputIndex) : camera.formatFact(fact)
  }

  /// The answer of the camera's format to a question; `nil` if the answer is unknown, or differs among the formats that
  /// the preset may choose.
  public func answer(of camera: ResolvedCamera, _ answer: (DeviceFormat) -> Bool?) -> Bool? {
    if let format = camera.activeFormat { return answer(format) }
    guard presetChoosesUnknownFormat(of: camera) else { return nil }
    let formats = formatsOfPreset(for: camera)
    guard let first = formats.first.flatMap(answer) else { return nil }
    return formats.dropFirst().allSatisfy { answer($0) == first } ? first : nil
  }

  /// Whether the camera's format zooms to a factor; `nil` if that, or the format, is unknown.
  public func zooms(_ camera: ResolvedCamera, to factor: Double) -> Bool? {
    if let known = answer(of: camera, { format in format.maxZoomFactor.map { factor <= $0 } }) { return known }
    let ofPreset = presetChoosesUnknownFormat(of: camera) ? graph.session?.preset?.value.size : nil
    guard let size = camera.activeFormat?.dimensions ?? ofPreset else { return nil }
    return size.isZoomedInEveryFormat(to: factor) ? true : nil
  }

  /// The formats that the preset chooses from; empty unless the profile lists all formats of the camera.
  private func formatsOfPreset(for camera: ResolvedCamera) -> [DeviceFormat] {
    guard let device = camera.device, device.formatsComplete else { return [] }
    guard let size = graph.session?.preset?.value.size else { return device.formats }
    return device.formats.filter { $0.dimensions == size }
  }
}

extension Dimensions {
  /// Whether every format of this size zooms to a factor, so that no rule has to know the format. In all printed lists,
  /// every format up to 4032 pixels wide zooms to at least 9; wider ones, which are made for a cropped picture, may not
  /// zoom at all.
  fileprivate func isZoomedInEveryFormat(to factor: Double) -> Bool { factor <= 9 && width <= 4032 && height <= 4032 }
}

extension FrameRate {
  /// Whether every format of every camera runs at this rate, so that no rule has to know the format. In all printed
  /// lists, every format has these rates.
  public var isInEveryFormat: Bool { value >= 15 && value <= 30 }
}
