public import JSONSource

/// How a microphone records sound. What the graph leaves out is `nil`.
public struct SoundSettings: Sendable {
  /// How sound is recorded on several channels; default `none`.
  public var multichannelAudioMode: Located<MultichannelAudioMode>?

  /// Whether wind noise is removed.
  public var windNoiseRemovalEnabled: Located<Bool>?

  /// Whether sound follows the zoom of the camera; default `true` where supported.
  public var audioZoomEnabled: Located<Bool>?
}

extension SoundSettings {
  /// The keys of an input.
  static let fields = FieldList<GraphInput> {
    Field(
      "multichannelAudioMode", .name("multichannel audio mode"),
      .property(
        of: "AVCaptureDeviceInput", since: .iOS(18), requires: .method("isMultichannelAudioModeSupported", of: .input)
      )
      .datedByOwnRule(),
      default: "none", about: "How sound is recorded on several channels"
    ) { $1(&$0.sound.multichannelAudioMode) }
    Field(
      "windNoiseRemovalEnabled", .boolean,
      .flag(of: "AVCaptureDeviceInput", since: .iOS(18), requires: .flag("isWindNoiseRemovalSupported", of: .input))
        .datedByOwnRule(),
      about: "Whether wind noise is removed"
    ) { $1(&$0.sound.windNoiseRemovalEnabled) }
    Field(
      "audioZoomEnabled", .boolean,
      .flag(of: "AVCaptureDeviceInput", since: .iOS(26, 4), requires: .flag("isAudioZoomSupported", of: .input))
        .recorded(if: "input.isAudioZoomSupported && !input.isAudioZoomEnabled")
        .datedByOwnRule(),
      default: .varying("`true` where supported"), about: "Whether sound follows the zoom of the camera"
    ) { $1(&$0.sound.audioZoomEnabled) }
  }
}
