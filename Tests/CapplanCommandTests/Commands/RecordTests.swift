import CapplanCommand
import Testing

/// `capplan record`: the file, its name, its least system.
struct RecordTests {
  @Test func writesAFile() async {
    let run = await FakeWorld().run("record")
    #expect(run.status == .success && run.error.isEmpty)
    #expect(run.output.contains("enum CaptureGraphRecorder {"))
    #expect(run.output.hasSuffix("}\n"))
    #expect(await FakeWorld().run("record").output == run.output)
  }

  @Test func takesAName() async {
    #expect(await FakeWorld().run("record", "--type-name", "SessionGraph").output.contains("enum SessionGraph {"))
    for name in ["", "class", "two words", "1st", "lower-case", "{"] {
      let run = await FakeWorld().run("record", "--type-name", name)
      #expect(run.status == .usage && run.output.isEmpty, "\(name)")
    }
  }

  @Test func aNewerSystemNeedsNoQuestions() async {
    let newest = await FakeWorld().run("record", "--minimum-os", "27.1").output
    #expect(!newest.contains("if #") && !newest.contains("videoOrientation"))
    #expect(await FakeWorld().run("record", "--minimum-os", "13").output.contains("#available(iOS 26.0, *)"))
    for version in ["12.4", "thirteen", ""] {
      let run = await FakeWorld().run("record", "--minimum-os", version)
      #expect(run.status == .usage && run.output.isEmpty, "\(version)")
    }
  }

  @Test func goesToAFile() async {
    let run = await FakeWorld().run("record", "-o", "CaptureGraphRecorder.swift")
    #expect(run.status == .success && run.output.isEmpty && run.written.map(\.path) == ["CaptureGraphRecorder.swift"])
  }
}
