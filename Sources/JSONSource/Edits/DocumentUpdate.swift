/// Applies the changes between two documents to a third one, which means the same as the first but was written by hand.
/// In the third one, unchanged parts keep their bytes, and so do keys that the other two lack.
///
/// One writer created the first two, so their equal parts are equal byte for byte. O(documents).
package struct DocumentUpdate {
  private let own: JSONDocument
  private let old: JSONDocument
  private let new: JSONDocument
  private let editor: DocumentEditor

  /// The document to edit, and its content before and after the change.
  package init(of own: JSONDocument, from old: JSONDocument, to new: JSONDocument) {
    (self.own, self.old, self.new) = (own, old, new)
    editor = DocumentEditor(own)
  }

  /// The text with all changes made.
  package var bytes: [UInt8] {
    let edits = edits(own.root, old.root, new.root)
    return SourceEdit.apply(edits.sorted { $0.range < $1.range }, to: own.source.bytes)
  }

  private func edits(_ ownValue: JSONValue, _ oldValue: JSONValue, _ newValue: JSONValue) -> [SourceEdit] {
    if text(oldValue, old) == text(newValue, new) { return [] }
    switch (own.kind(of: ownValue), old.kind(of: oldValue), new.kind(of: newValue)) {
    case (.object, .object, .object): return membersEdits(ownValue, oldValue, newValue)
    case (.array, .array, .array): return elementsEdits(ownValue, oldValue, newValue)
    default: return [editor.replacing(own.range(of: ownValue), with: string(newValue))]
    }
  }

  private func text(_ value: JSONValue, _ document: JSONDocument) -> ArraySlice<UInt8> {
    let range = document.range(of: value)
    return document.source.bytes[range.lowerBound..<range.upperBound]
  }

  private func string(_ value: JSONValue) -> String { String(decoding: text(value, new), as: UTF8.self) }
}

// Objects.
extension DocumentUpdate {
  private func membersEdits(_ ownValue: JSONValue, _ oldValue: JSONValue, _ newValue: JSONValue) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    var (added, untouched) = ([JSONMember](), [JSONMember]())
    for member in new.members(of: newValue) {
      let key = new.string(of: member.key) ?? ""
      let mine = own.member(key, of: ownValue)?.value
      let known = old.member(key, of: oldValue)?.value
      if let known, text(known, old) == text(member.value, new) {
        if mine == nil { untouched.append(member) }
      } else if let mine, let known {
        edits += self.edits(mine, known, member.value)
      } else if let mine {
        edits.append(editor.replacing(own.range(of: mine), with: string(member.value)))
      } else {
        added.append(member)
      }
    }
    let gone = old.members(of: oldValue).compactMap { old.string(of: $0.key) }.filter {
      new.member($0, of: newValue) == nil
    }
    // `formatsOf` refers to another element with the same `formats`. Once it is removed, everything else that came from
    // there is written out.
    let changed = added.compactMap { new.string(of: $0.key) } + gone
    let references = changed.map { $0 + "Of" }.filter { own.member($0, of: ownValue) != nil }
    if !references.isEmpty {
      added += untouched.filter { own.member((new.string(of: $0.key) ?? "") + "Of", of: ownValue) == nil }
    }
    let set = added.map { (key: new.string(of: $0.key) ?? "", json: string($0.value)) }
    return edits + editor.changing(own.range(of: ownValue), set: set, remove: Set(gone + references))
  }
}

// Arrays.
extension DocumentUpdate {
  /// The keys that identify an element of a list.
  private static let names = ["id", "profile", "mode", "deviceType", "position", "width", "height"]

  /// Keys that tell two elements apart only if both have them.
  private static let traits = ["maxFrameRate", "binned", "pixelFormats"]

  private func elementsEdits(_ ownValue: JSONValue, _ oldValue: JSONValue, _ newValue: JSONValue) -> [SourceEdit] {
    let (mine, before) = (Array(own.elements(of: ownValue)), Array(old.elements(of: oldValue)))
    let after = Array(new.elements(of: newValue))
    let range = own.range(of: ownValue)
    // Elements from elsewhere come after the document's own.
    guard !mine.isEmpty, !after.isEmpty, mine.count <= before.count else {
      return [editor.replacing(range, with: string(newValue))]
    }
    let origins = origins(of: after, in: before)
    let kept = origins.compactMap { $0 }
    let isInOrder = zip(kept, kept.dropFirst()).allSatisfy { $0 < $1 }
    let isAppended = !origins.drop { $0 != nil }.contains { $0 != nil }
    guard isInOrder, isAppended, kept.first.map({ $0 < mine.count }) ?? false else {
      let texts = zip(after, origins).map { element, origin in
        origin.map { $0 < mine.count ? updated(mine[$0], before[$0], element) : string(element) } ?? string(element)
      }
      return [rewriting(mine, range, as: texts)]
    }
    var edits = zip(after, origins).flatMap { element, origin -> [SourceEdit] in
      guard let origin, origin < mine.count else { return [] }
      return self.edits(mine[origin], before[origin], element)
    }
    let isKept = Set(kept)
    edits += PartRemoval.edits(removing: mine.indices.filter { !isKept.contains($0) }, of: mine.map(own.range))
    let added = zip(after, origins).filter { $0.1 == nil }.map { string($0.0) }
    let last = own.range(of: mine[kept.last { $0 < mine.count } ?? 0]).upperBound
    let separator = editor.separator(in: range)
    if !added.isEmpty {
      edits.append(SourceEdit(SourceRange(last, last), with: added.map { separator + $0 }.joined()))
    }
    return edits
  }

  /// The old element that each new one comes from: an equal one, or else the first that has the same name and no
  /// contradicting traits.
  private func origins(of after: [JSONValue], in before: [JSONValue]) -> [Int?] {
    var origins = [Int?](repeating: nil, count: after.count)
    var isTaken = [Bool](repeating: false, count: before.count)
    func match(
      by name: (JSONValue, JSONDocument) -> [UInt8]?, where isOne: (_ old: JSONValue, _ new: JSONValue) -> Bool
    ) {
      var waiting: [[UInt8]: [Int]] = [:]
      for index in before.indices.reversed() where !isTaken[index] {
        if let name = name(before[index], old) { waiting[name, default: []].append(index) }
      }
      for index in after.indices where origins[index] == nil {
        guard let name = name(after[index], new) else { continue }
        let place = waiting[name].flatMap { others in
          others.indices.suffix(Self.mostTried).last { isOne(before[others[$0]], after[index]) }
        }
        guard let place, let origin = waiting[name]?.remove(at: place) else { continue }
        (origins[index], isTaken[origin]) = (origin, true)
      }
    }
    match(by: { Array(text($0, $1)) }, where: { _, _ in true })
    match(by: { members(Self.names + Self.traits, $0, $1) }, where: { _, _ in true })
    match(by: { members(Self.names, $0, $1) }) { before, after in
      Self.traits.allSatisfy { trait in
        guard let one = old.member(trait, of: before), let other = new.member(trait, of: after) else { return true }
        return text(one.value, old) == text(other.value, new)
      }
    }
    return origins
  }

  /// How many elements with the same name are compared.
  private static let mostTried = 32

  /// Some members of an object; `nil` for other values.
  private func members(_ keys: [String], _ value: JSONValue, _ document: JSONDocument) -> [UInt8]? {
    guard document.kind(of: value) == .object else { return nil }
    let facts = keys.map { key in document.member(key, of: value).map { text($0.value, document) } ?? [] }
    return Array(facts.joined(separator: [0x2C]))
  }

  /// One element with its changes made.
  private func updated(_ ownValue: JSONValue, _ oldValue: JSONValue, _ newValue: JSONValue) -> String {
    let start = own.range(of: ownValue).lowerBound
    let edits = edits(ownValue, oldValue, newValue).sorted { $0.range < $1.range }.map { edit in
      SourceEdit(
        SourceRange(edit.range.lowerBound - start, edit.range.upperBound - start), with: edit.replacement)
    }
    return String(decoding: SourceEdit.apply(edits, to: Array(text(ownValue, own))), as: UTF8.self)
  }

  /// Rewrites all elements of a list at once, in its own style.
  private func rewriting(_ elements: [JSONValue], _ range: SourceRange, as texts: [String]) -> SourceEdit {
    let ranges = elements.map(own.range)
    return SourceEdit(
      SourceRange(ranges[0].lowerBound, ranges[ranges.count - 1].upperBound),
      with: texts.joined(separator: editor.separator(in: range)))
  }
}
