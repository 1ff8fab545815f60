import JSONSource

/// A depth format of a camera's format (`AVCaptureDevice.Format`).
public struct DepthFormat: Sendable {
  /// Columns of a depth map, in pixels.
  public var width = 0

  /// Rows of a depth map, in pixels.
  public var height = 0

  /// The highest frame rate, in frames a second; `nil` if unknown.
  public var maxFrameRate: FrameRate?

  /// Its media subtypes, depth or disparity; `nil` if unknown.
  public var pixelFormats: [PixelFormat]?

  /// A depth format with only its size known.
  public init(width: Int = 0, height: Int = 0) { (self.width, self.height) = (width, height) }

  /// The size of a depth map.
  public var dimensions: Dimensions { Dimensions(width, height) }
}

extension DepthFormat: KeyedObject, ShapedObject {
  package static var blank: DepthFormat { DepthFormat() }

  package static let shape = ObjectShape(keysOf: DepthFormat.self)

  package static func visit(_ keys: inout some KeyVisitor<DepthFormat>) {
    keys.key(
      "width", .integer(1...100_000, "pixels"), about: "Columns of a depth map, in pixels", .required
    ) { $1(&$0.width) }
    keys.key(
      "height", .integer(1...100_000, "pixels"), about: "Rows of a depth map, in pixels", .required
    ) { $1(&$0.height) }
    keys.key("maxFrameRate", .nullable(.frameRate), about: KeySentence.highestRate) {
      $1(&$0.maxFrameRate)
    }
    keys.key(
      "pixelFormats", .nullable(.values(of: .pixelFormat)),
      about: "Its media subtypes, depth or disparity"
    ) { $1(&$0.pixelFormats) }
  }
}
