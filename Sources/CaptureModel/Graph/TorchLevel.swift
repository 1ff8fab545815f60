import JSONSource

/// The brightness of a torch.
public enum TorchLevel: Hashable, Sendable {
  /// A fraction of the highest level.
  case share(Double)

  /// `AVCaptureDevice.maxAvailableTorchLevel`: the highest level that the device's temperature allows.
  case maxAvailable
}

extension TorchLevel {
  /// A number, or `"maxAvailable"`; a rule checks whether the number is a valid level.
  static let shape = Shape<TorchLevel>(
    .either([number.schema, .names { names }]),
    write: { level, _ in if case .share(let share) = level { .number(share) } else { .text(maxAvailableName) } }
  ) { reader, value in
    if reader.document.kind(of: value) != .string { return number.read(&reader, value).map { .share($0) } }
    let name = reader.document.string(of: value)
    if name == maxAvailableName || name == symbol { return .maxAvailable }
    reader.reportUnknownValue(value, what: "torch level", allowed: [maxAvailableName])
    return nil
  }

  private static var names: SchemaNames {
    let level = NameSymbols.Symbol(expression: "AVCaptureDevice.maxAvailableTorchLevel", since: nil)
    return SchemaNames(
      [maxAvailableName], aliases: [symbol],
      symbols: NameSymbols([level], spellings: [(maxAvailableName, 0), (symbol, 0)]))
  }

  private static let maxAvailableName = "maxAvailable"
  private static let symbol = "AVCaptureMaxAvailableTorchLevel"
  private static let number = Shape<Double>.number(-1000...1000)
}
