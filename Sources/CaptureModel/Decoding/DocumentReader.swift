package import JSONSource

/// The state of decoding a document: the tree, and the names and faults so far.
package struct DocumentReader: Sendable {
  /// The tree.
  package let document: JSONDocument

  /// Whether faults may quote the document.
  private let mayBeQuoted: Bool

  /// The names seen so far.
  package var identifiers = IdentifierTable()

  /// The known keys found so far, at any depth.
  package var keys = KeySet()

  /// The places so far that define or use a name, in the order of the text.
  var names: [NameUse] = []

  /// The API symbols used so far, in the order of the text.
  var symbols: [SymbolUse] = []

  /// The keys so far with values that need support which no rule of their own judges, in the order of the text.
  var supportUses: [SupportUse] = []

  /// The profile's sources named so far, in the order of the text.
  var sourceNames: [Located<String>] = []

  /// The values so far that don't count because their key is repeated.
  var replaced: [SourceRange] = []

  /// The bytes left for elements of lists. Further elements are checked but not kept, so that a list of millions can't
  /// fill memory.
  var bytesOfLists = Int.max

  /// The first element that is not kept.
  var firstLeftOut: SourceRange?

  /// The nodes to skip: elements of lists, and values with their keys.
  var omitted: Set<Int> = []

  /// The required keys that a draft may lack.
  var unread: UnreadKeys?

  /// Whether an object lacks one of these.
  private(set) var lacksUnreadKeys = false

  /// Whether to skip a value.
  @inline(__always)
  func omits(_ value: JSONValue) -> Bool { !omitted.isEmpty && omitted.contains(value.index) }

  /// The fields of the object that was last searched for an unknown key.
  var lastFields: (object: JSONValue, fields: FieldSet)?

  /// The fields that an object spells in two ways.
  var spelledTwice: (object: JSONValue, fields: FieldSet)?

  /// The unknown keys so far that may belong to another object.
  private(set) var strays: [StrayKey] = []

  /// The faults so far, in the order of discovery.
  package private(set) var findings: [Finding] = []

  /// A reader at the start of a document.
  package init(_ document: JSONDocument) {
    self.document = document
    mayBeQuoted = document.mayBeQuoted
    // Enough for most documents, since a growing list is copied.
    names.reserveCapacity(32)
    symbols.reserveCapacity(32)
  }

  /// The bytes that the lists of a graph or a profile may use: many times as many as documents within the limits need.
  static let mostBytesOfLists = 128 << 20

  /// The most faults to report for one document, so that a file of another kind can't fill memory.
  private static let mostFaults = Finding.mostFaults

  /// Adds a fault; the last one says that there may be more.
  package mutating func report(_ finding: Finding) {
    guard findings.count < Self.mostFaults else { return }
    findings.append(mayBeQuoted ? finding : finding.withoutQuotes)
    guard findings.count == Self.mostFaults else { return }
    findings[findings.count - 1].notes.append(
      Finding.Note("too many errors: later ones are not reported; correct these first"))
  }

  /// The index of a string in a table of names.
  package func index(of value: JSONValue, in table: NameTable) -> Int? {
    let node = document.nodes[value.index]
    guard node.hasEscapes else {
      return table.index(in: document.source.bytes, from: node.contentStart, to: node.contentEnd)
    }
    let text = Array((document.string(of: value) ?? "").utf8)
    return table.index(in: text, from: 0, to: text.count)
  }

  /// The name in a string.
  package mutating func identifier(_ value: JSONValue) -> Identifier? {
    let node = document.nodes[value.index]
    guard node.kind == .string else {
      reportWrongType(value, expected: "a string: an id")
      return nil
    }
    guard node.contentEnd > node.contentStart else {
      report(.unknownValue("an id may not be empty", at: document.range(of: value), label: "empty"))
      return nil
    }
    guard !node.hasEscapes else { return identifiers.identifier(document.string(of: value) ?? "") }
    return identifiers.identifier(in: document.source.bytes, from: node.contentStart, to: node.contentEnd)
  }

  /// A number between bounds.
  package mutating func number(
    _ value: JSONValue, in bounds: ClosedRange<Double>, isInteger: Bool, unit: String?
  ) -> Double? {
    var allowed: String {
      "\(JSONNumber.text(of: bounds.lowerBound)) to \(JSONNumber.text(of: bounds.upperBound))"
    }
    var unitOrNothing: String { unit.map { " \($0)" } ?? "" }
    guard let number = document.number(of: value) else {
      reportWrongType(
        value, expected: isInteger ? "a whole number" : "a number", allowed: "allowed: \(allowed)\(unitOrNothing)")
      return nil
    }
    let range = document.range(of: value)
    guard bounds.contains(number) else {
      report(.valueOutOfRange(quoted(value), allowed: allowed + unitOrNothing, at: range))
      return nil
    }
    guard !isInteger || number == number.rounded() else {
      report(.valueOutOfRange(quoted(value), allowed: "a whole number, \(allowed)", at: range))
      return nil
    }
    return number
  }

  /// The user's own text of a value, if it is short enough for a message.
  package func quoted(_ value: JSONValue) -> String {
    let text = document.source[document.range(of: value)]
    let short = text.prefix(40)
    return short.count < text.count ? short + "…" : text
  }

  /// Reports a value with the wrong JSON type; `allowed` lists the allowed values, if that helps.
  mutating func reportWrongType(_ value: JSONValue, expected: String, allowed: @autoclosure () -> String? = nil) {
    let help = findings.count < Finding.mostShown ? allowed() : nil
    report(
      .wrongType(expected: expected, found: document.kind(of: value).name, help: help, at: document.range(of: value)))
  }

  /// Reports a value that isn't allowed, and suggests what it usually means, or else the nearest allowed value.
  mutating func reportUnknownValue(
    _ value: JSONValue, what: String, allowed: [String], meant: String? = nil
  ) {
    let text = document.string(of: value) ?? quoted(value)
    let isShown = findings.count < Finding.mostShown
    report(
      .unknownValue(
        text, what: what, allowed: isShown ? allowed : [], meant: meant, at: document.range(of: value)
      ))
  }

  /// Reports an unknown key, with details only if it may be quoted.
  mutating func reportUnknownKey(_ name: String, _ key: JSONValue) {
    report(.unknownKey(name, at: document.range(of: key)))
  }

  /// Reports a key with the spelling of its Swift property; its value is used.
  mutating func reportFlagName(_ name: String, _ key: JSONValue, meaning meant: String) {
    report(.unknownKey(name, flag: meant, at: document.range(of: key)))
  }

  /// Records that an object spells a field in two ways; `true` for the first time. Each object is searched only once
  /// for a field, however often it repeats a key.
  mutating func isFirstSpelledTwice(_ field: Int, in object: JSONValue) -> Bool {
    var fields = FieldSet()
    if let spelledTwice, spelledTwice.object == object { fields = spelledTwice.fields }
    defer {
      fields.insert(field)
      spelledTwice = (object, fields)
    }
    return !fields.contains(field)
  }

  /// Reports the later of two keys for the same field, one of them with the spelling of the Swift property.
  mutating func reportSecondSpelling(of meant: String, _ one: JSONValue, _ other: JSONValue) {
    let ranges = [document.range(of: one), document.range(of: other)].sorted()
    report(.jsonDuplicateKey(spelling: meant, at: ranges[1], first: ranges[0]))
  }

  /// Reports an API name for which this object has another key.
  mutating func reportUnknownKey(_ name: String, _ key: JSONValue, instead replacing: ReplacingKey) {
    report(.unknownKey(name, instead: replacing, at: document.range(of: key)))
  }

  /// Reports an unknown key, with the nearest known one.
  ///
  /// `place` says where its value is written.
  mutating func reportUnknownKey(
    _ name: String, _ key: JSONValue, guess: String?, isFree: Bool, place: String?, known: [String]
  ) {
    report(
      .unknownKey(name, guess: guess, isFree: isFree, place: place, known: known, at: document.range(of: key)))
  }

  /// Notes that the next fault is about an unknown key that may belong to another object.
  mutating func noteStray(_ key: JSONValue, in object: JSONValue, isSlip: Bool, isSpelling: Bool) {
    strays.append(
      StrayKey(finding: findings.count, key: key, object: object, isSlip: isSlip, isSpelling: isSpelling))
  }

  /// The fields of a table that an object has; each object is searched once.
  mutating func fields(of object: JSONValue, in table: NameTable) -> FieldSet {
    if let lastFields, lastFields.object == object { return lastFields.fields }
    var fields = FieldSet()
    for member in document.members(of: object) {
      if let field = index(of: member.key, in: table) { fields.insert(field) }
    }
    lastFields = (object, fields)
    return fields
  }

  /// Reports a required key that an object lacks.
  mutating func reportMissingKey(_ name: String, in object: JSONValue) {
    if let unread, unread.contains(name, of: object) {
      lacksUnreadKeys = true
      return
    }
    report(.missingKey(name, at: document.range(of: object)))
  }
}
