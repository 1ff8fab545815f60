import JSONSource

/// A camera or microphone of a session that was read.
public struct RecordedInput: Sendable {
  /// The name used in connections.
  public var id = ""

  /// The kind of camera, or the microphone (`AVCaptureDevice.deviceType`), under its current name.
  public var deviceType: DeviceType?

  /// Its side of the device: `AVCaptureDevice.position`.
  public var position: DevicePosition?

  /// Columns of a frame, in pixels.
  public var width: Int?

  /// Rows of a frame, in pixels.
  public var height: Int?

  /// The highest frame rate, in frames a second.
  public var maxFrameRate: FrameRate?

  /// Whether the sensor combines several pixels into one: `isVideoBinned`.
  public var binned: Bool?

  /// The media subtype of the format.
  public var pixelFormat: PixelFormat?

  /// The promised highest frame rate, in frames a second (`videoMinFrameDurationOverride`).
  public var maxFrameRateOverride: FrameRate?

  /// Whether HDR video was on: `isVideoHDREnabled`.
  public var videoHDREnabled = false

  /// The type and position; `nil` if one of them was not recorded.
  public var key: DeviceKey? {
    guard let deviceType, let position else { return nil }
    return DeviceKey(deviceType, position)
  }

  var isWhole: Bool {
    key != nil && width != nil && height != nil && maxFrameRate != nil && binned != nil
  }
}

extension RecordedInput: KeyedObject, ShapedObject {
  package static var blank: RecordedInput { RecordedInput() }

  package static let shape = ObjectShape(keysOf: RecordedInput.self)

  package static func visit(_ keys: inout some KeyVisitor<RecordedInput>) {
    keys.key("id", .text("the input's id"), about: KeySentence.nameOfPart, .required) { $1(&$0.id) }
    keys.key("deviceType", .known(.deviceType), about: "The kind of camera, or the microphone") { $1(&$0.deviceType) }
    keys.key("position", .known(.name("position")), about: KeySentence.position) { $1(&$0.position) }
    keys.group("activeFormat", about: "The recorded properties of the format", .onOneLine) { keys in
      keys.key("width", .known(.integer(1...100_000, "pixels")), about: KeySentence.frameColumns) {
        $1(&$0.width)
      }
      keys.key("height", .known(.integer(1...100_000, "pixels")), about: KeySentence.frameRows) {
        $1(&$0.height)
      }
      keys.key("maxFrameRate", .known(.frameRate), about: KeySentence.highestRate) {
        $1(&$0.maxFrameRate)
      }
      keys.key("binned", .known(.boolean), about: KeySentence.binned) { $1(&$0.binned) }
      keys.key("pixelFormat", .known(.pixelFormat), about: "The media subtype of the format") { $1(&$0.pixelFormat) }
    }
    keys.key(
      "maxFrameRateOverride", .known(.frameRate),
      about: "The promised highest frame rate, in frames a second"
    ) {
      $1(&$0.maxFrameRateOverride)
    }
    keys.key("videoHDREnabled", .boolean, about: "Whether HDR video was on") { $1(&$0.videoHDREnabled) }
  }
}
