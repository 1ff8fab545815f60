import JSONSource
import Testing

struct SuggestionTests {
  @Test(
    "Slips are counted",
    arguments: [
      ("check", "check", 0), ("chek", "check", 1), ("hceck", "check", 1), ("chexk", "check", 1), ("checkk", "check", 1),
      ("cekc", "check", 2), ("", "ab", 2),
    ])
  func distance(_ left: String, _ right: String, _ expected: Int) {
    #expect(Suggestion.editDistance(Array(left.unicodeScalars), Array(right.unicodeScalars)) == expected)
    #expect(Suggestion.editDistance(Array(right.unicodeScalars), Array(left.unicodeScalars)) == expected)
  }

  @Test(
    "The nearest word is found, or one that it begins",
    arguments: [
      ("fromat", "format"), ("FORMAT", "format"), ("for", "format"), ("pro", "profile"), ("prefre", "prefer"),
      ("zzz", nil), ("", nil), ("xy", nil), ("formatted-output", nil),
    ] as [(String, String?)])
  func nearest(_ written: String, _ expected: String?) {
    #expect(Suggestion.nearest(to: written, among: ["format", "profile", "prefer", "x"], in: .commandLine) == expected)
  }

  @Test func ofWordsEquallyNearTheFirstIsTaken() {
    #expect(Suggestion.nearest(to: "cat", among: ["car", "bat"], in: .commandLine) == "car")
    #expect(Suggestion.nearest(to: "cat", among: ["dog", "carts", "bat"], in: .commandLine) == "bat")
  }
}
