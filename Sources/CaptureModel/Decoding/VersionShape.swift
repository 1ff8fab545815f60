import JSONSource

extension Shape where Value == OSVersion {
  private static var pattern: String { #"^[0-9]{1,4}(\.[0-9]{1,4}){0,2}$"# }

  /// A version in a string: `13.0`.
  package static var version: Shape {
    Shape(
      .string("a version", example: "13.0", pattern: pattern), write: { value, _ in .text(value.description) }
    ) { reader, value in
      guard let text = reader.document.string(of: value) else {
        reader.reportWrongType(value, expected: "a string: a version, such as \"13.0\"")
        return nil
      }
      guard let version = OSVersion(text) else {
        reader.reportUnknownValue(value, what: "version, such as 13.0", allowed: [])
        return nil
      }
      return version
    }
  }
}
