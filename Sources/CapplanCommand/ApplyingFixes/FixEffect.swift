import JSONSource

/// The effect of a fix on its document. If a finding has several unsafe fixes, the one with the first effect in this
/// order is made.
enum FixEffect: Int, Comparable {
  /// It makes the app leave something out on devices that lack it, and keeps it on the others.
  case guards

  /// It changes settings.
  case changes

  /// It removes an element of a list: an input, an output, a connection.
  case removes

  /// It hides a finding.
  case ignores

  /// Whether a run makes it only if the user selects its rule.
  var needsSelection: Bool { self > .changes }

  /// The effect of a fix on a text.
  init(_ fix: Fix, on text: SourceText) {
    let fixed = SourceText(name: text.name, bytes: SourceEdit.apply(fix.edits, to: text.bytes))
    let (before, after) = (Elements(of: text), Elements(of: fixed))
    if after.ignores > before.ignores {
      self = .ignores
    } else if after.objects < before.objects {
      self = .removes
    } else {
      self = fix.isGuard ? .guards : .changes
    }
  }

  static func < (one: FixEffect, other: FixEffect) -> Bool { one.rawValue < other.rawValue }

  /// How many elements a document has.
  private struct Elements {
    /// The objects in the lists of the document and of its session.
    private(set) var objects = 0

    /// The entries of `ignore`.
    private(set) var ignores = 0

    init(of text: SourceText) {
      guard let document = JSONParser.parse(text).document else { return }
      let session = document.member("session", of: document.root)?.value
      for owner in [document.root, session].compactMap({ $0 }) {
        for member in document.members(of: owner) {
          objects += document.elements(of: member.value).count { document.kind(of: $0) == .object }
        }
      }
      ignores = document.member("ignore", of: document.root).map { document.count(of: $0.value) } ?? 0
    }
  }
}
