/// The name of a model, taken apart: `iPhone 12 Pro`, `iphone-12-pro` or `iPhone13,3`.
struct ModelName {
  private let words: [String]

  /// Whether it is an identifier, which counts otherwise than the names do: iPhone 17 is `iPhone18,3`.
  private let isIdentifier: Bool

  init(_ name: String) {
    isIdentifier = name.utf8.contains(UInt8(ascii: ","))
    words = name.lowercased().split { !$0.isLetter && !$0.isNumber }.flatMap { word in
      // `iphone13` of an identifier is two words.
      word.hasPrefix("iphone") && word.count > 6
        ? ["iphone", String(word.dropFirst(6))]
        : word.hasPrefix("ipad") && word.count > 4 ? ["ipad", String(word.dropFirst(4))] : [String(word)]
    }
  }

  /// Whether a text has the form of a model's name.
  static func isOne(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasPrefix("iphone") || name.hasPrefix("ipad")
  }

  /// The id of the profile that is called most like this: of the nearest number, then with the fewest words apart.
  func nearest(in listings: [ProfileListing]) -> String? {
    guard words.count > 1 else { return nil }
    var best: (apart: (number: Int, words: Int), id: String)?
    for listing in listings {
      for other in listing.all.map(ModelName.init)
      where other.words.first == words.first && other.isIdentifier == isIdentifier {
        guard let apart = apart(from: other) else { continue }
        if best.map({ apart < $0.apart }) ?? true { best = (apart, listing.id) }
      }
    }
    return best?.id
  }

  private func apart(from other: ModelName) -> (number: Int, words: Int)? {
    let words = Set(words).symmetricDifference(other.words).count
    // The first number of an iPad is its size.
    if self.words.first != "iphone" && !isIdentifier {
      return Set(self.words).intersection(other.words).count > 1 ? (0, words) : nil
    }
    switch (number, other.number) {
    case (let one?, let two?): return (abs(one - two), words)
    case (nil, nil): return (0, words)
    default: return nil
    }
  }

  private var number: Int? { words.count > 1 ? Int(words[1].prefix { $0.isNumber }) : nil }

  /// Whether two names are the same but for one letter that is another, missing or too many, or two that changed places.
  static func isOneLetterApart(_ one: String, _ other: String) -> Bool {
    var one = Array(one.lowercased().unicodeScalars)[...]
    var other = Array(other.lowercased().unicodeScalars)[...]
    while let first = one.first, first == other.first { (one, other) = (one.dropFirst(), other.dropFirst()) }
    while let last = one.last, last == other.last { (one, other) = (one.dropLast(), other.dropLast()) }
    guard (one + other).allSatisfy({ !("0"..."9").contains($0) }) else { return false }
    let isSwap = one.count == 2 && other.count == 2 && one.elementsEqual(other.reversed())
    return isSwap || (one.count <= 1 && other.count <= 1 && one.count + other.count > 0)
  }
}
