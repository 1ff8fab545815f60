import CaptureReports
import JSONSource
import Testing

/// What GitLab's documentation asks of a Code Quality report.
struct GitLabFormatTests {
  @Test func eachEntryHasTheFieldsThatGitLabReads() throws {
    let text = GitLabRenderer().render(try FormatGraphs.awkwardReport())
    // The file may have no byte order mark, and is one array.
    #expect(text.hasPrefix("[\n"))
    let list = try JSONReading(text)
    #expect(list.kind("") == .array && list.count("") >= 4)
    for index in 0..<list.count("") {
      #expect(list.keys("/\(index)") == ["description", "check_name", "fingerprint", "severity", "location"])
      for key in ["description", "check_name", "fingerprint"] {
        #expect(list.string("/\(index)/\(key)")?.isEmpty == false)
      }
      let severity = try #require(list.string("/\(index)/severity"))
      #expect(["info", "minor", "major", "critical", "blocker"].contains(severity))
      let path = try #require(list.string("/\(index)/location/path"))
      #expect(!path.hasPrefix("./") && !path.hasPrefix("/"))
      #expect(list.number("/\(index)/location/lines/begin") ?? 0 >= 1)
    }
  }

  @Test func severitiesFollowOurs() throws {
    let text = #"{ "capplan": 1, "nme": 1, }"#
    let list = try JSONReading(GitLabRenderer().render(try Checking.report("\u{FEFF}" + text)))
    var severities: [String: String] = [:]
    for index in 0..<list.count("") {
      severities[list.string("/\(index)/check_name") ?? ""] = list.string("/\(index)/severity")
    }
    #expect(severities["unknown-key"] == "major" && severities["json-byte-order-mark"] == "minor")
    #expect(severities["json-syntax"] == "blocker")
  }

  @Test func nothingFoundIsAnEmptyArray() throws {
    #expect(GitLabRenderer().render(try Checking.report(FormatGraphs.clean)) == "[]\n")
  }
}
