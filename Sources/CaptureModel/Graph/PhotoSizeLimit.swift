public import JSONSource

/// How large photos may be.
public enum PhotoSizeLimit: Hashable, Sendable {
  /// As large as this.
  case size(Dimensions)

  /// As large as they can be: those of an output are limited by the active format, and those of a request by its output.
  case largest
}

extension Located<PhotoSizeLimit> {
  /// The size; `nil` if the device decides it.
  public var size: Located<Dimensions>? {
    if case .size(let size) = value { Located<Dimensions>(size, at: range) } else { nil }
  }
}

extension PhotoSizeLimit {
  /// The limit of an output: a size, or `"largest"`.
  static let ofOutput = shape(largest: largestOfFormat)

  /// The limit of a request: a size, or `"largest"`.
  static let ofRequest = shape(largest: largestOfOutput)

  /// The symbol that `"largest"` stands for at an output.
  package static let largestOfFormat = "AVCaptureDevice.Format.supportedMaxPhotoDimensions"

  /// The symbol that `"largest"` stands for in a request.
  package static let largestOfOutput = "AVCapturePhotoOutput.maxPhotoDimensions"

  private static func shape(largest symbol: String) -> Shape<PhotoSizeLimit> {
    Shape<PhotoSizeLimit>(
      .either([
        Dimensions.shape.schema,
        .names {
          let largest = NameSymbols.Symbol(expression: symbol, since: .iOS(16))
          return SchemaNames([largestName], symbols: NameSymbols([largest], spellings: [(largestName, 0)]))
        },
      ]),
      write: { limit, names in
        if case .size(let size) = limit { Dimensions.shape.write(size, names) } else { .text(largestName) }
      }
    ) { reader, value in
      if reader.document.kind(of: value) != .string { return Dimensions.shape.read(&reader, value).map { .size($0) } }
      if reader.document.string(of: value) == largestName { return .largest }
      reader.reportUnknownValue(value, what: "photo size", allowed: [largestName])
      return nil
    }
  }

  private static let largestName = "largest"
}
