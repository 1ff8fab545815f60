/// A part of a profile that can be packed.
///
/// One description serves both ways, so that what is written down is what is read. The packed form is for profiles that
/// are built in: it is read back by the same build that wrote it, and nothing else depends on it.
protocol Packable {
  /// What an unpacked value begins as.
  static var blank: Self { get }

  /// Hands over the parts, always in the same order: a packer writes them down, an unpacker replaces them.
  mutating func carry(by carrier: inout some PartCarrier)
}

/// Writes numbers and texts down, or replaces them by those that were written.
protocol PartCarrier {
  mutating func carry(number: inout UInt64)
  mutating func carry(text: inout String)
}

extension PartCarrier {
  mutating func carry(_ part: inout some Packable) { part.carry(by: &self) }
}

extension Bool: Packable {
  static var blank: Bool { false }

  mutating func carry(by carrier: inout some PartCarrier) {
    var number: UInt64 = self ? 1 : 0
    carrier.carry(number: &number)
    self = number != 0
  }
}

extension Int: Packable {
  static var blank: Int { 0 }

  mutating func carry(by carrier: inout some PartCarrier) {
    var number = UInt64(bitPattern: Int64(self))
    carrier.carry(number: &number)
    self = Int(Int64(bitPattern: number))
  }
}

extension Double: Packable {
  static var blank: Double { 0 }

  mutating func carry(by carrier: inout some PartCarrier) {
    // Most numbers are small and whole, and short as such.
    var isWhole = sign == .plus && UInt64(exactly: self).map { $0 < 1 << 53 } ?? false
    carrier.carry(&isWhole)
    var number = isWhole ? UInt64(self) : bitPattern
    carrier.carry(number: &number)
    self = isWhole ? Double(number) : Double(bitPattern: number)
  }
}

extension String: Packable {
  static var blank: String { "" }

  mutating func carry(by carrier: inout some PartCarrier) { carrier.carry(text: &self) }
}

extension Optional: Packable where Wrapped: Packable {
  static var blank: Wrapped? { nil }

  mutating func carry(by carrier: inout some PartCarrier) {
    var value: Wrapped = self ?? .blank
    var isKnown = self != nil
    carrier.carry(&isKnown)
    if isKnown { carrier.carry(&value) }
    self = isKnown ? value : nil
  }
}

extension Array: Packable where Element: Packable {
  static var blank: [Element] { [] }

  mutating func carry(by carrier: inout some PartCarrier) {
    var count = self.count
    carrier.carry(&count)
    if count == 0 { return }
    reserveCapacity(count)
    while self.count < count { append(.blank) }
    for index in indices { carrier.carry(&self[index]) }
  }
}

extension ClosedRange: Packable where Bound == Double {
  static var blank: ClosedRange<Double> { 0...0 }

  mutating func carry(by carrier: inout some PartCarrier) {
    var (low, high) = (lowerBound, upperBound)
    carrier.carry(&low)
    carrier.carry(&high)
    self = low...(low < high ? high : low)
  }
}

extension Packable where Self: Vocabulary {
  static var blank: Self { allCases[0] }

  mutating func carry(by carrier: inout some PartCarrier) {
    var place = Self.allCases.firstIndex(of: self) ?? 0
    carrier.carry(&place)
    self = Self.allCases[place]
  }
}
