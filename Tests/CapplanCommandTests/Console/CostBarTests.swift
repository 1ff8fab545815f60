import CapplanCommand
import Foundation
import TestSupport
import Testing

/// Bars and colours of costs: on a terminal only, within its width, and nothing of them in a pipe.
struct CostBarTests {
  private static let bars: Set<Character> = ["█", "▒", "┃", "·"]

  private func run(
    _ arguments: [String], onTerminal: Bool, width: Int = 80, environment: [String: String] = [:]
  ) async -> FakeWorld.Run {
    var world = FakeWorld(["graph.json": await FakeWorld([:]).run("init", "pip").output])
    world.terminals = onTerminal ? [.output, .error] : []
    world.terminalWidth = width
    world.environment = environment
    return await world.run(arguments)
  }

  private func bars(in text: String) -> [Substring] {
    text.split(separator: "\n").filter { line in line.count { Self.bars.contains($0) } > 5 }
  }

  @Test(arguments: [40, 60, 80, 120])
  func billsAreDrawnOnATerminal(width: Int) async throws {
    let run = await run(["cost"], onTerminal: true, width: width, environment: ["NO_COLOR": "1"])
    let bars = bars(in: run.output)
    #expect(bars.count == 7 && bars.allSatisfy { $0.count <= width }, "\(run.output)")
    #expect(!run.output.contains("\u{1B}") && run.output.contains("█ at least · ▒ up to · ┃ 1.000"))
    // Half of the budget is more than half of the way to the mark.
    let total = try #require(bars.first { $0.hasPrefix("  total ") })
    let (full, mark) = (total.count { $0 == "█" }, total.firstIndex(of: "┃").map { total.prefix(upTo: $0).count })
    #expect(full > 0 && full < mark ?? 0, "\(total)")
  }

  @Test(arguments: [60, 80, 120])
  func aPlanIsDrawnBesideWhatWasAsked(width: Int) async {
    let arguments = ["reduce", "--strategy", "optimal", "--target", "0.55"]
    let run = await run(arguments, onTerminal: true, width: width, environment: ["NO_COLOR": "1"])
    let bars = bars(in: run.error)
    #expect(bars.count == 2 && bars.allSatisfy { $0.count <= width }, "\(run.error)")
    #expect(bars.first?.hasPrefix("  asked ") == true && bars.last?.hasPrefix("  kept  ") == true, "\(run.error)")
    #expect(run.error.contains("hardwareCost, target 0.550\n") && !run.error.contains("\u{1B}"), "\(run.error)")
    let piped = await self.run(arguments, onTerminal: false, width: width)
    #expect(run.output == piped.output && run.error.hasPrefix(piped.error), "\(piped.error)")
  }

  @Test func aTerminalHasColoursByMeaning() async {
    let met = await run(["reduce", "--strategy", "optimal", "--target", "0.55"], onTerminal: true)
    #expect(met.error.contains("\u{1B}[32mwithin the targets"), "\(met.error)")
    #expect(met.error.contains("\u{1B}[1;32m1920x1080 at 60, binned, capped at 30 fps\u{1B}[0m\n"), "\(met.error)")
    let missed = await run(["reduce", "--target", "0.05"], onTerminal: true)
    #expect(missed.error.contains("\u{1B}[1;31m") && missed.output == "", "\(missed.error)")
  }

  @Test(arguments: [["cost"], ["reduce", "--target", "0.55"], ["check"], ["matrix", "--profile=iphone-xs"]])
  func aPipeHasNeitherBarsNorColours(arguments: [String]) async {
    let run = await run(arguments, onTerminal: false)
    #expect(!(run.output + run.error).contains("\u{1B}") && bars(in: run.output + run.error).isEmpty)
  }
}
