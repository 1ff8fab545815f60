import JSONSource

/// A value that an app sets, or the constant that leaves it as it is at the moment.
public enum CurrentOr<Value: Sendable>: Sendable {
  /// A value of the app's own.
  case value(Value)

  /// A constant such as `AVCaptureDevice.currentISO`: as it is.
  case current

  /// The app's own value; `nil` for the constant.
  public var value: Value? { if case .value(let value) = self { value } else { nil } }
}

extension CurrentOr {
  /// A value of a shape, or `"current"`.
  ///
  /// - Parameters:
  ///   - what: the value in words: `exposure duration`.
  ///   - expression: the constant in Swift, and `symbol` the same in Objective-C.
  static func shape(
    _ own: Shape<Value>, _ what: StaticString, constant expression: String, _ symbol: String
  ) -> Shape<CurrentOr> {
    let constant = NameSymbols.Symbol(expression: expression, since: nil)
    return Shape<CurrentOr>(
      .either([
        own.schema,
        .names {
          SchemaNames(
            ["current"], aliases: [symbol],
            symbols: NameSymbols([constant], spellings: [("current", 0), (symbol, 0)]))
        },
      ])
    ) { reader, value in
      if reader.document.kind(of: value) != .string { return own.read(&reader, value).map { .value($0) } }
      let name = reader.document.string(of: value)
      if name == "current" || name == symbol { return .current }
      reader.reportUnknownValue(value, what: "\(what)", allowed: ["current"])
      return nil
    }
  }
}
