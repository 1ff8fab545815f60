import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureReports
import CaptureSession
import JSONSource
import RuleKit

/// Something to complete with.
struct CompletionOffer {
  /// The kinds of completion items in the protocol that offers use.
  enum Kind: Int {
    case property = 10, value = 12, name = 20, reference = 18, structure = 22
  }

  /// The text to show.
  let label: String

  /// The JSON to write.
  let json: String
  let kind: Kind
  var detail: String?
  var about: String?

  init(_ label: String, _ json: String, _ kind: Kind, detail: String? = nil, about: String? = nil) {
    (self.label, self.json, self.kind, self.detail, self.about) = (label, json, kind, detail, about)
  }

  /// A string.
  init(string: String, _ kind: Kind, detail: String? = nil, about: String? = nil) {
    self.init(string, JSONString.quoted(string), kind, detail: detail, about: about)
  }

  /// What to write at a place: with a colon behind a key, and with the commas that the neighbours need.
  ///
  /// In quotes only what is between them is replaced, since many editors look for the words of a language, of which a
  /// quote is no part; what belongs outside of them goes into edits of its own.
  func edits(at place: CompletionPlace, in bytes: [UInt8]) -> (main: SourceEdit, others: [SourceEdit]) {
    let token = place.cursor.token
    let (lead, tail) = (place.cursor.lacksComma ? ", " : "", tail(at: place, in: bytes))
    guard place.cursor.isQuoted, json.first == "\"", json.count > 1 else {
      return (SourceEdit(token, with: lead + json + tail), [])
    }
    let isClosed = token.count > 1 && bytes[token.upperBound - 1] == UInt8(ascii: "\"")
    let inside = SourceRange(token.lowerBound + 1, token.upperBound - (isClosed ? 1 : 0))
    let word = String(json.dropFirst().dropLast())
    let before = lead.isEmpty ? [] : [SourceEdit(SourceRange(token.lowerBound, token.lowerBound), with: lead)]
    guard isClosed else { return (SourceEdit(inside, with: word + "\"" + tail), before) }
    let after = SourceRange(token.upperBound, token.upperBound)
    return (SourceEdit(inside, with: word), before + (tail.isEmpty ? [] : [SourceEdit(after, with: tail)]))
  }

  private func tail(at place: CompletionPlace, in bytes: [UInt8]) -> String {
    let next = bytes[place.cursor.token.upperBound...].first { ![0x20, 0x0A, 0x0D, 0x09].contains($0) }
    let end: Character? = next.map { Character(Unicode.Scalar($0)) }
    switch place.cursor.expectation {
    case .key: return end == ":" ? "" : ": "
    case .value where end.map { !",]}:".contains($0) } ?? false: return ","
    default: return ""
    }
  }
}

extension ServerWorkspace {
  /// What may stand at an offset, the likeliest first.
  func completion(_ document: OpenDocument, _ analysis: DocumentAnalysis, at offset: Int) -> WireValue {
    guard let kind = analysis.kind, let place = CompletionPlace(document, analysis, kind, at: offset) else {
      return []
    }
    let offers: [CompletionOffer]
    switch place.cursor.expectation {
    case .key: offers = keys(at: place, kind, document)
    case .value: offers = values(at: place, kind, document)
    case .other: return []
    }
    let typed = place.cursor.typed.lowercased()
    let fitting = offers.filter { offer in
      guard !typed.isEmpty else { return true }
      let text = place.cursor.isQuoted ? offer.label : offer.json.first == "\"" ? offer.label : offer.json
      return text.lowercased().hasPrefix(typed)
    }
    let items = fitting.enumerated().map { item($1, $0, place, document) }
    return ["isIncomplete": .boolean(!typed.isEmpty), "items": .list(items)]
  }

  private func item(
    _ offer: CompletionOffer, _ index: Int, _ place: CompletionPlace, _ document: OpenDocument
  ) -> WireValue {
    let edits = offer.edits(at: place, in: document.text.bytes)
    let number = String(index)
    var members: [(String, WireValue)] = [
      ("label", .text(offer.label)), ("kind", .integer(offer.kind.rawValue)),
      ("sortText", .text(String(repeating: "0", count: max(0, 4 - number.utf8.count)) + number)),
      ("filterText", .text(offer.label)),
      ("textEdit", ["range": document.text.range(edits.main.range), "newText": .text(edits.main.replacement)]),
    ]
    if !edits.others.isEmpty { members.append(("additionalTextEdits", document.text.edits(edits.others))) }
    if let detail = offer.detail { members.append(("detail", .text(detail))) }
    if let about = offer.about, !about.isEmpty {
      let kind = client.takesMarkdown ? "markdown" : "plaintext"
      members.append(("documentation", ["kind": .text(kind), "value": .text(about)]))
    }
    return .object(members)
  }

  private func keys(
    at place: CompletionPlace, _ kind: DocumentKind, _ document: OpenDocument
  ) -> [CompletionOffer] {
    if let named = place.keyKind {
      return names(of: named, at: place, kind, document).filter { !place.given.contains($0.label) }
    }
    if !place.keyNames.isEmpty {
      return place.keyNames.filter { !place.given.contains($0) }.map { CompletionOffer(string: $0, .property) }
    }
    let open = place.fields.filter { !place.given.contains($0.name) && $0.name != "$schema" }
    return (open.filter(\.isRequired) + open.filter { !$0.isRequired }).map { field in
      CompletionOffer(
        string: field.name, .property, detail: field.symbol.flatMap { $0.kind.text(of: field.name) },
        about: KeyWords.text(of: field))
    }
  }

  private func values(
    at place: CompletionPlace, _ kind: DocumentKind, _ document: OpenDocument
  ) -> [CompletionOffer] {
    guard let type = place.type else { return [] }
    var offers: [CompletionOffer] = []
    if kind == .graph {
      let profiles = profiles(named: place.texts(of: "profiles"), of: document)
      offers = FormatOffers(place, profiles).offers
      if place.field?.name == "deviceType" { offers = FormatOffers(place, profiles).devices }
    }
    let others = self.offers(of: type, at: place, kind, document)
    offers += others.filter { other in !offers.contains { $0.json == other.json } }
    return kind == .graph ? tried(offers, place, document) : offers
  }

  private func offers(
    of type: SchemaType, at place: CompletionPlace, _ kind: DocumentKind, _ document: OpenDocument
  ) -> [CompletionOffer] {
    switch type {
    case .boolean: return [CompletionOffer("true", "true", .value), CompletionOffer("false", "false", .value)]
    case .names(let names):
      return names().names.map { CompletionOffer(string: $0, .name, about: KeyWords.text(ofName: $0, in: type)) }
    case .reference(let thing): return self.names(of: thing, at: place, kind, document)
    case .either(let types): return types.flatMap { offers(of: $0, at: place, kind, document) }
    case .number(let bounds, _) where bounds.lowerBound == bounds.upperBound:
      let number = JSONNumber.text(of: bounds.lowerBound)
      return [CompletionOffer(number, number, .value)]
    case .number:
      guard case .number? = place.field?.defaultValue, let text = place.field?.defaultValue?.text else { return [] }
      return [CompletionOffer(text, text, .value, detail: "the default")]
    case .string(_, let example?, _): return [CompletionOffer(string: example, .value, detail: "an example")]
    case .array: return [CompletionOffer("[ ]", "[]", .structure)]
    case .object, .map, .table, .variants: return [CompletionOffer("{ }", "{}", .structure)]
    case .null: return [CompletionOffer("null", "null", .value)]
    case .string, .definition, .pointer: return []
    }
  }

  private func names(
    of thing: ThingKind, at place: CompletionPlace, _ kind: DocumentKind, _ document: OpenDocument
  ) -> [CompletionOffer] {
    switch thing {
    case .profile:
      let listings = checker?.policy(of: document.source.name).directory.listings ?? ProfileCatalog().directory.listings
      return listings.map { CompletionOffer(string: $0.id, .reference, detail: $0.name) }
        + ["all", ProfileDirectory.deployable].map { CompletionOffer(string: $0, .reference) }
    case .rule: return Rule.all.map { CompletionOffer(string: $0.id.rawValue, .reference, detail: $0.title) }
    default:
      return place.ids(of: thing, kind.fields).map { CompletionOffer(string: $0, .reference, detail: thing.name) }
    }
  }
}
