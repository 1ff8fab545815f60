import CaptureModel
import Testing

/// The values that keys of a graph have where they are left out.
struct KeyDefaultTests {
  static let defaults = CaptureGraph.schema.flatMap { object in
    object.fields.compactMap { field in field.defaultValue.map { ("\(object.path).\(field.name)", field, $0) } }
  }

  @Test func everyDefaultIsAValueThatItsKeyMayHold() {
    #expect(Self.defaults.count > 50)
    for (key, field, value) in Self.defaults { #expect(Self.fits(value, field.type), "\(key)") }
  }

  @Test func theSentenceOnAKeyEndsWithItsDefault() throws {
    func about(_ path: String) throws -> String? {
      try #require(Self.defaults.first { $0.0 == path }?.1).about
    }
    #expect(try about("inputs[].videoZoomFactor") == "How far the picture is zoomed in; default 1")
    #expect(try about("inputs[].torchMode") == "Whether the torch is on; default `off`")
    #expect(try about("session.usesApplicationAudioSession")?.hasSuffix("; default `true`") == true)
    #expect(try about("inputs[].disabledPorts")?.hasSuffix("; default none") == true)
    #expect(
      try about("inputs[].geometricDistortionCorrectionEnabled")?.hasSuffix("; default `true` where supported") == true)
  }

  private static func fits(_ value: KeyDefault, _ type: SchemaType) -> Bool {
    switch (value, type) {
    case (.boolean, .boolean), (.varying, _): true
    case (.number(let number), .number(let bounds, _)): bounds.contains(number)
    case (.name(let name), .names(let make)): make().names.contains("\(name)")
    case (.empty, .array(_, let minCount, _)): minCount == 0
    case (_, .either(let types)): types.contains { fits(value, $0) }
    default: false
    }
  }
}
