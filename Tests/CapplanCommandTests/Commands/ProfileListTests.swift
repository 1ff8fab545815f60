import CapplanCommand
import JSONSource
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
      "iphone-13-mini yes 1 of 5 printed ? 4, 10 sets estimated",
      "iphone-13 yes 1 of 5 derived ? 4, 10 sets estimated",
      "iphone-duo yes 0 of 7 ? ?", "ipad-a16 ? 0 of 3 ? ?",
    ] { #expect(lines.contains(line), "\(line)") }
    #expect(lines.firstIndex(of: "iPhone 2016") ?? 99 < lines.firstIndex(of: "iPhone 2026") ?? 0)
    // The newest iPad, whose year is not known, stands with the iPads.
    let pads = lines.drop { $0 != "iPad 2026" }.drop { $0 != "iPad" }
    #expect(pads.contains { $0.hasPrefix("ipad-mini-a20-pro ") })
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
    // iPhone XR takes nothing over, though the note of a fact speaks of "those of 4032x3024" formats.
    let own = await FakeWorld().run("profiles", "iphone-xr").output
    for words in ["those of iphone-", "formats: those of", "that of iphone-", "sibling "] {
      #expect(!own.contains(words), "\(words)\n\(own)")
    }
  }

  @Test func whatIsOnlyLikelyIsShownApart() async {
    let run = await FakeWorld().run("profiles", "iphone-17-pro")
    for line in [
      "Back Telephoto Camera", "likely, as on other iPhones · family-formats (estimated)",
      "likely, as on other iPhones · family-sets (estimated)", "doubted, as its list lacks what cameras like it run:",
      "family-single-formats (estimated)",
    ].dropFirst() { #expect(run.output.contains(line), "\(line)\n\(run.output)") }
    let other = await FakeWorld().run("profiles", "iphone-18-pro")
    #expect(!other.output.contains("likely") && !other.output.contains("doubted"))
  }

  @Test func theDocumentOfAProfileHoldsWhatIsLikelyInAMemberOfItsOwn() async throws {
    let run = await FakeWorld().run("profiles", "iphone-17-pro", "-f", "json")
    let document = try #require(JSONParser.parse(SourceText(run.output)).document)
    let family = try #require(document.member("x-family", of: document.root))
    #expect(document.member("capplanProfile", of: document.root) != nil)
    for key in ["cameras", "multiCamDeviceSets", "sources"] {
      #expect(document.member(key, of: family.value) != nil, "\(key)")
    }
    for part in [#""doubted": [\n          {"#, #""index": 26,"#, #""source": "family-sets","#] {
      #expect(run.output.contains(part.replacing("\\n", with: "\n")), "\(part)")
    }
    // What is printed is a profile that can be handed in, and then says the same.
    let world = FakeWorld(["mine.json": run.output])
    let again = await world.run("profiles", "iphone-17-pro", "--profile-file", "mine.json")
    #expect(await again.output == FakeWorld().run("profiles", "iphone-17-pro").output && again.status == .success)
    let plain = await FakeWorld().run("profiles", "iphone-18-pro", "-f", "json")
    #expect(!plain.output.contains("x-family"))
  }
}
