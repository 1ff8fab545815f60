import CaptureModel
import CaptureSource
import TestSupport
import Testing

/// Emitted Swift tells what goes wrong, under a name that hides no other.
struct EmittedEventTests {
  @Test(.enabled(if: FakeAVFoundation.isAvailable, "\(FakeAVFoundation.missing)"))
  func aStartWithoutASessionAndAnyErrorAreTold() throws {
    let statements = """
      built.start()
      try await Task.sleep(nanoseconds: 100_000_000)
      print(log.events)
      try await built.configure()
      struct Other: Error {}
      for error in [Other(), AVError(.unknown)] as [any Error] {
        NotificationCenter.default.post(
          name: AVCaptureSession.runtimeErrorNotification, object: built.session,
          userInfo: [AVCaptureSessionErrorKey: error])
      }
      NotificationCenter.default.post(name: AVCaptureSession.runtimeErrorNotification, object: built.session)
      print(log.events.count, log.events.dropFirst().allSatisfy { $0.hasPrefix("runtimeError(") })
      """
    let world = try Bundled.profile("iphone-16-pro").world()
    #expect(
      try OneCamera.run(try OneCamera.source(OneCamera.graph()), statements, on: world) == [
        #"["notConfigured"]"#, "4 true",
      ])
  }

  /// The types that a source names and does not declare itself: words with a capital, outside of texts and remarks, that
  /// are no members.
  private static func typesOfOthers(in source: String) -> Set<String> {
    var names: Set<String> = []
    for line in source.split(separator: "\n") {
      var code = String(line)
      if code.drop(while: { $0 == " " }).hasPrefix("//") { continue }
      for text in code.matches(of: /"[^"]*"/).reversed() { code.removeSubrange(text.range) }
      for word in code.matches(of: /\.?\w+/) where word.output.first?.isUppercase == true {
        names.insert(String(word.output))
      }
    }
    let declared = source.matches(of: /(?:struct|class|enum|<) ?([A-Z]\w*)/).map { String($0.output.1) }
    return names.subtracting(declared)
  }

  @Test func aNameThatTheFileUsesIsNoNameOfAType() {
    let written =
      EmissionTests.emissions.map(\.text) + [
        RecorderTests.text, ProbeTests.text(),
        RecorderSource(typeName: "CaptureGraphRecorder", minimum: OSVersion(26)).text(),
      ]
    let used = written.reduce(into: Set<String>()) { $0.formUnion(Self.typesOfOthers(in: $1)) }
    #expect(used.count > 60)
    let free = used.filter { SwiftText.isTypeName($0) && !SwiftText.hidesType($0) }.sorted()
    #expect(free == [])
    for name in ["String", "Task", "Error", "AVCaptureSession"] { #expect(SwiftText.hidesType(name)) }
    for name in ["CaptureProbe", "SessionGraph", "Avatar", "NSession"] {
      #expect(!SwiftText.hidesType(name), "\(name)")
    }
  }

  @Test func aGraphThatIsCalledAsATypeOfApplesGetsAnotherName() throws {
    let text = OneCamera.graph().replacing("\"capplan\": 1,", with: "\"capplan\": 1, \"name\": \"AV capture\",")
    let test = Emitting.Case(name: "own", text: text, profile: try Bundled.profile("iphone-16-pro"))
    let source = SwiftCode.text(of: try #require(test.emission()).code)
    #expect(source.contains("final class PlannedAVCaptureSession:"), "\(source.prefix(600))")
  }
}
