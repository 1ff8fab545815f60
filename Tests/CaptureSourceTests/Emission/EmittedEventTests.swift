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

  /// The types that any of some sources names and does not declare itself.
  private static func typesOfOthers(in sources: [String]) -> Set<String> {
    var others: Set<String> = []
    // Most lines are in many sources.
    var known: [Substring: (used: Set<String>, declared: Set<String>)] = [:]
    for source in sources {
      var (used, declared): (Set<String>, Set<String>) = ([], [])
      for line in source.split(separator: "\n") {
        let names = known[line] ?? (types(usedIn: line), types(declaredIn: line))
        known[line] = names
        used.formUnion(names.used)
        declared.formUnion(names.declared)
      }
      others.formUnion(used.subtracting(declared))
    }
    return others
  }

  /// Words with a capital, outside of texts and remarks, that are no members.
  private static func types(usedIn line: Substring) -> Set<String> {
    var code = String(line)
    if code.drop(while: { $0 == " " }).hasPrefix("//") { return [] }
    for text in code.matches(of: /"[^"]*"/).reversed() { code.removeSubrange(text.range) }
    return Set(code.matches(of: /\.?\w+/).filter { $0.output.first?.isUppercase == true }.map { String($0.output) })
  }

  private static func types(declaredIn line: Substring) -> Set<String> {
    Set(line.matches(of: /(?:struct|class|enum|<) ?([A-Z]\w*)/).map { String($0.output.1) })
  }

  @Test func aNameThatTheFileUsesIsNoNameOfAType() {
    let written =
      EmissionTests.emissions.map(\.text) + [
        RecorderTests.text, ProbeTests.text(),
        RecorderSource(typeName: "CaptureGraphRecorder", minimum: OSVersion(26), sdk: OSVersion(27, 1)).text(),
      ]
    let used = Self.typesOfOthers(in: written)
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
