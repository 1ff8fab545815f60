import JSONSource
import TestSupport
import Testing

struct SuggestionTests {
  @Test(
    "Slips are counted",
    arguments: [
      ("check", "check", 0), ("chek", "check", 1), ("hceck", "check", 1), ("chexk", "check", 1), ("checkk", "check", 1),
      ("cekc", "check", 2), ("", "ab", 2),
    ])
  func distance(_ left: String, _ right: String, _ expected: Int) {
    #expect(Self.distance(left, right) == expected && Self.distance(right, left) == expected)
  }

  private static func distance(_ left: String, _ right: String) -> Int {
    LetterMasks(left.unicodeScalars.map(\.value)[...]).distance(to: right.unicodeScalars.map(\.value)[...])
  }

  /// The textbook's table, row by row, on which no time was spent.
  private static func plainDistance(_ left: [UInt32], _ right: [UInt32]) -> Int {
    var rows = [Array(0...right.count)]
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let substitution = rows[row][column] + (left[row] == right[column] ? 0 : 1)
        var distance = min(substitution, rows[row][column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          distance = min(distance, rows[row - 1][column - 1] + 1)
        }
        current.append(distance)
      }
      rows.append(current)
    }
    return rows[left.count][right.count]
  }

  @Test func theCountOnBitsIsThatOfTheTable() {
    var generator = SeededGenerator(11)
    for _ in 0..<3_000 {
      // Few different letters, one of them far away, so that there is much to swap and to leave.
      let words = (0..<2).map { _ in
        (0..<Int.random(in: 0...64, using: &generator)).map { _ in
          [97, 98, 99, 0x1F600].randomElement(using: &generator) ?? 97
        }
      }
      let left = words[0].map { UInt32($0) }
      let right = words[1].map { UInt32($0) }
      #expect(LetterMasks(left[...]).distance(to: right[...]) == Self.plainDistance(left, right), "\(left) \(right)")
    }
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

  @Test(
    "A piece of a long name stands for the only name that has it",
    arguments: [
      ("lowLightBoost", "automaticallyEnablesLowLightBoostWhenAvailable"), ("FaceDriven", nil), ("boos", nil),
      ("lowLightBoosts", nil),
    ])
  func aPieceStandsForTheOnlyNameThatHasIt(written: String, expected: String?) {
    let names = [
      "automaticallyEnablesLowLightBoostWhenAvailable", "automaticallyAdjustsFaceDrivenAutoFocusEnabled",
      "automaticallyAdjustsFaceDrivenAutoExposureEnabled", "activeColorSpace",
    ]
    #expect(Suggestion.nearest(to: written, among: names) == expected)
    #expect(Suggestion.nearest(to: written, among: names, in: .commandLine) == nil)
  }
}
