import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureSession
import JSONSource
import RuleKit
import Testing

/// Each rule that says how a plan can take its findings away is broken once, on a device where a plan can.
struct RemedyTests {
  /// A graph of one camera that breaks a rule, and the formats of a device of which some keep it.
  struct Case: CustomTestStringConvertible, Sendable {
    let rule: RuleID
    let formats: [String]
    var device = "builtInWideAngleCamera"
    var input = ""
    var output = #""type": "videoData""#
    var port = "video"
    var more = ""
    var connections = ""
    var target = ""

    /// The rule that the graph breaks as it is written, if that is another one.
    var asWritten: RuleID?

    var testDescription: String { rule.rawValue }

    var graph: String {
      let first = formats[0].prefix { $0 != "-" }
      return """
        { "capplan": 1, "deployment": { "linkedSDK": "16.0" }, "session": { "type": "multiCam" },
          "inputs": [ { "id": "back", "deviceType": "\(device)", "position": "back",
                        "activeFormat": { \(first) }\(input) } ],
          "outputs": [ { "id": "out", \(output) }\(more) ],
          "connections": [ { "input": "back", "port": "\(port)", "output": "out" }\(connections) ]\(target) }
        """
    }

    var profile: String {
      let list = formats.map { "{ \($0.replacing("-", with: ", \"maxFrameRate\": 30, \"binned\": false")) }" }
      return """
        { "capplanProfile": 1, "id": "invented", "name": "Invented", "chip": "none", "multiCamSupported": true,
          "cameras": [ { "deviceType": "\(device)", "position": "back", "name": "Back", "source": "made",
                         "formatsComplete": true, "multiCamFormatsComplete": true,
                         "formats": [ \(list.joined(separator: ", ")) ] } ],
          "costModel": { "basis": "estimated", "note": "invented", "hardware": {
            "pixelBudget": { "atZeroWeight": { "low": 100000000, "value": 100000000, "high": 100000000 },
                             "perUnitWeight": { "low": 0, "value": 0, "high": 0 } },
            "deliveredWeight": { "low": 0, "value": 0, "high": 0 },
            "depthStream": { "low": 0, "value": 0, "high": 0 },
            "hdrFactor": { "low": 1, "value": 1, "high": 1 } } },
          "sources": [ { "id": "made", "kind": "estimated", "reference": "invented", "note": "invented" } ] }
        """
    }
  }

  /// A format of a size; a `-` stands for what a graph does not ask for.
  private static func format(_ width: Int, _ height: Int, _ more: String = "", multiCam: Bool = true) -> String {
    #""width": \#(width), "height": \#(height)-, "multiCam": \#(multiCam), "readout": \#(width * height)\#(more)"#
  }

  private static func depth(_ width: Int, _ height: Int) -> String {
    #", "depthFormats": [ { "width": \#(width), "height": \#(height), "maxFrameRate": 30 } ]"#
  }

  private static let depthOutput = #""type": "depthData""#

  static let cases: [Case] = [
    Case(rule: "hardware-cost-over", formats: [format(4000, 2000), format(1280, 720)]),
    // 1.050 (0.900 to 1.200).
    Case(
      rule: "hardware-cost-near-limit",
      formats: [
        #""width": 1920, "height": 1080-, "multiCam": true, "readout": { "low": 3e6, "value": 3.5e6, "high": 4e6 }"#,
        format(1280, 720),
      ]),
    Case(
      rule: "target-missed", formats: [format(1920, 1080), format(1280, 720)],
      target: #", "plan": { "targets": { "hardwareCost": 0.5 } }"#),
    Case(rule: "override-range", formats: [format(1920, 1080)], input: #", "maxFrameRateOverride": 60"#),
    Case(
      rule: "override-vs-active-duration", formats: [format(1920, 1080, #", "minFrameRate": 1"#)],
      input: #", "maxFrameRateOverride": 15, "activeFrameRate": { "max": 30 }"#),
    Case(
      rule: "frame-duration-unsupported", formats: [format(1920, 1080)], input: #", "activeFrameRate": { "max": 60 }"#),
    Case(rule: "format-not-multicam", formats: [format(1920, 1080, multiCam: false), format(1280, 720)]),
    Case(rule: "no-12mp-multicam", formats: [format(4032, 3024, multiCam: false), format(1920, 1440)]),
    Case(
      rule: "hdr-video-flags",
      formats: [format(1920, 1080, #", "videoHDR": false"#), format(1280, 720, #", "videoHDR": true"#)],
      input: #", "automaticallyAdjustsVideoHDREnabled": false, "videoHDREnabled": true"#),
    Case(
      rule: "color-space-supported",
      formats: [format(1920, 1080, #", "colorSpaces": ["sRGB"]"#), format(1280, 720, #", "colorSpaces": ["P3_D65"]"#)],
      input: #", "activeColorSpace": "P3_D65""#),
    Case(
      rule: "zoom-range",
      formats: [format(1920, 1080, #", "maxZoomFactor": 2"#), format(1280, 720, #", "maxZoomFactor": 10"#)],
      input: #", "videoZoomFactor": 5"#),
    Case(
      rule: "format-output-exclusion",
      formats: [
        format(1920, 1080, #", "unsupportedOutputs": ["movieFile"]"#),
        format(1280, 720, #", "unsupportedOutputs": []"#),
      ], output: #""type": "movieFile""#),
    // A plan takes no larger format than the graph's, so only its own first choice can be too small.
    Case(
      rule: "vdo-custom-upscale", formats: [format(1920, 1440), format(1920, 640), format(1200, 900)],
      output: #""type": "videoData", "width": 960, "height": 720"#,
      target: #", "plan": { "targets": { "hardwareCost": 0.5 } }"#, asWritten: "target-missed"),
    Case(
      rule: "vdo-custom-aspect", formats: [format(1920, 1080), format(1280, 960)],
      output: #""type": "videoData", "width": 640, "height": 480"#),
    Case(
      rule: "photo-max-dimensions",
      formats: [
        format(
          1920, 1080, #", "photoDimensions": [ { "width": 1280, "height": 720 }, { "width": 1920, "height": 1080 } ]"#),
        format(
          1280, 720, #", "photoDimensions": [ { "width": 1280, "height": 720 }, { "width": 3840, "height": 2160 } ]"#),
      ], output: #""type": "photo", "maxPhotoDimensions": { "width": 3840, "height": 2160 }"#),
    Case(
      rule: "depth-device-incapable",
      formats: [format(1920, 1080, #", "depthFormats": []"#), format(1280, 720, depth(320, 180))],
      device: "builtInDualCamera", output: depthOutput, port: "depthData"),
    Case(
      rule: "depth-format-companion",
      formats: [
        format(1920, 1080, #", "depthFormats": [ { "width": 160, "height": 90 }, { "width": 80, "height": 45 } ]"#),
        format(1280, 720, depth(320, 180)),
      ],
      device: "builtInDualCamera", input: #", "activeDepthDataFormat": { "width": 320, "height": 180 }"#,
      output: depthOutput, port: "depthData"),
    Case(
      rule: "depth-aspect", formats: [format(1920, 1440, depth(320, 240)), format(1280, 720, depth(320, 180))],
      device: "builtInDualCamera", input: #", "activeDepthDataFormat": { "width": 320, "height": 180 }"#,
      output: depthOutput, port: "depthData"),
    Case(
      rule: "depth-full-res-video-dual",
      formats: [format(4032, 3024, depth(320, 240)), format(1920, 1440, depth(320, 240))],
      device: "builtInDualCamera", output: depthOutput, port: "depthData",
      more: #", { "id": "video", "type": "videoData" }"#,
      connections: #", { "input": "back", "port": "video", "output": "video" }"#),
  ]

  @Test func everyRemedyHasItsCase() {
    #expect(Self.cases.map(\.rule).sorted() == Rule.all.filter { $0.remedy != .none }.map(\.id).sorted())
  }

  @Test(arguments: cases)
  func thePlanTakesTheFindingAway(_ test: Case) throws {
    let decoded = ProfileDecoder.decode(SourceText(name: "invented", test.profile))
    let profile = try #require(decoded.profile, "\(decoded.findings.map(\.message))")
    let reading = Planning.read(SourceText(test.graph), profiles: ["invented"])
    let result = Planning.check(reading, on: profile, options: CheckOptions())
    let errors = result.refusals
    #expect(errors.contains { $0.rule == test.asWritten ?? test.rule }, "\(errors.map(\.message))")
    #expect(result.verdict == .adjusted, "\(errors.map(\.message)) \(result.missing.map(\.fact))")
  }
}
