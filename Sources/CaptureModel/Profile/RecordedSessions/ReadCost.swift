public import JSONSource

/// A cost as it was printed.
public struct ReadCost: Sendable {
  /// The number.
  public var value = 0.0

  /// How many decimals were printed.
  public var decimals = 0

  /// The costs that print like this: the number plus or minus half a unit of its last decimal.
  public var interval: CostInterval {
    var half = 0.5
    for _ in 0..<decimals { half /= 10 }
    return CostInterval(low: max(0, value - half), value: value, high: value + half)
  }
}

extension ReadCost {
  /// A number from 0 to 100, with its decimals as written.
  package static let shape = Shape<ReadCost>(.number(0...100, isInteger: false)) { reader, value in
    guard let cost = reader.number(value, in: 0...100, isInteger: false, unit: nil) else { return nil }
    return ReadCost(value: cost, decimals: decimals(of: reader.document.source[reader.document.range(of: value)]))
  }

  /// One cost, or several; `null` if none was read.
  static var list: Shape<[ReadCost]> {
    let several = Shape<[ReadCost]>.values(of: shape)
    let costs = Shape<[ReadCost]>(.either([shape.schema, several.schema])) { reader, value in
      if reader.document.kind(of: value) == .array { return several.read(&reader, value) }
      return shape.read(&reader, value).map { [$0] }
    }
    return Shape<[ReadCost]?>.nullable(costs).map { $0 ?? [] }
  }

  /// The number of written decimals; a `Float` has at most 9 significant ones.
  private static func decimals(of text: String) -> Int {
    let parts = text.lowercased().split(separator: "e", maxSplits: 1)
    let digits = parts.first?.split(separator: ".", maxSplits: 1).dropFirst().first?.count ?? 0
    let exponent = parts.dropFirst().first.flatMap { Int($0) } ?? 0
    return min(max(digits.subtractingReportingOverflow(exponent).partialValue, 0), 9)
  }
}

extension ReadCost: KeyScalar, JSONScalar {
  package static var blank: ReadCost { ReadCost() }

  package mutating func code(with coder: inout some PackingCoder) {
    coder.code(&value)
    coder.code(&decimals)
  }

  /// Writes a single cost as a number, and several as a list on one line.
  package static func write(_ list: [ReadCost], _ key: String, to writer: inout JSONWriter) {
    if list.count == 1 { list[0].write(key, to: &writer) } else { writer.words(key, list) }
  }

  /// Appends the number with all its decimals, since they show the printed precision.
  public func appendJSON(to bytes: inout [UInt8]) {
    let text = JSONNumber.text(of: value)
    bytes.append(contentsOf: text.utf8)
    let written = text.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1).dropFirst().first?.count ?? 0
    guard written < decimals, !text.utf8.contains(UInt8(ascii: "e")) else { return }
    if written == 0 { bytes.append(UInt8(ascii: ".")) }
    bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: decimals - written))
  }
}
