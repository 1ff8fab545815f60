import CapplanCommand
import DeviceProfiles
import Testing

/// What shells offer at the end of a command line.
struct LineCompleterTests {
  private static let commands = CommandList.capplan

  private static func answer(_ words: String...) -> CompletionAnswer {
    LineCompleter(commands).answer(to: words)
  }

  private static func words(_ answer: CompletionAnswer) -> [String] { answer.words.map(\.text) }

  @Test func theFirstWordIsACommand() {
    for typed in [Self.answer(""), Self.answer("ch"), Self.answer("--color", "never", ""), Self.answer("-q", "")] {
      #expect(Self.words(typed) == Self.commands.names)
      #expect(typed.files == .none)
    }
  }

  @Test(arguments: CommandList.capplan.names)
  func aDashOffersTheOptionsThatTheCommandAccepts(_ name: String) throws {
    let spellings = try Self.commands.command(name).spellings + GlobalOptions.spellings
    #expect(Self.words(Self.answer(name, "--")) == spellings.map { "--\($0.name)" })
  }

  @Test(arguments: CommandList.capplan.names)
  func everyWordThatIsOfferedAsAValueIsAccepted(_ name: String) async throws {
    for spelling in try Self.commands.command(name).spellings + GlobalOptions.spellings where spelling.takesValue {
      let offered = Self.words(Self.answer(name, "--\(spelling.name)", ""))
      for word in Set(offered.prefix(20) + offered.suffix(2)) where !word.hasSuffix("=") {
        let run = await FakeWorld().run(name, "--\(spelling.name)=\(word)", "--version")
        #expect(run.status == .success, "\(name) --\(spelling.name)=\(word): \(run.error)")
      }
      #expect(offered.count == Set(offered).count, "\(name) --\(spelling.name) offers a word twice")
    }
  }

  @Test func anOptionThatCountsOnceIsOfferedOnce() {
    let options = Self.words(Self.answer("check", "--format", "json", "--profile=iphone-xs", "-q", "--"))
    #expect(!options.contains("--format") && !options.contains("--quiet"))
    #expect(options.contains("--profile") && options.contains("--output"))
  }

  @Test func aValueMayBeAttached() {
    for (typed, prefix) in [("--format=", "--format="), ("--format=js", "--format="), ("-fjs", "-f"), ("-qfjs", "-qf")]
    {
      let answer = Self.answer("check", typed)
      #expect(Self.words(answer) == CheckFormat.allCases.map(\.rawValue), "\(typed)")
      #expect(answer.prefix == prefix)
    }
    #expect(Self.words(Self.answer("check", "-f")) == ["-f"])
  }

  @Test(arguments: ["\n", "\r", "\u{1B}", "\u{85}"])
  func aWordWithAControlCharacterGetsNoAnswer(_ control: String) {
    for typed in ["--profile=a\(control)::error::,", "-fjson\(control),", "--output=sarif=\(control)"] {
      let answer = Self.answer("check", typed + "x")
      #expect(answer.prefix.contains(control) == (answer.text == "none \n"), "\(typed.debugDescription)")
    }
    #expect(Self.answer("matrix", "--profile=a\(control),").text == "none \n")
  }

  @Test func aListGoesOnAfterItsComma() {
    let answer = Self.answer("matrix", "--profile", "iphone-xs,iphone-13,ip")
    #expect(answer.prefix == "iphone-xs,iphone-13,")
    #expect(Self.words(answer).contains("iphone-7-plus") && !Self.words(answer).contains("iphone-xs"))
    #expect(Self.answer("check", "--select=").words.first?.text == "all")
  }

  @Test func aFormatComesBeforeAFile() {
    let alone = Self.answer("check", "--output", "")
    #expect(alone.files == .any && Self.words(alone).contains("sarif="))
    #expect(Self.answer("check", "--output=sarif=out") == CompletionAnswer(files: .any, prefix: "--output=sarif="))
    #expect(Self.answer("reduce", "--trace", "").files == .none)
    #expect(Self.answer("reduce", "--trace", "json=t") == CompletionAnswer(files: .any, prefix: "json="))
  }

  @Test func operandsAreOfferedAsFarAsTheyGo() {
    #expect(Self.answer("check", "a.json", "").files == .graphs)
    #expect(Self.answer("diff", "a.json", "").files == .graphs)
    #expect(Self.answer("diff", "a.json", "b.json", "") == CompletionAnswer())
    #expect(Self.answer("check", "--", "-").files == .graphs)
    #expect(Self.answer("check", "-", "").files == .graphs)
    #expect(Self.answer("check", "--profile-folder", "").files == .folders)
    #expect(Self.words(Self.answer("profiles", "")) == DeviceProfiles.devices.map(\.id))
    #expect(Self.words(Self.answer("init", "li")) == StarterTemplate.allCases.map(\.rawValue) + ["list"])
    #expect(Self.words(Self.answer("explain", "")).contains("format-not-multicam"))
    #expect(Self.words(Self.answer("help", "")).contains("exit-status"))
    #expect(Self.answer("check", "--bogus=", "--verbose=") == Self.answer("check", "--bogus=", "--help="))
  }

  @Test("Names are accepted where they are offered as operands", arguments: ["init", "schema", "completions", "man"])
  func operandsAreAccepted(_ name: String) async {
    let words = Self.words(Self.answer(name, ""))
    #expect(!words.isEmpty)
    for word in words {
      let run = await FakeWorld().run(name, word)
      #expect(run.status == .success && !run.output.isEmpty, "\(name) \(word): \(run.error)")
    }
  }

  @Test func theCommandPrintsTheAnswer() async {
    let run = await FakeWorld().run("completions", "--line", "--", "reduce", "--strategy=")
    #expect(run.output == "none --strategy=\nladder\t\noptimal\t\n")
    #expect(await FakeWorld().run("completions", "--line", "--", "check", "").output == "graphs \n")
    #expect(await FakeWorld().run("completions", "--line").output.contains("\ncheck\tLint capture graphs"))
  }

  @Test("A shell is named", arguments: [[], ["csh"], [""], ["bash", "zsh"]])
  func wrongShells(_ operands: [String]) async {
    let run = await FakeWorld().run(["completions"] + operands)
    #expect(run.status == .usage && run.output.isEmpty)
  }
}
