import JSONSource

/// A fact that names its own source. A camera's fact that names none has the source of the camera.
public struct ProfileFact<Value: Sendable>: Sendable {
  /// What is known.
  public internal(set) var value: Value

  /// The id of the profile's source.
  public internal(set) var source: String?

  /// A fact; without a source it has that of its camera.
  public init(value: Value, source: String?) { (self.value, self.source) = (value, source) }
}

/// The last system that a device gets.
public enum LastSystem: Hashable, Sendable {
  /// None yet: newer ones still come.
  case newerCome

  /// The last one.
  case version(OSVersion)

  /// What a text says: a version, or `none` where newer ones still come; `nil` for other text.
  public init?(_ text: String) {
    if text == "none" {
      self = .newerCome
    } else if let version = OSVersion(text) {
      self = .version(version)
    } else {
      return nil
    }
  }
}

extension Shape {
  /// A fact: its value as it is, or `{ "value": …, "source": … }`; `null` where it is not known.
  static func fact<Wrapped>(_ wrapped: Shape<Wrapped>) -> Shape where Value == ProfileFact<Wrapped>? {
    let object = ObjectShape<(value: Wrapped?, source: String?)>(
      {
        Field("value", wrapped, about: "What is known", isRequired: true) { $0.value = $1.value }
        Field("source", .sourceID, about: "The id of the profile's source", isRequired: true) {
          $0.source = $1.value
        }
      },
      make: { _ in (nil, nil) })
    return Shape(.either([wrapped.schema, object.shape.schema, .null])) { reader, value in
      if reader.document.kind(of: value) == .null { return .some(nil) }
      guard reader.document.member("value", of: value) != nil else {
        return wrapped.read(&reader, value).map { ProfileFact(value: $0, source: nil) }
      }
      guard let fact = object.read(&reader, value), let known = fact.value else { return nil }
      return ProfileFact(value: known, source: fact.source)
    }
  }
}

extension Shape where Value == LastSystem {
  /// A version, or `"none"`.
  static var lastSystem: Shape {
    let version = Shape<OSVersion>.version
    return Shape(
      .string(
        "a version, or \"none\" where newer ones still come",
        pattern: #"^([0-9]{1,4}(\.[0-9]{1,4}){0,2}|none)$"#)
    ) { reader, value in
      if reader.document.string(of: value) == "none" { return .newerCome }
      return version.read(&reader, value).map { .version($0) }
    }
  }
}
