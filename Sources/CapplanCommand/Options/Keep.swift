import CaptureModel
import CaptureSession

extension ValueReader where Value == KeptInput {
  /// `INPUT`, `INPUT=1920x1080` or `INPUT=1920x1080@30`.
  static var keep: Self {
    let form = "INPUT[=WxH[@R]]"
    return ValueReader(form) { text throws(BadValue) in
      if text.isEmpty { throw .empty }
      guard let equals = text.utf8.lastIndex(of: UInt8(ascii: "=")) else {
        var untouched = KeptFloor()
        untouched.isUntouched = true
        return KeptInput(text, untouched)
      }
      let input = String(text[..<equals])
      guard !input.isEmpty, let floor = KeptFloor(text[text.utf8.index(after: equals)...]) else {
        throw .malformed(text, expected: "\(form), as in back=1920x1080@30")
      }
      return KeptInput(input, floor)
    }
  }
}

extension KeptFloor {
  /// `1920x1080` or `1920x1080@30`.
  fileprivate init?(_ text: Substring) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard let size = parts.first, parts.count <= 2 else { return nil }
    guard let size = Dimensions(written: size) else { return nil }
    self.init()
    (width, height) = (size.width, size.height)
    guard parts.count == 2 else { return }
    guard let rate = DecimalNumber.value(of: String(parts[1])), rate > 0, rate.isFinite else { return nil }
    frameRate = FrameRate(rate)
  }
}

extension ValueReader where Value == Dimensions {
  /// `1280x720`.
  static var size: Self {
    ValueReader("WxH") { text throws(BadValue) in
      if text.isEmpty { throw .empty }
      guard let size = Dimensions(written: text[...]) else { throw .malformed(text, expected: "WxH, as in 1280x720") }
      return size
    }
  }
}

extension Dimensions {
  /// `1920x1080`: digits only, above 0 and below 100,000. `Int` alone would accept a sign too.
  fileprivate init?(written text: Substring) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { side -> Int? in
      guard side.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
      return Int(side).flatMap { (1...100_000).contains($0) ? $0 : nil }
    }
    guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
    self.init(width, height)
  }
}
