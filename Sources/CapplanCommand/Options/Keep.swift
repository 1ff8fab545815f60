/// What a plan must not take from an input.
package struct Keep: Hashable, Sendable {
  /// The least that an input keeps.
  package struct Floor: Hashable, Sendable {
    package let width: Int
    package let height: Int

    /// Frames a second; `nil` where any rate will do.
    package let frameRate: Double?

    package init(width: Int, height: Int, frameRate: Double? = nil) {
      self.width = width
      self.height = height
      self.frameRate = frameRate
    }
  }

  /// The id of the input.
  package let input: String

  /// The least that it keeps; `nil`: it stays as the graph has it.
  package let floor: Floor?

  package init(input: String, floor: Floor? = nil) {
    self.input = input
    self.floor = floor
  }
}

extension ValueReader where Value == Keep {
  /// `INPUT`, `INPUT=1920x1080` or `INPUT=1920x1080@30`.
  package static var keep: Self {
    let form = "INPUT[=WxH[@R]]"
    return ValueReader(form) { text throws(BadValue) in
      if text.isEmpty { throw .empty }
      guard let equals = text.utf8.lastIndex(of: UInt8(ascii: "=")) else { return Keep(input: text) }
      let input = String(text[..<equals])
      guard !input.isEmpty, let floor = Keep.Floor(text[text.utf8.index(after: equals)...]) else {
        throw .malformed(text, expected: "\(form), as in back=1920x1080@30")
      }
      return Keep(input: input, floor: floor)
    }
  }
}

extension Keep.Floor {
  /// `1920x1080` or `1920x1080@30`.
  fileprivate init?(_ text: Substring) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard let size = parts.first, parts.count <= 2 else { return nil }
    let sides = size.split(separator: "x", omittingEmptySubsequences: false).map(Self.pixels)
    guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
    guard parts.count == 2 else {
      self.init(width: width, height: height)
      return
    }
    guard let rate = DecimalNumber.value(of: String(parts[1])), rate > 0, rate.isFinite else { return nil }
    self.init(width: width, height: height, frameRate: rate)
  }

  /// Digits only, above 0: `Int` would take a sign too.
  private static func pixels(_ text: Substring) -> Int? {
    guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
    return Int(text).flatMap { $0 > 0 ? $0 : nil }
  }
}
