import Testing

/// What has to go on working beside the care that is taken of repositories.
struct TrustedUseTests {
  @Test func linksInsideAMonorepoAreFollowedAndQuoted() throws {
    let run = try Repository(
      """
      mkdir ios common; cp ../bad.json common/common.graph.json; cd ios; ln -s ../common/common.graph.json c.graph.json
      $C check .; $C check c.graph.json; printf "\(Repository.fixable)" > ../common/common.graph.json
      $C check --fix .; cat ../common/common.graph.json
      """)
    #expect(run.output.components(of: "--> c.graph.json:").count == 3, "\(run.text)")
    #expect(run.output.contains(" | {") && run.output.hasSuffix(#"["iphone-xs"] }"#), "\(run.text)")
    #expect(!run.error.contains("left out"))
  }

  @Test func aFolderBehindALinkOfTheRepositoryIsWalked() throws {
    let run = try Repository("mkdir a; mv good.graph.json a; ln -s a b; $C check b; echo; $C check 'b/*.json'")
    #expect(run.status == 0 && run.output.contains("b/good.graph.json") && run.error.isEmpty, "\(run.text)")
  }

  @Test func gitAsAFileIsARepositoryToo() throws {
    let run = try Repository(
      """
      git add .; git commit -qm x; git worktree add -q ../tree; cd ../tree; mkdir g; cp ../bad.json g/a.graph.json
      echo '{ "reports": { "concise": "out.txt" }, "paths": ["g"] }' > .capplan.json
      $C check > ../said; echo "status $?"; cat out.txt; cp ../ok.json good.graph.json
      $C diff --git HEAD good.graph.json; ln -s ../token t.graph.json; $C check t.graph.json
      echo '{ "reports": { "concise": ".git" } }' > .capplan.json; $C check .; cat .git
      """)
    #expect(run.output.hasPrefix("status 1\ng/a.graph.json:"), "\(run.text)")
    #expect(run.output.contains("nothing changes") && run.output.contains("gitdir: "), "\(run.text)")
    #expect(!run.text.contains("ghp_") && run.error.contains("lies in what version control keeps"))
  }

  @Test func withoutARepositoryTheWorkingDirectoryIsTheTop() throws {
    let run = try Repository(
      """
      mkdir g common; cp ../bad.json common/s.json; ln -s ../common/s.json g/a.graph.json; ln -s ../../token g/b.graph.json
      echo '{ "paths": ["g"], "reports": { "concise": "out.txt" }, "baseline": "known.json" }' > .capplan.json
      $C check --write-baseline known.json > ../said; $C check > ../said; echo "status $?"
      $C check --no-ignores; cat out.txt; cd ..; $C check r/g/a.graph.json; $C check r/g/b.graph.json
      """, isRepository: false)
    #expect(run.output.hasPrefix("status 0\n") && run.output.contains("--> g/a.graph.json:"), "\(run.text)")
    #expect(run.output.contains("--> r/g/a.graph.json:") && run.error.contains("'g/b.graph.json' is left out"))
    // From the folder above, the same link leads nowhere out.
    #expect(run.output.contains("r/g/b.graph.json"))
  }

  @Test func aFileOutsideOfTheWorkingDirectoryIsReadAndQuoted() throws {
    let run = try Repository(
      "mkdir ../other; cp ../bad.json ../other/a.json; $C check ../other/a.json; $C check - < ../bad.json; exit $?")
    #expect(run.status == 1 && run.output.contains("--> ../other/a.json:"), "\(run.text)")
    #expect(run.output.components(of: " | {").count == 3 && run.error.isEmpty, "\(run.text)")
  }

  @Test func aLinkAboveTheTopIsNoLinkOfTheRepository() throws {
    let run = try Repository(
      """
      cp ../bad.json a.graph.json; cd ..; ln -s r current; mkdir other
      $C check current/a.graph.json; $C check current; cd other; $C check $T/current/a.graph.json
      """)
    #expect(run.output.components(of: "a.graph.json:1:").count >= 3, "\(run.text)")
    #expect(run.output.components(of: " | {").count == 4 && run.error.isEmpty, "\(run.text)")
  }

  @Test func treesOfLinksAreTakenWhereTheUserSaysSo() throws {
    let run = try Repository(
      """
      mkdir -p ../store/deep tree; cp ../ok.json ../store/a.graph.json; cp ../bad.json ../store/deep/b.graph.json
      ln -s ../../store/a.graph.json tree/a.graph.json; ln -s ../../store/deep tree/deep; ln -s . tree/round
      $C check -f concise --follow-links tree; echo "status $?"; $C check -f concise tree; echo "status $?"
      """)
    #expect(run.output.contains("tree/deep/b.graph.json:") && run.output.contains("status 1\n"), "\(run.text)")
    #expect(run.output.components(of: "tree/deep/b.graph.json:").count == 2, "\(run.text)")
    #expect(run.output.contains("unknown key 'sesion'") && run.output.hasSuffix("status 3\n"), "\(run.text)")
  }

  @Test func settingsAboveSeveralClonesAreTheUsersWord() throws {
    let run = try Repository(
      """
      mkdir ../ci ../profiles; echo '{ "capplanProfile": 1, "id": "mine", "name": "Mine" }' > ../profiles/mine.json
      echo '{ "profileFolders": ["../profiles"], "paths": ["../r/good.graph.json"], "failOn": "note",
        "reports": { "json": "out.json" }, "baseline": "../known.json" }' > ../ci/team.json
      $C check --write-baseline ../known.json good.graph.json > ../said 2>&1
      $C check --settings ../ci/team.json > ../said; echo "status $?"; ls ../ci; $C config --settings ../ci/team.json
      echo '{ "nonsense": 1 }' > .capplan.json
      for X in check matrix cost reduce emit config 'diff good.graph.json'; do
        $C $X --settings ../ci/team.json --profile iphone-xs good.graph.json > ../said; echo "$X $?"
      done
      """)
    #expect(run.output.hasPrefix("status 0\nout.json\nteam.json\n"), "\(run.text)")
    #expect(run.output.contains("../ci/team.json:1:"), "\(run.text)")
    #expect(
      run.output.components(of: " 2\n").count == 1 && run.output.components(of: " 0\n").count == 8, "\(run.text)")
  }

  @Test func twoNamesOfOneFileMayBeReadBesideAnOutput() throws {
    let run = try Repository("ln good.graph.json same.graph.json; $C check -o json=out.json . > ../said; exit $?")
    #expect(run.status == 0, "\(run.text)")
  }

  @Test func aTeamsProfileFolderIsTheUsersWord() throws {
    let run = try Repository(
      """
      mkdir ../profiles own; echo '{ "capplanProfile": 1, "id": "mine", "name": "Mine" }' > ../profiles/mine.json
      ln -s ../../profiles/mine.json own/mine.json
      for D in ../profiles ../profiles/ own; do
        for X in check matrix cost config profiles; do
          $C $X --profile-folder $D $([ $X = profiles ] && echo mine || echo --profile mine good.graph.json) > ../said
          echo "$X $?"; grep -c -i mine ../said
        done
      done
      $C check --profile-folder none good.graph.json
      """)
    #expect(
      !run.output.contains(" 2\n") && !run.output.contains(" 3\n") && !run.output.contains("\n0\n"), "\(run.text)")
    #expect(run.status == 3 && run.error.contains("the folder 'none' can't be read"), "\(run.text)")
  }
}

extension String {
  /// The parts between the places where a text stands.
  fileprivate func components(of text: String) -> [String] {
    split(separator: text, omittingEmptySubsequences: false).map(String.init)
  }
}
