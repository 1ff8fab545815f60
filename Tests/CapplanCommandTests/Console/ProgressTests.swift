import CapplanCommand
import Testing

/// The line that says how far long work is.
struct ProgressTests {
  private static func run(_ change: (inout FakeWorld) -> Void, _ arguments: String...) async -> FakeWorld.Run {
    var files: [String: String] = [:]
    for index in 0..<20 { files["g/\(index).graph.json"] = Convention.ok }
    var world = FakeWorld(files)
    world.terminals = [.error]
    world.tick = .milliseconds(200)
    change(&world)
    return await world.run(["check", "g", "-f", "concise"] + arguments)
  }

  @Test func longWorkShowsALineOnATerminalAndTakesItAway() async {
    let run = await Self.run { _ in }
    #expect(run.error.contains("\rchecking graphs: 50%\r") && run.error.hasSuffix("\r\u{1B}[K"))
    #expect(!run.error.contains("\rreading graphs: 5%") && !run.error.contains("100%") && !run.error.contains("\n"))
    #expect(run.output.isEmpty && run.status == .success)
  }

  @Test("Nobody is told of work that is short, or that nobody watches")
  func silent() async {
    #expect(await Self.run { $0.tick = .milliseconds(1) }.error.isEmpty)
    #expect(await Self.run { $0.terminals = [] }.error.isEmpty)
    #expect(await Self.run { $0.terminals = [.output] }.error.isEmpty)
    #expect(await Self.run { $0.environment = ["TERM": "dumb"] }.error.isEmpty)
    #expect(await Self.run({ _ in }, "--quiet").error.isEmpty)
  }

  @Test func severalThreadsShowOneLine() async {
    let run = await Self.run { world in
      world.processors = 4
      world.tick = .seconds(1)
      for index in 0..<20 {
        let text = Convention.ok.dropLast() + String(repeating: " ", count: 8_000)
        world.nodes["g/\(index).graph.json"] = .file(Array(text.utf8))
      }
    }
    let shares = run.error.split(separator: "\r").filter { $0.hasPrefix("checking") }
    #expect(!shares.isEmpty && shares == shares.sorted { $0.count == $1.count ? $0 < $1 : $0.count < $1.count })
    #expect(run.output.isEmpty)
  }
}
