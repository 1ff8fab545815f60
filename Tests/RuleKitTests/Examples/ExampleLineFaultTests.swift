import RuleKit
import Testing

/// What example lines don't say: each refusal has its place, and tells what was expected there.
struct ExampleLineFaultTests {
  /// A line with `^` before the place of its refusal.
  struct Case: CustomTestStringConvertible, Sendable {
    let line: String
    let offset: Int
    let expected: String

    init(_ marked: String, _ expected: String) {
      let parts = marked.split(separator: "^", omittingEmptySubsequences: false)
      line = parts.joined()
      offset = parts[0].count
      self.expected = expected
    }

    var testDescription: String { line }
  }

  static let cases = [
    Case("^", "an element"),
    Case("back | ^", "an element"),
    Case("^bakc", "a key of the graph, single, multi, steps, or one of"),
    Case("^builtInDualCamera", "a key of the graph, single, multi, steps, or one of"),
    Case("a: ^vidio", "a key of the graph, single, multi, steps, or one of"),
    Case("a: ^", "a device, an output or shot"),
    Case("back ^videoZoom=2", "a key of this object, not videoZoom"),
    Case("back | video ^videoZoomFactor=2", "a key of this object, not videoZoomFactor"),
    Case("back videoZoomFactor^", "= and a value"),
    Case("back 'x-lens'^", "= and a value"),
    Case("back videoZoomFactor=^", "a value"),
    Case("back videoZoomFactor=^ | video", "a value"),
    Case("back 1280^ | video", "a size such as 1280x720"),
    Case("back 1280x^ | video", "digits"),
    Case("back 1280x720@^ | video", "digits"),
    Case("single ^1280x720", "a key"),
    Case("back activeFormat=(640x480^", ")"),
    Case("back | codes metadataObjectTypes=[qr^ face]", ", or ]"),
    Case("app camera='Films.^", "' at the end of the text"),
    Case("back ⟦videoZoomFactor^=2", "⟧"),
    Case("back torchMode=⟦on^", "⟧"),
    Case("⟦back 1280x720^", "⟧"),
    Case("back ^)", "a member, or | and an element"),
    Case("iOS ^", "a version"),
    Case("iOS 16.0 ^macOS 13.0", "iOS or SDK"),
    Case("back | ^shot", "a photo output before"),
    Case("^video", "a device before video, -> to it, or unconnected"),
    Case("back | back.^audi -> video", "a medium, a camera, a side or any, not audi"),
    Case("back | back.video ^video", "->"),
    Case("back | back -> ^", "the id of an output"),
    Case("back | back -> ^vidio", "the id of an output before, not vidio"),
    Case("back | back.video -> ^vidio", "the id of an output, not vidio"),
    Case("back | ^front -> video", "the id of a device, not front"),
    Case("steps ^", "an operation"),
    Case("steps ^runStarting", "an operation, not runStarting"),
  ]

  @Test(arguments: cases) func aRefusalHasItsPlace(_ test: Case) {
    #expect {
      try ExampleLine.json(test.line)
    } throws: { error in
      guard let fault = error as? ExampleLineFault else { return false }
      return fault.offset == test.offset && fault.expected.hasPrefix(test.expected)
        && fault.description.hasPrefix("at character \(test.offset + 1) of ")
    }
  }
}
