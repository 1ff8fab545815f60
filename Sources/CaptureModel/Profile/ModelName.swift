/// The parts of a model's name: `iPhone 12 Pro`, `iphone-12-pro` or `iPhone13,3`.
struct ModelName {
  /// `iphone` or `ipad`.
  private let family: String

  /// Whether it is an identifier, which has other numbers than the name: iPhone 17 is `iPhone18,3`.
  private let isIdentifier: Bool

  /// The numbers that grow over the years: 12 in `iPhone 12 Pro`, 5 in `iPad Pro 11-inch (M5)`, 13 and 3 in
  /// `iPhone13,3`.
  private let numbers: [Int]

  /// The words that hint at its cameras: `pro`, and the `e` of `iPhone 16e`.
  private var kind: Set<String>

  /// The words for its size only.
  private let size: Set<String>

  private static let families = ["iphone", "ipad"]
  private static let sizes: Set<String> = ["plus", "max", "mini"]

  /// A model's name; `nil` for other text.
  init?(_ name: String) {
    guard let family = Self.family(of: name) else { return nil }
    self.family = family
    isIdentifier = name.utf8.contains(UInt8(ascii: ","))
    let words = name.lowercased().dropFirst(family.count).split { !$0.isLetter && !$0.isNumber }.map(String.init)
    var numbers: [Int] = []
    var others: Set<String> = []
    for word in words {
      let digits = word.prefix { $0.isNumber }
      // An iPad is identified by its chip: its other numbers are sizes.
      if family == "ipad", !isIdentifier, word.first == "a" || word.first == "m", let chip = Int(word.dropFirst()) {
        numbers.append(chip)
      } else if family == "iphone" || isIdentifier, let number = Int(digits), isIdentifier || numbers.isEmpty {
        numbers.append(number)
        others.insert(String(word.dropFirst(digits.count)))
      } else {
        others.insert(word)
      }
    }
    others.remove("")
    self.numbers = numbers
    // Small iPads have other cameras than large ones.
    size = family == "iphone" ? others.intersection(Self.sizes) : []
    kind = others.subtracting(size)
  }

  /// Whether a text starts like a model's name.
  static func isOne(_ name: String) -> Bool { family(of: name) != nil }

  private static func family(of name: String) -> String? {
    let name = name.lowercased()
    return families.first { name.hasPrefix($0) }
  }

  /// The id of the profile with the most similar name.
  ///
  /// The kind counts first, so that the cameras are similar; then the nearest number, so that the chip is; among
  /// equals, the newest wins. Words that no other model has don't count.
  func nearest(in models: [(name: ModelName, id: String)]) -> String? {
    let others = models.filter { $0.name.family == family && $0.name.isIdentifier == isIdentifier }
    var asked = self
    asked.kind.formIntersection(others.reduce(into: Set()) { $0.formUnion($1.name.kind) })
    var best: (apart: [Int], id: String)?
    for other in others {
      let apart = asked.apart(from: other.name)
      if best.map({ !$0.apart.lexicographicallyPrecedes(apart) }) ?? true { best = (apart, other.id) }
    }
    return best?.id
  }

  /// The distances between two names, the most significant first.
  private func apart(from other: ModelName) -> [Int] {
    let steps = (0..<2).map { place -> Int in
      switch (numbers.dropFirst(place).first, other.numbers.dropFirst(place).first) {
      case (let one?, let two?): Int(clamping: one.subtractingReportingOverflow(two).partialValue.magnitude)
      case (nil, nil): 0
      default: Int.max
      }
    }
    // `iphone-se` means the `iphone-se-3rd-generation` rather than a model without a word of its own.
    let words = [kind.subtracting(other.kind).count, other.kind.subtracting(kind).count]
    return words + steps + [size.symmetricDifference(other.size).count]
  }

  /// Whether two names in lower case differ in one letter: changed, missing, added, or swapped with the next. Digits
  /// must be equal.
  static func isOneLetterApart(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Bool {
    guard abs(one.count - other.count) <= 1 else { return false }
    var one = one[...]
    var other = other[...]
    while let first = one.first, first == other.first { (one, other) = (one.dropFirst(), other.dropFirst()) }
    while let last = one.last, last == other.last { (one, other) = (one.dropLast(), other.dropLast()) }
    guard (one + other).allSatisfy({ !("0"..."9").contains($0) }) else { return false }
    let isSwap = one.count == 2 && other.count == 2 && one.elementsEqual(other.reversed())
    return isSwap || (one.count <= 1 && other.count <= 1 && one.count + other.count > 0)
  }
}
