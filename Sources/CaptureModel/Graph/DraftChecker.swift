public import JSONSource

// Computed and inlinable, so that a rule named after it is a compile-time constant.
extension DocumentFault {
  /// A drafted graph leaves keys open.
  @inlinable public static var draftIncomplete: DocumentFault { DocumentFault("draft-incomplete", leaves: .whole) }
}

/// Finds what a drafted graph leaves open.
enum DraftChecker {
  /// One finding for each object with open keys, at the first of them.
  static func findings(in graph: CaptureGraph) -> [Finding] {
    var owners: [String] = []
    var entries: [String: [DraftedKey]] = [:]
    for entry in graph.draft?.unread ?? [] {
      guard let path = entry.key?.value else { continue }
      let owner = path.lastIndex(of: ".").map { String(path[..<$0]) } ?? path
      if entries[owner] == nil { owners.append(owner) }
      entries[owner, default: []].append(entry)
    }
    return owners.map { incomplete($0, entries[$0] ?? []) }
  }

  private static func incomplete(_ owner: String, _ entries: [DraftedKey]) -> Finding {
    let keys = entries.map { entry in
      let path = entry.key?.value ?? ""
      return path == owner ? path : String(path.dropFirst(owner.utf8.count + 1))
    }
    let places = entries.prefix(10).compactMap { entry in
      entry.at.map { place in
        Finding.Note(
          "\(entry.key?.value ?? ""): \(place.value)" + (entry.why.map { ", \($0.value)" } ?? ""), at: entry.range)
      }
    }
    let shown = keys.prefix(10).joined(separator: ", ") + (keys.count > 10 ? " and \(keys.count - 10) more" : "")
    return Finding(
      fault: .draftIncomplete, severity: .warning,
      message: "the draft leaves open \(shown) of \(Suggestion.quote(owner))",
      range: entries[0].range, label: "open", notes: places,
      help: "write the value that the app sets, if any, and delete the entry here")
  }
}
