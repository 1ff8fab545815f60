import JSONSource

/// An exposure bias: how much brighter than metered a camera exposes.
public enum ExposureBias: Hashable, Sendable {
  /// In EV.
  case value(Double)

  /// `AVCaptureDevice.currentExposureTargetBias`: the bias stays as it is.
  case current
}

extension ExposureBias {
  /// A number, or `"current"`. A rule compares the number with the camera's range.
  static let shape = Shape<ExposureBias>(
    .either([number.schema, .names { names }])
  ) { reader, value in
    if reader.document.kind(of: value) != .string { return number.read(&reader, value).map { .value($0) } }
    let name = reader.document.string(of: value)
    if name == currentName || name == symbol { return .current }
    reader.reportUnknownValue(value, what: "exposure bias", allowed: [currentName])
    return nil
  }

  private static var names: SchemaNames {
    let bias = NameSymbols.Symbol(expression: "AVCaptureDevice.currentExposureTargetBias", since: nil)
    return SchemaNames(
      [currentName], aliases: [symbol],
      symbols: NameSymbols([bias], spellings: [(currentName, 0), (symbol, 0)]))
  }

  private static let currentName = "current"
  private static let symbol = "AVCaptureExposureTargetBiasCurrent"
  private static let number = Shape<Double>.number(-1000...1000)
}
