import CaptureReports
import Testing

struct UnifiedDiffTests {
  private static func diff(_ before: String, _ after: String, path: String = "graph.json") -> String {
    String(decoding: UnifiedDiff(path: path, before: Array(before.utf8), after: Array(after.utf8)).bytes, as: UTF8.self)
  }

  @Test func showsThreeLinesOfContext() {
    let before = (1...12).map { "\($0)\n" }.joined()
    #expect(
      Self.diff(before, before.replacing("6\n", with: "six\n")) == """
        --- a/graph.json
        +++ b/graph.json
        @@ -3,7 +3,7 @@
         3
         4
         5
        -6
        +six
         7
         8
         9

        """)
  }

  @Test func farChangesHaveHunksOfTheirOwn() {
    let before = (1...20).map { "\($0)\n" }.joined()
    let after = before.replacing("\n2\n", with: "\n").replacing("\n19\n", with: "\n19\nmore\n")
    let heads = Self.diff(before, after).split(separator: "\n").filter { $0.hasPrefix("@@") }
    #expect(heads == ["@@ -1,5 +1,4 @@", "@@ -17,4 +16,5 @@"])
  }

  @Test func aMissingFinalNewlineIsSaid() {
    #expect(
      Self.diff("a\nb", "a\nb\n")
        == "--- a/graph.json\n+++ b/graph.json\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n")
    #expect(Self.diff("a", "b").hasSuffix("-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file\n"))
  }

  @Test func carriageReturnsStay() {
    #expect(Self.diff("a\r\nb\r\n", "a\r\nc\r\n").hasSuffix("@@ -1,2 +1,2 @@\n a\r\n-b\r\n+c\r\n"))
  }

  @Test func emptyTextsHaveNoLines() {
    #expect(Self.diff("", "a\n").hasSuffix("@@ -0,0 +1 @@\n+a\n"))
    #expect(Self.diff("a\n", "").hasSuffix("@@ -1 +0,0 @@\n-a\n"))
    #expect(UnifiedDiff(path: "a", before: [1, 2], after: [1, 2]).isEmpty)
    #expect(Self.diff("same", "same") == "")
  }

  @Test func oddNamesAreQuotedAsGitDoes() {
    #expect(Self.diff("", "a\n", path: "a\tb\"\u{1}.json").hasPrefix(#"--- "a/a\tb\"\001.json""#))
    // Text that runs backwards is no name to read.
    #expect(Self.diff("", "a\n", path: "\u{202E}é.json").hasPrefix(#"--- "a/\342\200\256é.json""#))
    #expect(Self.diff("", "a\n", path: "/tmp/a b.json").hasPrefix("--- a/tmp/a b.json\t\n"))
  }

  @Test func textForPeopleIsColouredAndSafe() {
    let diff = UnifiedDiff(path: "a.json", before: Array("a\u{1B}[2J\r\n".utf8), after: Array("\tb\n".utf8))
    #expect(diff.text(palette: .plain).hasSuffix("@@ -1 +1 @@\n-a\\u{1B}[2J\n+\tb\n"))
    #expect(diff.text(palette: .ansi).contains("\u{1B}[32m+\tb\u{1B}[0m\n"))
  }

  /// A diff that is applied to the first text gives the second.
  @Test(arguments: 0..<300)
  func appliesToWhatItWasMadeFrom(_ seed: Int) {
    var random = SplitMix(state: UInt64(seed))
    let words = ["{\n", "}\n", "a\r\n", "b\n", "c\n", "\n"]
    func text() -> [UInt8] {
      let lines = (0..<Int.random(in: 0...30, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
      return Array((lines.joined() + (Bool.random(using: &random) ? "end" : "")).utf8)
    }
    let before = text()
    var after = before
    if Bool.random(using: &random) { after = text() }
    for _ in 0..<Int.random(in: 0...4, using: &random) where !after.isEmpty {
      after[Int.random(in: after.indices, using: &random)] = 0x0A
    }
    let diff = UnifiedDiff(path: "x", before: before, after: after)
    #expect(Self.apply(diff.bytes, to: before) == after)
  }

  private static func lines(_ bytes: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = [[]]
    for byte in bytes {
      lines[lines.count - 1].append(byte)
      if byte == 0x0A { lines.append([]) }
    }
    return lines.last == [] ? lines.dropLast() : lines
  }

  private static func apply(_ diff: [UInt8], to before: [UInt8]) -> [UInt8] {
    let old = lines(before)
    var result: [[UInt8]] = []
    var position = 0
    for line in lines(diff).dropFirst(2) {
      switch line.first {
      case UInt8(ascii: "@"):
        let text = String(decoding: line, as: UTF8.self)
        let numbers = text.dropFirst(4).prefix { $0 != " " }.split(separator: ",").compactMap { Int($0) }
        let start = numbers.count > 1 && numbers[1] == 0 ? numbers[0] : (numbers.first ?? 1) - 1
        result += old[position..<start]
        position = start
      case UInt8(ascii: "\\"): result[result.count - 1].removeLast()
      case UInt8(ascii: "+"): result.append(Array(line.dropFirst()))
      case UInt8(ascii: "-"):
        // A sign of no newline belongs to the line before it, which is thrown away here.
        result.append([])
        position += 1
      default:
        result.append(Array(line.dropFirst()))
        position += 1
      }
      if line.first == UInt8(ascii: "-") { result[result.count - 1] = [0] }
      result.removeAll { $0 == [0] && line.first != UInt8(ascii: "-") || $0 == [] }
    }
    return (result.filter { $0 != [0] } + old[position...]).flatMap { $0 }
  }
}

/// A small generator, the same on every machine.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
