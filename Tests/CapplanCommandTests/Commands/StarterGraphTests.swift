import CapplanCommand
import JSONSource
import Testing

/// `capplan init` for a device, and what its graphs say to editors.
struct StarterGraphTests {
  @Test("Each template names the schema and passes a check on its device", arguments: StarterTemplate.allCases)
  func templates(_ template: StarterTemplate) async {
    let text = await FakeWorld().run("init", template.rawValue).output
    #expect(text.hasPrefix("{\n  \"$schema\": \"capture-graph.schema.json\",\n  \"capplan\": 1,\n"))
    let run = await FakeWorld(["graph.json": text]).run("check", "-f", "concise")
    #expect(run.status == .success && !run.output.contains("error:"), "\(run.output)")
  }

  /// The starters that are for an app of this year, on nearly every iPhone.
  private static let everyday: [StarterTemplate] = [.video, .photo, .scanner, .twoCameras, .depth]

  @Test("An everyday starter runs on nearly every iPhone that its system runs on", arguments: everyday)
  func mostPhones(_ template: StarterTemplate) async throws {
    let text = await FakeWorld().run("init", template.rawValue).output
    #expect(text.contains("\"fallbackDeviceTypes\"") && text.contains("\"whereSupported\""))
    let run = await FakeWorld(["graph.json": text]).run("matrix", "-f", "json", "--profile", "deployable")
    let document = try #require(JSONParser.parse(SourceText(run.output)).document)
    let results = try #require(document.value(at: "/results"))
    let phones = document.elements(of: results).filter { result in
      func word(_ key: String) -> String? { document.member(key, of: result).flatMap { document.string(of: $0.value) } }
      return word("profile")?.hasPrefix("iphone-") == true && word("verdict") == "runs"
    }
    #expect(phones.count >= 30, "\(template.rawValue) runs on \(phones.count) iPhones")
    #expect(Set(phones.map(\.index)).count == phones.count)
  }

  @Test func anUnknownStarterListsThemAll() async {
    let run = await FakeWorld().run("init", "foto")
    #expect(run.status == .usage && run.error.contains("did you mean 'photo'?"))
    #expect(StarterTemplate.allCases.allSatisfy { run.error.contains($0.rawValue) }, "\(run.error)")
  }

  @Test func aDeviceThatCannotRunTheTemplateIsTold() async {
    let run = await FakeWorld().run("init", "lidar", "--profile", "iphone-xs,iphone-13-pro")
    #expect(run.status == .success && run.output.contains("builtInLiDARDepthCamera"))
    #expect(run.error == "capplan: note: the graph can't run on iphone-xs; capplan check says why\n", "\(run.error)")
    #expect(await FakeWorld().run("init", "lidar", "--profile", "iphone-xs", "-q").error.isEmpty)
    #expect(await FakeWorld().run("init", "pip", "--profile", "iphone-13-pro").error.isEmpty)
  }

  @Test func theProfilesOfAStarterGraphCanBeChosen() async {
    let run = await FakeWorld().run("init", "pip", "--profile", "iphone-13-pro,iPhone14,3")
    #expect(run.output.contains("\n  \"profiles\": [\"iphone-13-pro\", \"iPhone14,3\"],\n"))
    #expect(!run.output.contains("iphone-xs"))
    let unknown = await FakeWorld().run("init", "--profile", "iphone-13-prro")
    #expect(unknown.status == .usage && unknown.error.contains("did you mean 'iphone-13-pro'?"))
  }
}
