public import CaptureModel
import JSONSource

extension CaptureGraph {
  /// What the graph's draft left open, as facts without which nothing says that the app's session runs: keys, and what else
  /// the code may do, until somebody has looked the draft over and taken out who wrote it.
  public var openKeys: [MissingFact] {
    let unread = (draft?.unread ?? []).compactMap { entry in
      entry.key.map { open($0.value, .name($0.value), at: entry.range) }
    }
    guard let from = draft?.from else { return unread }
    return unread + [open(nil, .name("what the code does besides"), at: from.range)]
  }

  private func open(_ key: String?, _ words: Fact.Words, at range: SourceRange) -> MissingFact {
    MissingFact(
      rule: DocumentFault.draftIncomplete.id, fact: .asked(.drafted(key), words), range: range, decides: true
    ).settled(by: .drafted(key: key), or: nil)
  }
}
