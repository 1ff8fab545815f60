import JSONSource
public import CaptureModel

extension PixelFormat {
  /// Whether a video data output can deliver this pixel format from a camera that runs a format; `nil` if unknown.
  ///
  /// Don't use it for the pixel formats that are always available.
  public func isAvailable(from camera: ResolvedCamera?, in format: DeviceFormat?) -> Bool? {
    if !isOfFormats { return false }
    // The code of a compressed format begins with `&` or `-`; if `x` follows, the format has ten bits and needs a
    // ten-bit camera format.
    let isCompressed = code.hasPrefix("&") || code.hasPrefix("-")
    if isCompressed && !code.dropFirst().hasPrefix("x") { return nil }
    guard let camera else { return nil }
    func runs(_ codes: [String]) -> Bool? {
      if let chosen = camera.input.activeFormat?.pixelFormat?.value { return codes.contains(chosen.code) }
      return format?.pixelFormats.map { $0.contains { codes.contains($0.code) } }
    }
    if !isCompressed && runs([code]) == true { return true }
    // No profile says whether a device compresses, or converts from one range to another.
    let family = isCompressed ? Self.native(of: code) : [code, Self.otherRange(of: code)]
    return runs(family) == false ? false : nil
  }

  /// Whether a camera may have formats of this kind.
  public var isOfFormats: Bool { !isDepth && (!isBayerRaw || isPackedBayer) && code != "L008" && code != "RGhA" }

  /// The uncompressed formats that a compressed ten-bit format is made from.
  private static func native(of code: String) -> [String] {
    code.hasSuffix("2") ? ["x422", "xf22"] : ["x420", "xf20"]
  }

  /// The same format with the other range, full or video.
  private static func otherRange(of code: String) -> String {
    let pairs = ["x420": "xf20", "xf20": "x420", "x422": "xf22", "xf22": "x422", "422v": "422f", "422f": "422v"]
    return pairs[code] ?? code
  }
}
