import JSONSource

/// The device of an example: a bundled profile by its id, or the text of a profile made up for the example.
public struct ExampleDevice: ExpressibleByStringInterpolation, Sendable {
  private let text: String

  /// An id, or a profile, which begins with a brace.
  public init(stringLiteral text: String) { self.text = text }

  /// The text of a made-up profile; `nil` for a bundled one.
  public var profileText: String? { text.contains("{") ? text : nil }

  /// The id of the profile.
  public var id: String {
    guard let document = profileText.flatMap({ JSONParser.parse(SourceText($0)).document }) else { return text }
    return document.member("id", of: document.root).flatMap { document.string(of: $0.value) } ?? text
  }
}

extension RuleExample {
  /// The id of the profile to check against: a bundled one, unless `profileText` is given.
  public var profile: String { device.id }

  /// The text of a profile made up for the example.
  public var profileText: String? { device.profileText }
}
