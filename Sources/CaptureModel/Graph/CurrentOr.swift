import JSONSource

/// A value that an app sets, or a constant that keeps the current value or lets the system choose.
public enum CurrentOr<Value: Sendable>: Sendable {
  /// A value of the app's own.
  case value(Value)

  /// A constant such as `AVCaptureDevice.currentISO`: as it is.
  case current

  /// A constant such as `AVCaptureDevice.autoISO`: as automatic exposure chooses.
  case auto

  /// The app's own value; `nil` for a constant.
  public var value: Value? { if case .value(let value) = self { value } else { nil } }

  /// Whether the system chooses the value.
  public var isAutomatic: Bool { if case .auto = self { true } else { false } }
}

extension CurrentOr {
  /// A value of a shape, or `"current"`, or `"auto"` if that is a constant too.
  ///
  /// - Parameters:
  ///   - what: the value in words: `exposure duration`.
  ///   - expression: the constant in Swift, and `symbol` the same in Objective-C.
  ///   - automatic: the constant of iOS 27 for `"auto"`, in the same two ways.
  static func shape(
    _ own: Shape<Value>, _ what: StaticString, constant expression: String, _ symbol: String,
    auto automatic: (expression: String, symbol: String)? = nil
  ) -> Shape<CurrentOr> {
    var constants = [NameSymbols.Symbol(expression: expression, since: nil)]
    var names = ["current"]
    var aliases = [symbol]
    var spellings = [("current", 0), (symbol, 0)]
    if let automatic {
      constants.append(NameSymbols.Symbol(expression: automatic.expression, since: .iOS(27)))
      names.append("auto")
      aliases.append(automatic.symbol)
      spellings += [("auto", 1), (automatic.symbol, 1)]
    }
    let (all, allowed, others, places) = (constants, names, aliases, spellings)
    return Shape<CurrentOr>(
      .either([
        own.schema,
        .names { SchemaNames(allowed, aliases: others, symbols: NameSymbols(all, spellings: places)) },
      ]),
      write: { [write = own.write] value, names in
        switch value {
        case .value(let value): write(value, names)
        case .current: .text("current")
        case .auto: .text("auto")
        }
      }
    ) { reader, value in
      if reader.document.kind(of: value) != .string { return own.read(&reader, value).map { .value($0) } }
      let name = reader.document.string(of: value)
      if name == "current" || name == symbol { return .current }
      if let automatic, name == "auto" || name == automatic.symbol { return .auto }
      reader.reportUnknownValue(value, what: "\(what)", allowed: allowed)
      return nil
    }
  }
}
