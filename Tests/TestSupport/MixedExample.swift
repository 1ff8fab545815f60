import JSONSource

/// Two examples of rules mixed at random: the settings of one beside those of another, so that rules meet which no example
/// brings together.
package enum MixedExample {
  /// The first example's text; where its objects lack a key that the second's have, some get it.
  package static func mix(_ first: String, _ second: String, using generator: inout SeededGenerator) -> String {
    guard let left = JSONParser.parse(SourceText(first), limit: 1 << 20).document,
      let right = JSONParser.parse(SourceText(second), limit: 1 << 20).document
    else { return first }
    var mixing = Mixing(left: left, right: right)
    mixing.mix(left.root, right.root, using: &generator)
    let edits = mixing.edits.sorted { $0.range < $1.range }
    return String(decoding: SourceEdit.apply(edits, to: left.source.bytes), as: UTF8.self)
  }

  private struct Mixing {
    let left: JSONDocument
    let right: JSONDocument
    var edits: [SourceEdit] = []

    mutating func mix(_ own: JSONValue, _ other: JSONValue, using generator: inout SeededGenerator) {
      if left.kind(of: own) == .array, right.kind(of: other) == .array {
        for (own, other) in zip(left.elements(of: own), right.elements(of: other)) {
          mix(own, other, using: &generator)
        }
      }
      guard left.kind(of: own) == .object, right.kind(of: other) == .object, left.count(of: own) > 0 else { return }
      for member in right.members(of: other) {
        guard let key = right.string(of: member.key) else { continue }
        if let same = left.member(key, of: own) {
          mix(same.value, member.value, using: &generator)
        } else if Bool.random(using: &generator) {
          let range = right.range(of: member.value)
          let value = String(
            decoding: right.source.bytes[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
          let place = left.range(of: own).lowerBound + 1
          edits.append(SourceEdit(SourceRange(place, place), with: " \"\(key)\": \(value),"))
        }
      }
    }
  }
}
