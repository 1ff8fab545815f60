package import JSONSource

/// The amount that a stabilization mode adds to systemPressureCost.
public struct StabilizationCost: Sendable {
  /// The mode.
  public var mode: StabilizationMode

  /// The amount.
  public var cost: Coefficient

  /// A mode and its amount.
  package init(mode: StabilizationMode, cost: Coefficient) { (self.mode, self.cost) = (mode, cost) }
}

extension StabilizationCost: KeyValue {
  package static var blank: StabilizationCost { StabilizationCost(mode: .blank, cost: .blank) }

  /// An object with the cost of each mode.
  static let list = Shape<[StabilizationCost]>.pairs(of: Coefficient.shape) { key, cost in
    StabilizationMode(rawValue: key).map { StabilizationCost(mode: $0, cost: cost) }
  }

  package mutating func code(with coder: inout some PackingCoder) {
    coder.code(&mode)
    coder.code(&cost)
  }

  package func write(_ key: String, to writer: inout JSONWriter) { StabilizationCost.write([self], key, to: &writer) }

  package func writeElement(to writer: inout JSONWriter) { writer.object { cost.write(mode.rawValue, to: &$0) } }

  package static func write(_ list: [StabilizationCost], _ key: String, to writer: inout JSONWriter) {
    writer.object(key) { writer in
      for cost in list { cost.cost.write(cost.mode.rawValue, to: &writer) }
    }
  }
}
