import CaptureModel
public import JSONSource

extension ResolvedMicrophone {
  /// The place where the device type is written, for findings about the microphone as such.
  public var range: SourceRange { input.deviceType?.range ?? input.range }

  /// Whether it records first-order ambisonics.
  public var isAmbisonic: Bool { input.multichannelAudioMode?.value == .firstOrderAmbisonics }
}
