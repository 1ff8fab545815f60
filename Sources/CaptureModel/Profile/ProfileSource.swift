public import JSONSource

/// Where a fact comes from.
public struct ProfileSource: Equatable, Sendable {
  /// The name used in facts.
  public var id = ""

  /// How the facts that name it are known.
  public var kind = FactKind.estimated

  /// The talk, page, listing or formula.
  public var reference = ""

  /// A note for people.
  public var note: String?

  init() {}

  /// A source.
  package init(id: String, kind: FactKind, reference: String = "", note: String? = nil) {
    (self.id, self.kind, self.reference, self.note) = (id, kind, reference, note)
  }
}

extension ProfileSource {
  /// How the reference of a fact begins that a specification of Apple's lists; the name of the device follows.
  package static let creditOfSpecification = "Apple's specification of "

  /// Whether it is what Apple's specification of a device lists.
  package var isOfSpecification: Bool { reference.hasPrefix(Self.creditOfSpecification) }
}

extension ProfileSource: KeyedObject, ShapedObject {
  package static var blank: ProfileSource { ProfileSource() }

  package static let shape = ObjectShape(keysOf: ProfileSource.self)

  package static func visit(_ keys: inout some KeyVisitor<ProfileSource>) {
    keys.key("id", .text(), about: "The name used in facts", .required) { $1(&$0.id) }
    keys.key("kind", .name("kind of source"), about: "How the facts that name it are known", .required) { $1(&$0.kind) }
    keys.key("reference", .text(), about: "The talk, page, listing or formula", .required) { $1(&$0.reference) }
    keys.key("note", .nullable(.text()), about: "A note for people") {
      $1(&$0.note)
    }
  }
}
