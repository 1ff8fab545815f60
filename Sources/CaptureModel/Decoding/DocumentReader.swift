package import JSONSource

/// The state of decoding a document: the tree, and the names and faults so far.
package struct DocumentReader: Sendable {
  /// The tree.
  package let document: JSONDocument

  /// Whether faults may quote the document.
  private let mayBeQuoted: Bool

  /// The names seen so far.
  package var identifiers = IdentifierTable()

  /// The known keys met so far, at any depth.
  package var keys = KeySet()

  /// The places read so far that name something, in the order of the text.
  var names: [NameUse] = []

  /// The API symbols used so far, in the order of the text.
  var symbols: [SymbolUse] = []

  /// The profile's sources named so far, in the order of the text.
  var sourceNames: [Located<String>] = []

  /// The values so far that don't count because their key is repeated.
  var replaced: [SourceRange] = []

  /// The bytes that elements of lists may still fill: what is past them is judged and not kept, so that a list of millions
  /// can't fill memory.
  var bytesOfLists = Int.max

  /// The first element that is not kept.
  var firstLeftOut: SourceRange?

  /// The fields of the object that was last looked through for an unknown key.
  var lastFields: (object: JSONValue, fields: UInt64)?

  /// The faults so far, in the order of discovery.
  package private(set) var findings: [Finding] = []

  /// A reader at the start of a document.
  package init(_ document: JSONDocument) {
    self.document = document
    mayBeQuoted = document.mayBeQuoted
    // Enough for most documents: a list that grows is copied.
    names.reserveCapacity(32)
    symbols.reserveCapacity(32)
  }

  /// The bytes that the lists of a graph or a profile may fill: many times what those within their limits do.
  static let mostBytesOfLists = 128 << 20

  /// How many faults of one document are told, as of one text: a file of another kind can't fill memory.
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

  /// The name that a string holds.
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

  /// The user's own text of a value, short enough for a message.
  package func quoted(_ value: JSONValue) -> String {
    let text = document.source[document.range(of: value)]
    let short = text.prefix(40)
    return short.count < text.count ? short + "…" : text
  }
}
