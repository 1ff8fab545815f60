import CapplanCommand
import Testing

struct TerminalTests {
  @Test(
    "Color follows the option, then NO_COLOR, then force, then CLICOLOR, then the terminal",
    arguments: [
      (nil, [:], true, true),
      (nil, [:], false, false),
      (nil, ["TERM": "dumb"], true, false),
      (nil, ["TERM": "xterm"], true, true),
      (nil, ["CLICOLOR": "0"], true, false),
      (nil, ["CLICOLOR": "1"], false, false),
      (nil, ["NO_COLOR": "1"], true, false),
      (nil, ["NO_COLOR": ""], true, true),
      (nil, ["CLICOLOR_FORCE": "1"], false, true),
      (nil, ["FORCE_COLOR": "1"], false, true),
      (nil, ["FORCE_COLOR": "0"], false, false),
      (nil, ["FORCE_COLOR": ""], false, false),
      (nil, ["FORCE_COLOR": "1", "TERM": "dumb"], false, true),
      (nil, ["FORCE_COLOR": "1", "CLICOLOR": "0"], false, true),
      (nil, ["NO_COLOR": "1", "FORCE_COLOR": "1", "CLICOLOR_FORCE": "1"], true, false),
      (.auto, ["NO_COLOR": "1"], true, false),
      (.auto, [:], true, true),
      (.always, ["NO_COLOR": "1", "TERM": "dumb"], false, true),
      (.never, ["FORCE_COLOR": "1"], true, false),
    ] as [(ColorMode?, [String: String], Bool, Bool)])
  func color(_ option: ColorMode?, _ environment: [String: String], _ isTerminal: Bool, _ expected: Bool) {
    #expect(ColorDecision.isColored(option: option, isTerminal: isTerminal) { environment[$0] } == expected)
  }

  @Test func widthComesFromColumnsThenTheTerminalThenEighty() {
    var world = FakeWorld()
    #expect(Console(world: world.world).width(of: .output) == 80)
    world.terminalWidth = 132
    #expect(Console(world: world.world).width(of: .output) == 132)
    for (columns, expected) in [("100", 100), ("0", 132), ("-5", 132), ("wide", 132), ("", 132)] {
      world.environment = ["COLUMNS": columns]
      #expect(Console(world: world.world).width(of: .output) == expected)
    }
  }

  @Test(
    "What could drive a terminal is written out",
    arguments: [
      ("plain 'é' 漢字 👩‍👩‍👧 ~", "plain 'é' 漢字 👩‍👩‍👧 ~"),
      ("\u{1B}[2J\u{7}", #"\u{1B}[2J\u{7}"#),
      ("a\tb\r\nc", #"a\tb\r\nc"#),
      ("\u{7F}\u{9B}\u{0}", #"\u{7F}\u{9B}\u{0}"#),
      ("\u{202E}abc\u{2066}\u{200F}\u{61C}", #"\u{202E}abc\u{2066}\u{200F}\u{61C}"#),
      ("\u{2028}\u{FEFF}\u{E0041}", #"\u{2028}\u{FEFF}\u{E0041}"#),
      ("caf\u{10FFE9}", #"caf\xE9"#),
    ])
  func escaping(_ text: String, _ expected: String) {
    #expect(Escaping.terminal(text) == expected)
  }
}
