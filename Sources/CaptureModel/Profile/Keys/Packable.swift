/// A part of a profile that can be packed.
///
/// One description packs and unpacks, so that both agree. The packed form is for bundled profiles: only the build that
/// wrote it reads it.
package protocol Packable {
  /// The value to unpack into.
  static var blank: Self { get }

  /// Passes the parts, always in the same order: a packer writes them, an unpacker replaces them.
  mutating func code(with coder: inout some PackingCoder)
}

/// Writes numbers and texts, or replaces them with those that were written.
package protocol PackingCoder {
  /// Writes or replaces a number.
  mutating func code(number: inout UInt64)

  /// Writes or replaces a text.
  mutating func code(text: inout String)
}

extension PackingCoder {
  /// Writes or replaces a part.
  package mutating func code(_ part: inout some Packable) { part.code(with: &self) }
}

extension Bool: Packable {
  package static var blank: Bool { false }

  package mutating func code(with coder: inout some PackingCoder) {
    var number: UInt64 = self ? 1 : 0
    coder.code(number: &number)
    self = number != 0
  }
}

extension Int: Packable {
  package static var blank: Int { 0 }

  package mutating func code(with coder: inout some PackingCoder) {
    var number = UInt64(bitPattern: Int64(self))
    coder.code(number: &number)
    self = Int(Int64(bitPattern: number))
  }
}

extension Double: Packable {
  package static var blank: Double { 0 }

  package mutating func code(with coder: inout some PackingCoder) {
    // Most numbers are small whole numbers, which are short if packed as such.
    var isWhole = sign == .plus && UInt64(exactly: self).map { $0 < 1 << 53 } ?? false
    coder.code(&isWhole)
    var number = isWhole ? UInt64(self) : bitPattern
    coder.code(number: &number)
    self = isWhole ? Double(number) : Double(bitPattern: number)
  }
}

extension String: Packable {
  package static var blank: String { "" }

  package mutating func code(with coder: inout some PackingCoder) { coder.code(text: &self) }
}

extension Optional: Packable where Wrapped: Packable {
  package static var blank: Wrapped? { nil }

  package mutating func code(with coder: inout some PackingCoder) {
    var value: Wrapped = self ?? .blank
    var isKnown = self != nil
    coder.code(&isKnown)
    if isKnown { coder.code(&value) }
    self = isKnown ? value : nil
  }
}

extension Array: Packable where Element: Packable {
  package static var blank: [Element] { [] }

  package mutating func code(with coder: inout some PackingCoder) {
    var count = self.count
    coder.code(&count)
    if count == 0 { return }
    reserveCapacity(count)
    while self.count < count { append(.blank) }
    for index in indices { coder.code(&self[index]) }
  }
}

extension ClosedRange: Packable where Bound == Double {
  package static var blank: ClosedRange<Double> { 0...0 }

  package mutating func code(with coder: inout some PackingCoder) {
    var (low, high) = (lowerBound, upperBound)
    coder.code(&low)
    coder.code(&high)
    self = low...(low < high ? high : low)
  }
}

extension Packable where Self: Vocabulary {
  package static var blank: Self { allCases[0] }

  package mutating func code(with coder: inout some PackingCoder) {
    var index = Self.allCases.firstIndex(of: self) ?? 0
    coder.code(&index)
    self = Self.allCases[index]
  }
}
