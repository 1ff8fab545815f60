public import CaptureModel
import JSONSource

extension CaptureGraph {
  /// What the graph's draft left open, as facts without which nothing says that the app's session runs.
  public var openKeys: [MissingFact] {
    (draft?.unread ?? []).compactMap { entry in
      entry.key.map { key in
        MissingFact(
          rule: DocumentFault.draftIncomplete.id, fact: .asked(.drafted(key.value), .name(key.value)),
          range: entry.range, decides: true
        ).settled(by: .drafted(key: key.value), or: nil)
      }
    }
  }
}
