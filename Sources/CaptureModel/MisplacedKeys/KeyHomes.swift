import JSONSource

/// Tells where keys belong that are written in another object, by the declarations of the document's keys.
struct KeyHomes {
  private let document: JSONDocument
  private let fields: [SchemaField]

  /// The most kinds of object to name: a key that more have, such as `width`, says nothing.
  private static let mostHomes = 3

  /// The most nodes of a document in which a place for a key is searched.
  private static let mostNodes = 20_000

  /// Adds to the faults of stray keys where they belong, and fixes that move them.
  static func tell(
    _ findings: inout [Finding], of strays: [StrayKey], in document: JSONDocument, _ fields: [SchemaField]
  ) {
    guard !strays.isEmpty, document.mayBeQuoted else { return }
    let homes = KeyHomes(document: document, fields: fields)
    let places = document.nodes.count <= mostNodes ? KeyPlaces(document, fields) : nil
    for stray in strays where findings.indices.contains(stray.finding) {
      homes.tell(&findings[stray.finding], of: stray, places)
    }
  }

  /// The longest name that may be a key's, in bytes: comparing longer ones takes long, and none is a key.
  private static let longestName = 100

  private func tell(_ finding: inout Finding, of stray: StrayKey, _ places: KeyPlaces?) {
    guard let name = document.string(of: stray.key), name.utf8.count <= Self.longestName else { return }
    let value = JSONValue(index: stray.key.index + 1)
    // A name that a key of a part of this object is called by is meant more often than what the word means elsewhere.
    let part = places?.part(of: stray.object, called: name, for: value)
    if let part, let fix = places?.fix(moving: stray.key, to: part) {
      finding.become(belongingTo: part.words, as: part.field.name, fix)
      return
    }
    guard !stray.isSlip else { return }
    let all = KeyHome.all(of: name, in: fields).filter { $0.field.type.fits(value, in: document) }
    let named = all.filter(\.isNamesake)
    let homes = Self.nearest(named.isEmpty ? all : named)
    let words = homes.reduce(into: [String]()) { if !$0.contains($1.words) { $0.append($1.words) } }
    guard !words.isEmpty, !(stray.isSpelling && finding.isNear(name)) else { return }
    let other = homes.first { $0.field.name != name }?.field.name
    guard let places, let place = places.place(for: name, value, from: stray.object) else {
      if words.count <= Self.mostHomes {
        finding.become(belongingTo: words.joined(separator: " or "), as: other, nil)
      }
      return
    }
    let home = words.count == 1 ? words[0] : places.pointer(to: place)
    finding.become(belongingTo: home, as: other, places.fix(moving: stray.key, to: place))
  }

  /// The homes that the fewest keys lead to.
  private static func nearest(_ homes: [KeyHome]) -> [KeyHome] {
    let least = homes.map(\.depth).min() ?? 0
    return homes.filter { $0.depth == least }
  }
}

extension Finding {
  /// Whether its suggestion is the same word with or without its last letter, as `profile` and `profiles` are.
  fileprivate func isNear(_ name: String) -> Bool {
    guard let suggestion else { return false }
    return abs(suggestion.count - name.count) == 1 && (suggestion.hasPrefix(name) || name.hasPrefix(suggestion))
  }

  /// Says where the key belongs; `other` is its name there if that is another one.
  fileprivate mutating func become(belongingTo words: String, as other: String?, _ fix: Fix?) {
    self = Finding(
      fault: .unknownKey, severity: severity, message: message, range: range,
      label: "belongs to \(words)" + (other.map { ", as '\($0)'" } ?? ""), fixes: fix.map { [$0] } ?? [])
  }
}
