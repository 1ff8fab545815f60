import JSONSource

/// Pairs the findings of an old graph with those of a new one.
///
/// Lines move, elements come and go, costs drift, ids are renamed: none of that makes a finding a new one. Two are the
/// same if a rule says the same of the same thing.
struct FindingMatcher {
  /// A finding before and after, or one that is only on one side.
  struct Pair: Hashable {
    let old: Finding?
    let new: Finding?
  }

  private struct Key: Hashable {
    let rule: RuleID
    let path: String
    let message: String
  }

  /// What tells a finding from others, closest first; two findings are the same if they share one of the keys.
  private struct Identity {
    let exact: Key
    let similar: Key

    /// The key without the connection, if the other graph has no such connection: it may have been changed.
    let moved: Key?

    /// The key without a path: the same may be said elsewhere, as when two connections are swapped.
    let elsewhere: Key
  }

  /// One of the two graphs.
  private struct Side {
    var namer: PathNamer
    let renames: [String: String]
    let otherConnections: Set<String>
    private var identities: [Finding: Identity] = [:]

    init(_ document: JSONDocument, renames: [String: String], otherConnections: Set<String>) {
      namer = PathNamer(document, renames: renames)
      self.renames = renames
      self.otherConnections = otherConnections
    }

    mutating func identity(of finding: Finding) -> Identity {
      if let known = identities[finding] { return known }
      let path = namer.path(of: finding.range)
      let words = MessageWords(finding.message, renames: renames)
      let isMoved = path.connection.map { !otherConnections.contains($0) } ?? false
      let identity = Identity(
        exact: Key(rule: finding.rule, path: path.text, message: words.text),
        similar: Key(rule: finding.rule, path: path.text, message: words.shape),
        moved: isMoved ? Key(rule: finding.rule, path: path.rest, message: words.shape) : nil,
        elsewhere: Key(rule: finding.rule, path: finding.severity.rawValue, message: words.text))
      identities[finding] = identity
      return identity
    }
  }

  private var old: Side
  private var new: Side

  init(old: JSONDocument, new: JSONDocument) {
    let renames = IdentifierRenames.find(from: old, to: new)
    var (oldPaths, newPaths) = (PathNamer(old, renames: renames), PathNamer(new))
    self.old = Side(old, renames: renames, otherConnections: newPaths.connectionNames)
    self.new = Side(new, renames: [:], otherConnections: oldPaths.connectionNames)
  }

  /// Every finding once: the new ones in their order, each with its old one; then the old ones that are gone.
  mutating func pairs(old before: [Finding], new after: [Finding]) -> [Pair] {
    let oldKeys = before.map { old.identity(of: $0) }
    let newKeys = after.map { new.identity(of: $0) }
    var partners = [Int?](repeating: nil, count: after.count)
    var isTaken = [Bool](repeating: false, count: before.count)
    for key: (Identity) -> Key? in [{ $0.exact }, { $0.similar }, { $0.moved }, { $0.elsewhere }] {
      var waiting: [Key: [Int]] = [:]
      // The last comes first, so that each can be taken off the end.
      for index in before.indices.reversed() where !isTaken[index] {
        if let key = key(oldKeys[index]) { waiting[key, default: []].append(index) }
      }
      for index in after.indices where partners[index] == nil {
        guard let key = key(newKeys[index]), let partner = waiting[key]?.popLast() else { continue }
        partners[index] = partner
        isTaken[partner] = true
      }
    }
    return after.indices.map { Pair(old: partners[$0].map { before[$0] }, new: after[$0]) }
      + before.indices.filter { !isTaken[$0] }.map { Pair(old: before[$0], new: nil) }
  }
}

/// A message without the words that change when something else in the graph does.
struct MessageWords {
  /// The message, with renamed ids under their new names.
  let text: String

  /// The same without its numbers, unless they are in quotes: a cost that drifts says the same.
  let shape: String

  init(_ message: String, renames: [String: String]) {
    let parts = message.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    var (text, shape): ([String], [String]) = ([], [])
    for (index, part) in parts.enumerated() {
      let isQuoted = index % 2 == 1
      let word = isQuoted ? renames[part] ?? part : part
      text.append(word)
      shape.append(isQuoted ? word : Self.withoutNumbers(word))
    }
    self.text = text.joined(separator: "\"")
    self.shape = shape.joined(separator: "\"")
  }

  /// What a message has between double quotes.
  static func quoted(in message: String) -> [String] {
    let parts = message.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 && $0 < parts.count - 1 }.map { String(parts[$0]) }
  }

  /// Numbers become `#`; digits in a name or a size stay.
  private static func withoutNumbers(_ text: String) -> String {
    var result = ""
    var isInNumber = false
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      let isDigit = ("0"..."9").contains(scalar)
      if isDigit && !isInNumber && [" ", "(", "-"].contains(last) {
        isInNumber = true
        result += "#"
      } else if !(isInNumber && (isDigit || scalar == ".")) {
        isInNumber = false
        result.unicodeScalars.append(scalar)
      }
      last = scalar
    }
    return result
  }
}
