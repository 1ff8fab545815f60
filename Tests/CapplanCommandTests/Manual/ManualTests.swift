import CapplanCommand
import CaptureModel
import Testing

/// The pages of the manual are made of the option table and of the lists of keys.
struct ManualTests {
  private static func typed(_ words: String) -> String {
    "\\fB\(words.replacing("-", with: "\\-"))\\fR"
  }

  @Test func thePageOfTheProgramHasEveryCommandAndOption() async throws {
    let page = await FakeWorld().run("man").output
    #expect(page.hasPrefix(".TH CAPPLAN 1 2"))
    var rest = page[...]
    for command in CommandList.capplan.all {
      let title = ".SS \"\(command.page.name)"
      rest = rest[try #require(rest.firstRange(of: title), "\(title)").upperBound...]
      let own = rest.prefix(upTo: rest.firstRange(of: "\n.S")?.lowerBound ?? rest.endIndex)
      for option in command.spellings {
        let short = option.short.map { "-\($0), " } ?? ""
        #expect(own.contains(Self.typed("\(short)--\(option.name)")), "\(command.page.name) --\(option.name)")
      }
    }
    for option in GlobalOptions.spellings { #expect(page.contains("\\-\\-\(option.name.replacing("-", with: "\\-"))")) }
    for topic in HelpTopic.all {
      let title = topic.title.replacing("-", with: "\\-").replacing("'", with: "\\(aq")
      #expect(page.contains(".SS \"\(title)\"\n"), "\(title)")
    }
    for status in ExitStatus.allCases { #expect(page.contains("\\fB\(status.rawValue)\\fR\n")) }
    for name in EnvironmentName.allCases { #expect(page.contains("\\fB\(name.rawValue)\\fR\n")) }
  }

  @Test(arguments: [("graph", CaptureGraph.schema), ("profile", DeviceProfile.schema)])
  func aPageOfADocumentHasEveryKey(_ name: String, _ objects: [SchemaObject]) async {
    let page = await FakeWorld().run("man", name).output
    #expect(objects.count > 10)
    for object in objects {
      for field in object.fields {
        #expect(page.contains("\n\\fB\(field.name)\\fR \\fI"), "\(object.path): \(field.name)")
      }
    }
  }

  @Test func aPageSaysWhatAKeyIs() async {
    let graph = await FakeWorld().run("man", "graph").output
    #expect(graph.contains("\n.SS \"inputs[].activeFormat\"\n"))
    #expect(graph.contains("\\fBmaxFrameRateOverride\\fR \\fIa number from"))
    #expect(graph.contains("AVCaptureDeviceInput.videoMinFrameDurationOverride"))
    let settings = await FakeWorld().run("man", "settings").output
    #expect(settings.contains("\\fBfailOn\\fR \\fIone of error, likely, warning, note, unverified\\fR\n"))
  }

  @Test(
    "Nothing in a page is taken for a request or set as another character",
    arguments: [[], ["graph"], ["profile"], ["settings"], ["check"], ["draw"], ["init"]])
  func pagesAreEscaped(_ operands: [String]) async {
    let requests = [".TH", ".SH", ".SS", ".PP", ".TP"]
    for line in await FakeWorld().run(["man"] + operands).output.split(separator: "\n") {
      if line.first == "." { #expect(requests.contains(String(line.prefix(3))), "\(line)") }
      #expect(line.first != "'" && line.allSatisfy(\.isASCII), "\(line)")
      if !line.hasPrefix(".") { #expect(!line.contains("\""), "\(line)") }
    }
  }

  @Test func eachCommandHasAPageOfItsOwn() async {
    for command in CommandList.capplan.all {
      let name = command.page.name
      let page = await FakeWorld().run("man", name).output
      #expect(
        page.hasPrefix(".TH \(Self.typed("CAPPLAN-\(name.uppercased())").dropFirst(3).dropLast(3)) 1 "),
        "\(page.prefix(60))")
      for option in command.spellings + GlobalOptions.spellings {
        #expect(page.contains("\\-\\-\(option.name.replacing("-", with: "\\-"))"), "\(name) --\(option.name)")
      }
      #expect(page.contains(".SH EXAMPLES\n") || page.contains(".SH \"EXAMPLES\"\n"))
    }
  }

  @Test func anUnknownPageIsSaid() async {
    let run = await FakeWorld().run("man", "grph")
    #expect(run.status == .usage && run.error.contains("did you mean 'graph'?"))
  }
}
