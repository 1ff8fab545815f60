import CapplanCommand
import Testing

/// The list of profiles, and what one of them takes over from another.
struct ProfileListTests {
  @Test func theListIsByYearAndSaysOnWhichBasisMuchIsKnown() async {
    let run = await FakeWorld().run("profiles")
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.split(separator: " ").joined(separator: " ")
    }
    #expect(lines.allSatisfy { $0.count <= 80 })
    for line in [
      "iPhone 2018", "iphone-xs-max yes 5 of 5 derived 6 derived derived",
      "iphone-13-mini yes 1 of 5 printed ? estimated", "iphone-13 yes 1 of 5 derived ? estimated",
      "iphone-duo yes 0 of 7 ? ?", "ipad-a16 ? 0 of 3 ? ?",
    ] { #expect(lines.contains(line), "\(line)") }
    #expect(lines.firstIndex(of: "iPhone 2016") ?? 99 < lines.firstIndex(of: "iPhone 2026") ?? 0)
    let some = await FakeWorld().run("profiles", "iphone-15*")
    #expect(some.output.contains("\niphone-15-pro-max ") && !some.output.contains("\niphone-14"))
  }

  @Test func whatIsTakenOverIsShownApart() async {
    let run = await FakeWorld().run("profiles", "iPhone XS Max")
    for line in [
      "sibling    iphone-xs · siblings (derived)",
      "formats: those of the back wide camera of iphone-xs · siblings (derived)",
      "those of iphone-xs: every set", "Cost model · derived · that of iphone-xs",
    ] { #expect(run.output.contains(line), "\(line)\n\(run.output)") }
    #expect(!(await FakeWorld().run("profiles", "iphone-xr")).output.contains("those of"))
  }
}
