package import JSONSource

/// A fact that may name its own source. By default a camera's fact has the source of the camera.
public struct ProfileFact<Value: Sendable>: Sendable {
  /// The value.
  public internal(set) var value: Value

  /// The id of its source, one of the profile's `sources`.
  public internal(set) var source: String?

  /// A fact; without a source it has the source of its camera.
  public init(value: Value, source: String?) { (self.value, self.source) = (value, source) }
}

extension Shape {
  /// A fact: its value alone, or `{ "value": …, "source": … }`; `null` if unknown.
  static func fact<Wrapped>(_ wrapped: Shape<Wrapped>) -> Shape where Value == ProfileFact<Wrapped>? {
    let object = ObjectShape<(value: Wrapped?, source: String?)>(
      {
        Field("value", wrapped, about: "The value", isRequired: true) { $0.value = $1.value }
        Field("source", .sourceID, about: KeySentence.source, isRequired: true) {
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

extension ProfileFact: Packable, KeyValue where Value: KeyValue {
  package static var blank: ProfileFact { ProfileFact(value: .blank, source: nil) }

  package mutating func code(with coder: inout some PackingCoder) {
    coder.code(&value)
    coder.code(&source)
  }

  /// Writes only the value if there is no source.
  package func write(_ key: String, to writer: inout JSONWriter) {
    if source == nil, Value.self is any KeyScalar.Type { return value.write(key, to: &writer) }
    writer.line(key) { write(to: &$0) }
  }

  package func writeElement(to writer: inout JSONWriter) { writer.object { write(to: &$0) } }

  private func write(to writer: inout JSONWriter) {
    value.write("value", to: &writer)
    writer.known("source", source)
  }
}
