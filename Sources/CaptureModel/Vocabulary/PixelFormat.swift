import JSONSource

/// A CoreVideo pixel format by its four-character code.
public struct PixelFormat: Hashable, Sendable, CustomStringConvertible {
  /// The four-character code: `420f`.
  public let code: String

  /// The code.
  public var description: String { code }

  /// The format with a code, which is not checked.
  package init(_ code: String) { self.code = code }

  /// The formats that every video data output of iOS offers: bi-planar 4:2:0 in both ranges, and BGRA.
  ///
  /// Source: `AVCaptureVideoDataOutput.availableVideoPixelFormatTypes`.
  public static let alwaysAvailable: [PixelFormat] = [
    PixelFormat("420v"), PixelFormat("420f"), PixelFormat("BGRA"),
  ]

  /// The eight-bit formats that cameras list.
  public static let eightBit = [PixelFormat("420v"), PixelFormat("420f")]

  /// The formats with a name.
  package static let known = codes.map { PixelFormat($0.code) }

  /// Whether samples are depth (in metres) or disparity.
  public var isDepth: Bool { ["hdis", "fdis", "hdep", "fdep"].contains(code) }

  /// Whether it is raw sensor data.
  public var isBayerRaw: Bool { ["grb4", "rgg4", "bgg4", "gbr4", "btp2"].contains(code) }

  /// Whether several sensor samples are packed into one value; nothing converts that to eight bits.
  public var isPackedBayer: Bool { code == "btp2" }

  static let codes: [(code: String, name: String)] = [
    ("420v", "420YpCbCr8BiPlanarVideoRange"), ("420f", "420YpCbCr8BiPlanarFullRange"),
    ("422v", "422YpCbCr8BiPlanarVideoRange"), ("422f", "422YpCbCr8BiPlanarFullRange"),
    ("x420", "420YpCbCr10BiPlanarVideoRange"), ("xf20", "420YpCbCr10BiPlanarFullRange"),
    ("x422", "422YpCbCr10BiPlanarVideoRange"), ("xf22", "422YpCbCr10BiPlanarFullRange"),
    ("BGRA", "32BGRA"), ("&8v0", "Lossless_420YpCbCr8BiPlanarVideoRange"),
    ("&8f0", "Lossless_420YpCbCr8BiPlanarFullRange"), ("&BGA", "Lossless_32BGRA"),
    ("&xv0", "Lossless_420YpCbCr10PackedBiPlanarVideoRange"),
    ("&xf0", "Lossless_420YpCbCr10PackedBiPlanarFullRange"),
    ("&xv2", "Lossless_422YpCbCr10PackedBiPlanarVideoRange"), ("-8v0", "Lossy_420YpCbCr8BiPlanarVideoRange"),
    ("-8f0", "Lossy_420YpCbCr8BiPlanarFullRange"), ("-BGA", "Lossy_32BGRA"),
    ("-xv0", "Lossy_420YpCbCr10PackedBiPlanarVideoRange"), ("-xv2", "Lossy_422YpCbCr10PackedBiPlanarVideoRange"),
    ("hdis", "DisparityFloat16"), ("fdis", "DisparityFloat32"), ("hdep", "DepthFloat16"), ("fdep", "DepthFloat32"),
    ("L008", "OneComponent8"), ("grb4", "14Bayer_GRBG"), ("rgg4", "14Bayer_RGGB"), ("bgg4", "14Bayer_BGGR"),
    ("gbr4", "14Bayer_GBRG"), ("RGhA", "64RGBAHalf"), ("btp2", "96VersatileBayerPacked12"),
    ("l64r", "64RGBALE"),
  ]
}

extension PixelFormat {
  /// All spellings of a format.
  fileprivate static var schemaNames: SchemaNames {
    let known = codes.map(\.code) + codes.map(\.name)
    return SchemaNames(
      codes.map(\.code), aliases: codes.map(\.name) + known.map { "kCVPixelFormatType_\($0)" },
      numbers: codes.map { number(of: $0.code) },
      symbols: NameSymbols(
        codes.map { NameSymbols.Symbol(expression: "kCVPixelFormatType_\($0.name)", since: nil) },
        spellings: codes.indices.flatMap { index in
          let (code, name) = codes[index]
          return [code, name, "kCVPixelFormatType_\(code)", "kCVPixelFormatType_\(name)"].map { ($0, index) }
        },
        numbers: codes.indices.map { (number(of: codes[$0].code), $0) }))
  }
}

extension PixelFormat {
  private static func number(of code: String) -> Int { code.utf8.reduce(0) { $0 << 8 | Int($1) } }

  /// CoreVideo's constant: `kCVPixelFormatType_32BGRA`.
  public var symbol: String {
    Self.codes.first { $0.code == code }.map { "kCVPixelFormatType_\($0.name)" } ?? ""
  }
}

extension Shape where Value == PixelFormat {
  /// A four-character code, the CoreVideo constant's name, or its integer.
  package static var pixelFormat: Shape {
    Shape(.names { PixelFormat.schemaNames }, write: { format, _ in .text(format.code) }) { reader, value in
      let text: String
      if let number = reader.document.number(of: value) {
        text = fourCharacterCode(number) ?? ""
      } else if let string = reader.document.string(of: value) {
        text = string
      } else {
        reader.reportWrongType(
          value, expected: "a string: a four-character code such as \"420f\"",
          allowed: "one of \(PixelFormat.codes.map(\.code).joined(separator: ", "))")
        return nil
      }
      let prefix = "kCVPixelFormatType_"
      let name = text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
      if let known = PixelFormat.codes.first(where: { $0.code.isBytewise(name) || $0.name.isBytewise(name) }) {
        return PixelFormat(known.code)
      }
      reader.reportUnknownValue(value, what: "pixel format", allowed: PixelFormat.codes.map(\.code))
      return nil
    }
  }

  private static func fourCharacterCode(_ number: Double) -> String? {
    guard number == number.rounded(), 0...Double(UInt32.max) ~= number else { return nil }
    let code = UInt32(number)
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: code >> $0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
