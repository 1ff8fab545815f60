import JSONSource

/// A device with the same cameras, whose lists may be reused.
public struct ProfileSibling: Sendable {
  /// The id of its profile.
  public internal(set) var profile = ""

  /// The id of the source that says why the two are alike.
  public internal(set) var source: String?

  /// A device by its profile, and the source that says that they are alike.
  package init(profile: String = "", source: String? = nil) { (self.profile, self.source) = (profile, source) }
}

extension ProfileSibling: KeyedObject, ShapedObject {
  package static var blank: ProfileSibling { ProfileSibling() }

  package static var isOnOneLine: Bool { true }

  package static let shape = ObjectShape(keysOf: ProfileSibling.self)

  package static func visit(_ keys: inout some KeyVisitor<ProfileSibling>) {
    keys.key("profile", .text("a profile's id"), about: "The id of its profile", .required) { $1(&$0.profile) }
    keys.key(
      "source", .sourceID,
      about: "The id of the source that says why the two are alike", .required
    ) { $1(&$0.source) }
  }
}
