import CapplanCommand
import Testing

struct SpellingTests {
  @Test(
    "Slips are counted",
    arguments: [
      ("check", "check", 0), ("chek", "check", 1), ("hceck", "check", 1), ("chexk", "check", 1), ("checkk", "check", 1),
      ("cekc", "check", 2), ("", "ab", 2),
    ])
  func distance(_ left: String, _ right: String, _ expected: Int) {
    #expect(Spelling.distance(left, right) == expected)
    #expect(Spelling.distance(right, left) == expected)
  }

  @Test(
    "The nearest word is found, or one that it begins",
    arguments: [
      ("fromat", "format"), ("FORMAT", "format"), ("for", "format"), ("pro", "profile"), ("prefre", "prefer"),
      ("zzz", nil), ("", nil), ("xy", nil), ("formatted-output", nil),
    ] as [(String, String?)])
  func nearest(_ written: String, _ expected: String?) {
    #expect(Spelling.nearest(to: written, among: ["format", "profile", "prefer", "x"]) == expected)
  }

  @Test func ofWordsEquallyNearTheFirstIsTaken() {
    #expect(Spelling.nearest(to: "cat", among: ["car", "bat"]) == "car")
    #expect(Spelling.nearest(to: "cat", among: ["dog", "carts", "bat"]) == "bat")
  }
}
