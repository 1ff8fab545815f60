import CaptureModel
import JSONSource
import Testing

/// The names of constants that a movie's compression takes as text.
struct ProfileLevelTests {
  private static func findings(_ level: String) -> [Finding] {
    let text = SourceText(
      #"""
      { "capplan": 1, "session": { "type": "single" },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back" } ],
        "outputs": [ { "id": "movie", "type": "movieFile", "codec": "h264",
                       "compressionProperties": { "profileLevel": "\#(level)" } } ] }
      """#)
    guard let document = JSONParser.parse(text, limit: 1 << 20).document else { return [] }
    return GraphDecoder.decode(document, profiles: ProfileDirectory([])).findings
  }

  @Test(arguments: [
    ("AVVideoProfileLevelH264HighAutoLvl", "AVVideoProfileLevelH264HighAutoLevel"),
    ("AVVideoProfileLevelH264Baseline32", "AVVideoProfileLevelH264Baseline30"),
    ("avVideoProfileLevelH264Main41", "AVVideoProfileLevelH264Main41"),
    ("AVVideoProfileLevelOfAnotherCodecThatIsLong", nil),
  ])
  func aConstantThatAVFoundationLacksIsAFinding(_ level: String, _ meant: String?) {
    let findings = Self.findings(level)
    #expect(findings.map(\.rule) == ["unknown-value"])
    #expect(findings.first?.suggestion == meant, "\(findings)")
    #expect((findings.first?.fixes.isEmpty == false) == (meant != nil))
  }

  @Test(arguments: ["AVVideoProfileLevelH264HighAutoLevel", "HEVC_Main_AutoLevel", "H264_Baseline_1_3"])
  func constantsAndTextsOfVideoToolboxAreNone(_ level: String) { #expect(Self.findings(level).isEmpty) }
}
