public import CaptureModel
import JSONSource

/// The format that a preset chooses for a camera, in a session whose app chooses none. Profiles seldom say which format
/// that is, so that a setting of the camera is judged by what all of the camera's formats have in common.
extension ResolvedSession {
  /// Whether the preset chooses a camera's format, and the profile doesn't say which.
  public func presetChoosesUnknownFormat(of camera: ResolvedCamera) -> Bool {
    !isMultiCam && camera.input.activeFormat == nil && camera.activeFormat == nil
  }

  /// The format that a camera runs, in words: `1920x1080 at 60` or `the format that the preset chooses`; `nil` if
  /// neither the app nor a preset chooses one, or if the profile doesn't have the one that the app asks for.
  public func formatInWords(of camera: ResolvedCamera) -> String? {
    if let format = camera.activeFormat { return "\(format)" }
    return presetChoosesUnknownFormat(of: camera) ? "the format that the preset chooses" : nil
  }

  /// The key that would tell more of the format that a camera runs.
  public func formatFact(_ fact: FormatFact, of camera: ResolvedCamera) -> FactKey {
    presetChoosesUnknownFormat(of: camera) ? .activeFormat(ofInput: camera.inputIndex) : camera.formatFact(fact)
  }

  /// What the format that a camera runs says of something; `nil` if that, or the format, is unknown.
  public func answer(of camera: ResolvedCamera, _ answer: (DeviceFormat) -> Bool?) -> Bool? {
    if let format = camera.activeFormat { return answer(format) }
    guard presetChoosesUnknownFormat(of: camera) else { return nil }
    let formats = formatsOfPreset(for: camera)
    guard let first = formats.first.flatMap(answer) else { return nil }
    return formats.dropFirst().allSatisfy { answer($0) == first } ? first : nil
  }

  /// The formats among which the preset chooses; empty unless the profile lists all formats of the camera.
  private func formatsOfPreset(for camera: ResolvedCamera) -> [DeviceFormat] {
    guard let device = camera.device, device.formatsComplete else { return [] }
    guard let size = graph.session?.preset?.value.size else { return device.formats }
    return device.formats.filter { $0.dimensions == size }
  }
}

extension FrameRate {
  /// Whether every format of every camera runs at the rate, so that it needs no format to be known. All printed lists
  /// hold these rates in each of their formats.
  public var isInEveryFormat: Bool { value >= 15 && value <= 30 }
}
