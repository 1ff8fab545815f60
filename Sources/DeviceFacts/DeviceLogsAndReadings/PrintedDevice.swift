import CaptureModel

/// A camera as a device prints it: `[Back Camera][com.apple.avfoundation.avcapturedevice.built-in_video:0]`.
///
/// Names are in the device's language; the number at the end of the id identifies the camera.
struct PrintedDevice: Hashable {
  /// `localizedName`.
  let name: String

  /// The number that its `uniqueID` ends with.
  let number: Int

  /// The text between the name and the number.
  static let mark: StaticString = "][com.apple.avfoundation.avcapturedevice.built-in_video:"

  /// Reads the camera with its mark at an offset of a line; `nil` if it is cut. `end` becomes the offset after its last
  /// bracket.
  init?(_ bytes: [UInt8], markAt mark: Int, in line: Range<Int>, end: inout Int) {
    let longest = 120
    let opener = bytes[max(line.lowerBound, mark - longest)..<mark].lastIndex(of: UInt8(ascii: "["))
    var reader = LogReader(bytes, mark + Self.mark.utf8CodeUnitCount..<line.upperBound)
    guard let opener, opener + 1 < mark, let digits = reader.integer(0...999), reader.take("]") else { return nil }
    name = reader.text(opener + 1..<mark)
    number = digits
    end = reader.position
  }

  /// The camera's type and position; `nil` if the id is unknown, or its English name belongs to another camera.
  var key: DeviceKey? {
    guard let row = Self.rows.first(where: { $0.number == number }) else { return nil }
    let isAnother = Self.rows.contains { $0.name == name && $0.number != number }
    return isAnother ? nil : DeviceKey(row.type, row.position)
  }

  /// The cameras as iPhone 11 Pro Max (iOS 13) and iPhone 17 Pro (iOS 26) print them.
  private static let rows: [(number: Int, name: String, type: DeviceType, position: DevicePosition)] = [
    (0, "Back Camera", .builtInWideAngleCamera, .back),
    (1, "Front Camera", .builtInWideAngleCamera, .front),
    (2, "Back Telephoto Camera", .builtInTelephotoCamera, .back),
    (3, "Back Dual Camera", .builtInDualCamera, .back),
    (4, "Front TrueDepth Camera", .builtInTrueDepthCamera, .front),
    (5, "Back Ultra Wide Camera", .builtInUltraWideCamera, .back),
    (6, "Back Dual Wide Camera", .builtInDualWideCamera, .back),
    (7, "Back Triple Camera", .builtInTripleCamera, .back),
    (8, "Front Ultra Wide Camera", .builtInUltraWideCamera, .front),
    (9, "Back LiDAR Depth Camera", .builtInLiDARDepthCamera, .back),
  ]
}
