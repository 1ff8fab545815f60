import CapplanCommand
import Testing

/// What a repository's settings may make a check do: nothing outside of it.
struct HostileSettingsTests {
  /// Paths that lead out of the repository, or into what git keeps.
  private static let paths = [
    "../out.json", "sub/../../out.json", "%T/out.json", ".git/hooks/pre-commit", ".git/config", "out/out.json",
    "link.json", "nowhere.json", "hooks/pre-commit", "sub/up/out.json", "./.git/../../out.json", "/etc/out.json",
    "chain.json",
  ]

  private static let links = """
    mkdir sub; echo keep > ../out.json; ln -s .. out; ln -s ../out.json link.json; ln -s ../new.json nowhere.json
    ln -s .git/hooks hooks; ln -s ../.. sub/up; ln -s link.json chain.json; cp .git/config ../config
    """

  @Test("A report stays in the repository, and out of .git", arguments: paths)
  func reports(_ path: String) throws {
    for settings in [#""reports": { "text": "%" }"#, #""baseline": "%""#] {
      let run = try Repository(
        """
        \(Self.links)
        P='\(path)'; P=${P/\\%T/$T}; S='{ \(settings) }'; printf '%s' "${S/\\%/$P}" > .capplan.json
        $C check --update-baseline good.graph.json > ../said; echo "status $?"; cat ../said
        $C check good.graph.json > ../said; echo "status $?"; cat ../said
        cat ../out.json; cmp ../config .git/config; ls ../new.json .git/hooks/pre-commit /etc/out.json
        """)
      let isReport = settings.contains("reports")
      // A baseline is needed to be updated.
      #expect(run.output == "status 2\nstatus 2\nkeep\n", "\(isReport): \(run.text)")
      #expect(run.error.contains(".capplan.json:1:"), "\(run.error)")
      #expect(
        run.error.contains("leads out of the repository") || run.error.contains("lies in what version control keeps"),
        "\(run.error)")
      #expect(run.error.split(separator: "\n").filter { $0.contains("No such file") }.count == 3)
    }
  }

  @Test(
    "What is read stays in the repository", arguments: ["..", "../*", "../token", "%T", "out", "secret", "out/*"])
  func inputs(_ path: String) throws {
    for key in ["paths", "profileFolders"] {
      let run = try Repository(
        """
        ln -s .. out; ln -s ../token secret; cp ../bad.json ../stolen.graph.json
        P='\(path)'; printf '{ "\(key)": ["%s"] }' "${P/\\%T/$T}" > .capplan.json; $C check
        """)
      #expect(run.status == 2 && run.output.isEmpty, "\(key): \(run.text)")
      #expect(run.error.contains(".capplan.json:1:") && run.error.contains("leads out of the repository"))
      #expect(!run.text.contains("ghp_") && !run.text.contains("stolen"))
    }
  }

  @Test func aPatternLeadsNowhereElse() throws {
    let run = try Repository(
      """
      ln -s ../token a.graph.json; ln -s .. out; cp ../bad.json ../stolen.graph.json
      echo '{ "paths": ["*/*.graph.json", "*.graph.json"] }' > .capplan.json; $C check
      """)
    #expect(run.status == 3 || run.status == 0, "\(run.text)")
    #expect(!run.text.contains("ghp_") && !run.text.contains("stolen"), "\(run.text)")
    #expect(run.error.contains("'a.graph.json' is left out") && run.error.contains("'out' is left out"))
  }

  @Test func settingsDoNotAskForStandardInput() throws {
    let run = try Repository("echo '{ \"paths\": [\"-\"] }' > .capplan.json; echo ghp_x | $C check; exit $?")
    #expect(run.status == 3 && run.error.contains("'./-' can't be read") && !run.text.contains("ghp_"), "\(run.text)")
  }

  @Test func aReportIsNoFileThatTheRunReads() throws {
    for (settings, path) in [
      (#""reports": { "json": "good.graph.json" }"#, "good.graph.json"),
      (#""reports": { "json": "same.json" }"#, "good.graph.json"),
      (#""reports": { "json": "info.xml" }"#, "info.xml"),
      (#""profileFolders": ["own"], "reports": { "json": "own/mine.json" }"#, "own/mine.json"),
      (#""baseline": "known.json", "reports": { "json": "known.json" }"#, "known.json"),
      (#""reports": { "json": ".capplan.json" }"#, ".capplan.json"),
    ] {
      let run = try Repository(
        """
        mkdir own; echo '{ "capplanProfile": 1, "id": "mine", "name": "Mine" }' > own/mine.json
        echo '<plist><dict></dict></plist>' > info.xml; ln good.graph.json same.json
        echo '{ "capplan": 1, "profiles": ["iphone-xs"], "app": { "infoPlist": "info.xml" } }' > plist.graph.json
        $C check -q --write-baseline known.json good.graph.json plist.graph.json > ../said 2>&1
        echo '{ \(settings) }' > .capplan.json; cp '\(path)' ../before
        $C check good.graph.json plist.graph.json; echo "status $?"; cmp '\(path)' ../before
        """)
      #expect(run.output == "status 2\n" && run.status == 0, "\(settings): \(run.text)")
    }
  }

  private static let forms = CheckFormat.allCases.map(\.rawValue)

  @Test("A report takes the place of an earlier one, and of no other file", arguments: forms)
  func replacedReports(_ form: String) throws {
    let others = [
      "SECRET=1", "let x = 1", "{ }", "[ 1 ]", "<?xml version=\"1.0\"?><plist/>", "all: build",
      "a.c:1:2: warning: x [-Wx]", "::set-output name=x", "x: runs-on: y", "{\"version\":1}",
      "<testsuites name=\"other\"/>", "# notes: it runs", "", "[]", "[ ]",
      "<?xml version=\"1.0\"?><checkstyle version=\"8.0\"></checkstyle>", "no findings",
    ]
    let run = try Repository(
      """
      cp ../bad.json bad.graph.json; echo '{ "reports": { "\(form)": "report" } }' > .capplan.json
      for G in good bad good; do $C check $G.graph.json > ../said; echo "$?"; done
      $C check --profile 'iphone-1*' bad.graph.json good.graph.json > ../said; echo "$?"
      $C check --profile 'iphone-1*' good.graph.json > ../said; echo "$?"
      $C check good.graph.json > ../said; echo "$?"
      while read -r L; do
        printf '%s\\n' "$L" > report; $C check good.graph.json > ../said 2> ../why; echo "$? $(cat report)"
      done <<'END'
      \(others.joined(separator: "\n"))
      END
      : > report; $C check good.graph.json > ../said 2> ../why; echo "$? $(cat report)"
      grep -c "'report' is there and is no earlier report of capplan in the format \(form)" ../why
      """)
    let kept = others.map { "2 \($0)\n" }.joined()
    #expect(run.output == "0\n1\n0\n1\n0\n0\n" + kept + "2 \n1\n", "\(run.text)")
    #expect(run.error.isEmpty, "\(run.error)")
  }

  @Test func settingsAboveTheTopAreNotUsedAndThatIsSaidOnce() throws {
    let run = try Repository(
      """
      echo '{ "reports": { "text": "r/out.txt" }, "ignore": ["all"], "failOn": "note" }' > ../.capplan.json
      mkdir a b; cp ../bad.json a/a.graph.json; cp ../bad.json b/b.graph.json; $C check .; echo "status $?"; ls
      """)
    #expect(run.output.contains("status 1\n") && !run.output.contains("out.txt"), "\(run.text)")
    #expect(run.error.split(separator: "\n").filter { $0.contains("'../.capplan.json' is not used") }.count == 1)
    #expect(run.error.contains("--settings"))
  }

  @Test func aFolderOfAnotherRepositoryInsideHasItsOwnTop() throws {
    let run = try Repository(
      """
      echo '{ "severity": { "unknown-key": "note" } }' > .capplan.json
      mkdir sub; echo 'gitdir: ../.git/modules/sub' > sub/.git
      echo '{ "capplan": 1, "profiles": ["iphone-xs"], "nme": 1 }' | tee a.graph.json > sub/b.graph.json
      $C check -f concise a.graph.json sub/b.graph.json
      """)
    #expect(run.output.contains("a.graph.json:1:44: note:"), "\(run.text)")
    #expect(run.output.contains("sub/b.graph.json:1:44: error:"), "\(run.text)")
  }

  @Test func settingsThatALinkBringsAreNotRead() throws {
    for target in ["../token", "../given.json", ".git/config"] {
      let run = try Repository(
        "echo '{ \"failOn\": \"note\" }' > ../given.json; ln -s \(target) .capplan.json; $C check .")
      #expect(run.status == 2 && run.output.isEmpty && run.error.contains("leads out"), "\(run.text)")
      #expect(!run.text.contains("ghp_"))
    }
    let dangling = try Repository("ln -s lost.json .capplan.json; $C check .")
    #expect(dangling.status == 2 && dangling.output.isEmpty, "\(dangling.text)")
    #expect(dangling.error.contains("'.capplan.json' can't be read"), "\(dangling.error)")
    let inside = try Repository(
      "mkdir ci; echo '{ \"profiles\": [\"iphone-11\"] }' > ci/all.json; ln -s ci/all.json .capplan.json; $C config")
    #expect(inside.status == 0 && inside.output.contains("iphone-11"), "\(inside.text)")
  }

  @Test func aProfileThatALinkBringsIsLeftOut() throws {
    let run = try Repository(
      """
      mkdir own; ln -s ../../token own/a.json; echo '{ "profileFolders": ["own"] }' > .capplan.json
      $C check good.graph.json
      """)
    #expect(run.status == 0 && run.error.contains("'own/a.json' is left out"), "\(run.text)")
    #expect(!run.text.contains("ghp_"))
  }
}
