import JSONSource
import Testing

/// Commands that we suggest can be copied into a shell, whatever their files are called.
struct ShellWordTests {
  @Test(arguments: [
    ("graph.json", "graph.json"), ("", "''"), ("my graph.json", "'my graph.json'"), ("it's", #"'it'\''s'"#),
    ("$(x)", "'$(x)'"), ("ä b", "'ä b'"), ("a\nb.json", #"$'a\x0Ab.json'"#), ("t\tab", #"$'t\x09ab'"#),
    ("it's\u{1B}", #"$'it\'s\x1B'"#), (#"a\"# + "\r", #"$'a\\\x0D'"#), ("z\u{202E}.json", #"$'z\xE2\x80\xAE.json'"#),
    ("\u{10FFFF}\u{10FFFE}.json", #"$'\xFF\xFE.json'"#),
  ])
  func aWordIsWhatTheShellReads(word: String, text: String) {
    #expect(ShellWord.line([word]) == text)
  }

  @Test func anOperandIsNoOption() {
    #expect(ShellWord.operand("-x.json") == "./-x.json")
    #expect(ShellWord.operand("-") == "-")
  }
}
