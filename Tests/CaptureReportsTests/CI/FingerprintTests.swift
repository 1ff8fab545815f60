import CaptureReports
import JSONSource
import Testing

/// By what platforms know a finding again.
struct FingerprintTests {
  private static func fingerprints(_ text: String, name: String = "graph.json") throws -> [String] {
    let file = try Checking.check(SourceText(name: name, bytes: Array(text.utf8)))
    let list = try JSONReading(GitLabRenderer().render(Report(tool: Checking.tool, files: [file])))
    return (0..<list.count("")).compactMap { list.string("/\($0)/fingerprint") }
  }

  private static let start = #"{ "capplan": 1, "profiles": ["iphone-xs"], "session": { "type": "multiCam" },"#

  private static func graph(before: String = "", size: Int = 3840, id: String = "back") -> String {
    """
    \(start)\(before)
      "inputs": [
        { "id": "\(id)", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": \(size), "height": 2160 } } ],
      "outputs": [ { "id": "video", "type": "videoData" } ],
      "connections": [ { "input": "\(id)", "port": "video", "output": "video" } ] }
    """
  }

  @Test func movedLinesOtherNumbersAndOtherFindingsKeepIt() throws {
    let before = try Self.fingerprints(Self.graph())
    #expect(!before.isEmpty)
    #expect(try Self.fingerprints(Self.graph(before: "\n\n\n \"name\": \"moved\",\n")) == before)
    #expect(try Self.fingerprints(Self.graph(size: 3841)) == before)
    let more = try Self.fingerprints(Self.graph(before: "\n \"nonsense\": 1,\n"))
    #expect(more.count == before.count + 1 && Set(before).isSubset(of: more))
  }

  @Test func anotherIdAnotherRuleOrAnotherFileChangesIt() throws {
    let before = try Self.fingerprints(Self.graph())
    // One speaks of the camera, the other of the session, which is the same.
    let renamed = try Self.fingerprints(Self.graph(id: "rear"))
    #expect(before.count == 2 && renamed.count == 2 && Set(renamed).intersection(before).count == 1)
    #expect(Set(try Self.fingerprints(Self.graph(), name: "other.json")).isDisjoint(with: before))
    #expect(try Self.fingerprints(Self.graph(), name: "./graph.json") == before)
  }

  @Test func noTwoOfAReportAreEqual() throws {
    let text = #"{ "capplan": 1, "profiles": ["iphone-xs"], "a": 1, "a": 1, "a": 1, "b": { "a": 1 } }"#
    let all = try Self.fingerprints(text) + Self.fingerprints(text, name: "other.json")
    #expect(all.count >= 10 && Set(all).count == all.count)
  }
}
