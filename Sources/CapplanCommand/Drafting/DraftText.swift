import CaptureDraft

/// A draft for people: each session as a table of its keys with their places.
enum DraftText {
  static func text(of sessions: [DraftedSession], in draft: Draft) -> String {
    var lines: [String] = []
    for session in sessions {
      if !lines.isEmpty { lines.append("") }
      lines += self.lines(of: session)
    }
    if !draft.notRead.isEmpty {
      let shown = draft.notRead.prefix(5).joined(separator: ", ") + (draft.notRead.count > 5 ? ", …" : "")
      lines += ["", "not read: \(counted(draft.notRead.count, "statement")) (\(shown))"]
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func lines(of session: DraftedSession) -> [String] {
    let kind = session.isMultiCam ? "multi-camera session" : "single session"
    let count = { (section: String) in session.objects.count { $0.section == section } }
    let written = session.objects.reduce(0) { $0 + $1.keys.count }
    var lines = [
      "\(session.name) (\(session.at)): \(kind), \(counted(count("inputs"), "input")), "
        + "\(counted(count("outputs"), "output")); \(counted(written, "key")) written, "
        + "\(session.unread.count) open, \(session.later.count) set later"
    ]
    let width = session.objects.flatMap(\.keys).map(\.key.count).max() ?? 0
    for object in session.objects {
      lines.append("  \(object.path)  \(object.at)")
      for key in object.keys {
        let space = String(repeating: " ", count: width - key.key.count + 2)
        lines.append("    \(key.key)\(space)\(key.text)\(key.isGuarded ? " where supported" : "")  \(key.at)")
      }
    }
    if !session.unread.isEmpty {
      lines.append("  open:")
      lines += session.unread.map { "    \($0.key)  \(Self.words($0))  \($0.at)" }
    }
    if !session.later.isEmpty {
      lines.append("  set later, not in the graph:")
      lines += session.later.map { "    \($0.key)  \(Self.words($0))  \($0.at)" }
    }
    return lines
  }

  private static func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  private static func words(_ entry: DraftEntry) -> String {
    let values = entry.values.isEmpty ? "" : entry.values.joined(separator: " | ")
    return [values, entry.why ?? ""].filter { !$0.isEmpty }.joined(separator: ": ")
  }
}
