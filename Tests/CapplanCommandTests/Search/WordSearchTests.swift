import CapplanCommand
import TestSupport
import Testing

/// `explain` and `help` find what speaks of some words.
struct WordSearchTests {
  @Test(arguments: [["live photo"], ["live", "photo"], ["livePhoto"], ["Live-Photos"]])
  func explainListsTheRulesThatSpeakOfWords(_ words: [String]) async {
    let run = await FakeWorld().run(["explain"] + words)
    #expect(run.status == .success)
    #expect(run.output.contains(" live-photo-needs-optin "), "\(run.output)")
    #expect(!run.output.contains("one-input-per-camera"))
  }

  @Test func wordsThatStandApartAreFoundToo() async {
    let run = await FakeWorld().run("explain", "photos", "format", "video")
    #expect(run.status == .success && run.output.contains("photo-format-quality"))
  }

  @Test func anIdIsNoSearch() async {
    let run = await FakeWorld().run("explain", "format-not-multicam")
    #expect(run.output.hasPrefix("format-not-multicam: "))
  }

  @Test func whatNobodySpeaksOfIsUnknown() async {
    for command in ["explain", "help"] {
      let run = await FakeWorld().run(command, "gramophone")
      #expect(run.status == .usage && run.output.isEmpty && run.error.contains("unknown"))
    }
  }

  @Test func wordsThatNoRuleHasTogetherSayHowToSearch() async {
    let one = await FakeWorld().run("explain", "gramophone", "torch", "device")
    #expect(one.status == .usage && one.output.isEmpty && !one.error.contains("unknown rule"))
    #expect(one.error.contains("'capplan explain torch'"), "\(one.error)")
    let none = await FakeWorld().run("explain", "gramophone", "phonograph")
    #expect(none.error.contains("'capplan explain' lists all rules"), "\(none.error)")
  }

  @Test func helpFindsTopicsCommandsOptionsAndRules() async {
    let run = await FakeWorld().run("help", "baseline", "file")
    #expect(run.status == .success)
    #expect(run.output.contains("check --baseline"), "\(run.output)")
    let rules = await FakeWorld().run("help", "live", "photo")
    #expect(rules.output.contains("live-photo-needs-optin"))
    #expect(rules.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func initListsItsTemplates() async {
    let run = await FakeWorld().run("init", "list")
    let listed = await FakeWorld().run("init", "--list")
    #expect(run.status == .success && run.output == listed.output)
    #expect(run.output.contains("lidar "))
  }

  @Test func theHelpNamesTheTrueDefaultOfTrust() async {
    let run = await FakeWorld().run("matrix", "--help")
    #expect(run.output.contains("(default)") && !run.output.contains("documented (default)"))
    #expect(run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains("estimated (default)"))
  }
}
