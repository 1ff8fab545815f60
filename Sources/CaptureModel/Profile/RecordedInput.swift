import JSONSource

/// A camera or microphone of a session that was read.
public struct RecordedInput: Sendable {
  /// The name that connections call it by.
  public var id = ""

  /// `AVCaptureDevice.deviceType`, under its current name.
  public var deviceType: DeviceType?

  /// `AVCaptureDevice.position`.
  public var position: DevicePosition?

  /// Columns of the format's video, in pixels.
  public var width: Int?

  /// Rows of the format's video, in pixels.
  public var height: Int?

  /// The highest frame rate of the format.
  public var maxFrameRate: FrameRate?

  /// `isVideoBinned`.
  public var binned: Bool?

  /// The media subtype of the format.
  public var pixelFormat: PixelFormat?

  /// The promise that no frame comes faster (`videoMinFrameDurationOverride`).
  public var maxFrameRateOverride: FrameRate?

  /// `isVideoHDREnabled`.
  public var videoHDREnabled = false

  /// The type and position; `nil` where one of them was not recorded.
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
    keys.key("id", .text("the input's id"), about: "The name", .required) { $1(&$0.id) }
    keys.key("deviceType", .known(.deviceType), about: "The kind of camera, or the microphone") { $1(&$0.deviceType) }
    keys.key("position", .known(.name("position")), about: "Where the device is") { $1(&$0.position) }
    keys.group("activeFormat", about: "What was recorded of the format", .onOneLine) { keys in
      keys.key("width", .known(.integer(1...100_000, "pixels")), about: "Columns of the format's video, in pixels") {
        $1(&$0.width)
      }
      keys.key("height", .known(.integer(1...100_000, "pixels")), about: "Rows of the format's video, in pixels") {
        $1(&$0.height)
      }
      keys.key("maxFrameRate", .known(.frameRate), about: "The highest frame rate of the format") {
        $1(&$0.maxFrameRate)
      }
      keys.key("binned", .known(.boolean), about: "Whether several pixels of the sensor make one") { $1(&$0.binned) }
      keys.key("pixelFormat", .known(.pixelFormat), about: "The media subtype") { $1(&$0.pixelFormat) }
    }
    keys.key("maxFrameRateOverride", .known(.frameRate), about: "A limit of the rate: no frame comes faster") {
      $1(&$0.maxFrameRateOverride)
    }
    keys.key("videoHDREnabled", .boolean, about: "Whether HDR video is on") { $1(&$0.videoHDREnabled) }
  }
}
