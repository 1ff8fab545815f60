import CaptureModel
public import JSONSource

extension ResolvedMicrophone {
  /// The place of its device type, for findings about the microphone itself.
  public var range: SourceRange { input.deviceType?.range ?? input.range }

  /// Whether it records first-order ambisonics.
  public var isAmbisonic: Bool { input.multichannelAudioMode?.value == .firstOrderAmbisonics }
}
