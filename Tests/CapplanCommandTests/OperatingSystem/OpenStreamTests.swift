import CapplanCommand
import Testing

/// Outputs that are streams of the process: what stands there already stays, and the file that the shell opened is kept.
struct OpenStreamTests {
  @Test(arguments: ["/dev/stdout", "/dev/fd/1"]) func aReportFollowsWhatStandsThere(_ path: String) throws {
    let run = try RealRun(
      """
      echo first > log; ln log same; $C check -f concise -o sarif=\(path) bad.json >> log; echo "status $?"
      head -1 log; grep -c '"version": "2.1.0"' same; tail -1 log; ls
      """)
    #expect(run.output == "status 1\nfirst\n1\n}\nbad.json\nlog\nok.json\nsame\n", "\(run.output) \(run.error)")
  }

  @Test func otherStreamsAreWrittenToo() throws {
    let run = try RealRun(
      "$C check -o concise=/dev/stderr bad.json; $C check -o concise=/dev/fd/5 bad.json 5> five; cat five; $C check -o json=/dev/fd/77 ok.json; echo $?"
    )
    #expect(run.error.contains("bad.json:1:44: error:") && run.output.contains("bad.json:1:44: error:"))
    #expect(run.error.contains("can't write '/dev/fd/77'") && run.output.hasSuffix("3\n"), "\(run.error)")
  }

  @Test func aPipeThatTheShellMadeTakesAReport() throws {
    let run = try RealRun(
      "mkfifo p; cat p > read & $C check -o json=/dev/fd/4 ok.json 4> p > said; wait; grep -q version read && echo read"
    )
    #expect(run.status == 0 && run.output == "read\n", "\(run.error)")
  }
}
