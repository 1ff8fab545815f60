import CapplanCommand
import JSONSource
import Testing

/// Names with letters in two parts, as a Mac stores some, are those that people type in one.
struct ComposedNameTests {
  private static let (composed, decomposed) = ("Gr\u{F6}\u{DF}e", "Gro\u{308}\u{DF}e")

  @Test func charactersAreEqualIfTheyLookTheSame() {
    let (composed, decomposed) = (Self.composed, Self.decomposed)
    for (text, pattern) in [(composed, decomposed), (decomposed, composed)] {
      #expect(!text.utf8.elementsEqual(pattern.utf8))
      #expect(Wildcard.matches(text, pattern))
      #expect(Wildcard.matches(text, pattern + "*") && Wildcard.matches(text + ".json", pattern + ".*"))
      #expect(Wildcard.matches(text, "Gr?\u{DF}e") && !Wildcard.matches(text, "Gr??\u{DF}e"))
      #expect(!Wildcard.matches(text, "Gro*") && !Wildcard.matches(text, "Grosse"))
    }
    // A star is one whatever follows it, and a byte that is no text is one character.
    #expect(Wildcard.matches("ab\u{308}", "*b\u{308}") && Wildcard.matches("e\u{301}x", "*x"))
    #expect(Wildcard.matches(RawText.decode([0x67, 0xE9, 0xE8]), "g??"))
    #expect(Wildcard.matches("", "*") && !Wildcard.matches("", "?") && Wildcard.matches("a/b", "a*b"))
  }

  @Test(arguments: [true, false]) func patternsAndExclusionsFindThem(_ storesComposed: Bool) async {
    let (stored, typed) = storesComposed ? (Self.composed, Self.decomposed) : (Self.decomposed, Self.composed)
    let exclusion = Exclusion([typed])
    #expect(exclusion.excludes("graphs/\(stored)/graph.json") && !exclusion.excludes("graphs/graph.json"))
    #expect(Exclusion(["graphs/\(typed)/*"]).excludes("graphs/\(stored)/graph.json"))
    let world = FakeWorld(["\(stored)/deep/graph.json": Convention.bad, "graph.json": Convention.ok])
    for pattern in ["\(typed)/**", "\(typed)/*/graph.json", "**/\(typed)/**", "\(typed)*"] {
      let run = await world.run("check", "-f", "concise", pattern)
      #expect(
        run.status == .findings && run.output.contains("\(stored)/deep/graph.json:1:"), "\(pattern): \(run.error)")
    }
    #expect(await world.run("check", ".").status == .findings)
    #expect(await world.run("check", "--exclude", typed, ".").status == .success)
    #expect(await world.run("check", "--exclude", "\(typed)/**", ".").status == .success)
    #expect(await world.run("check", "none-\(typed)/**").status == .unusable)
  }

  @Test func realFoldersToo() throws {
    let run = try RealRun(
      """
      mkdir $'Gro\\xcc\\x88\\xc3\\x9fe'; (cd Gro*; cp ../bad.json graph.json); cp ok.json graph.json; rm ok.json bad.json
      for line in "'\(Self.composed)/**'" . "--exclude \(Self.composed) ."; do
        eval "$C check -q $line" > said; echo $?
      done
      """)
    #expect(run.output == "1\n1\n0\n", "\(run.output) \(run.error)")
  }

  @Test func aFolderInOtherBytesIsTheSameInADiff() async {
    let (before, after) = ("old/\(Self.composed)/graph.json", "new/\(Self.decomposed)/graph.json")
    let same = FakeWorld([before: Convention.bad, after: Convention.bad])
    let run = await same.run("diff", "old", "new")
    let (isNew, isGone) = (run.output.contains("is new"), run.output.contains("removed"))
    #expect(run.status == .success && !isNew && !isGone, "\(run.output)")
  }
}
