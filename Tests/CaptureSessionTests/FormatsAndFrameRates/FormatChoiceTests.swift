import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureSession
import JSONSource
import TestSupport
import Testing

/// What a session asks of a camera's format takes part in choosing one.
struct FormatChoiceTests {
  /// A made-up device whose back wide camera has these formats of 1920x1080: the members of each.
  private static func device(_ formats: [String]) throws -> DeviceProfile {
    let list = formats.map { #"{ "width": 1920, "height": 1080, \#($0) }"# }.joined(separator: ", ")
    let text = """
      { "capplanProfile": 1, "id": "made-up", "name": "a made-up device", "multiCamSupported": true,
        "cameras": [ { "deviceType": "builtInTripleCamera", "position": "back", "formats": [ \(list) ] } ] }
      """
    return try #require(Bundled.decode(SourceText(text)).profile)
  }

  /// A graph with one camera that asks for 1920x1080.
  private static func graph(
    single: Bool = false, input: String = "", format: String = "", output: String = "", type: String = "videoData",
    port: String = "video", connection: String = "", more: String = ""
  ) -> String {
    """
    { "capplan": 1, "session": { "type": "\(single ? "single" : "multiCam")" },
      "app": { "usageDescriptions": { "NSCameraUsageDescription": "why" } },
      "inputs": [ { "id": "back", "deviceType": "builtInTripleCamera", "position": "back",
                    "activeFormat": { "width": 1920, "height": 1080\(format) }\(input) } ],
      "outputs": [ { "id": "out", "type": "\(type)"\(output) } ],
      "connections": [ { "input": "back", "port": "\(port)", "output": "out"\(connection) } ]\(more) }
    """
  }

  private static func judged(_ graph: String, _ formats: [String]) throws -> JudgedGraph {
    Planning.judge(
      Planning.read(SourceText(graph), profiles: []), on: try device(formats), options: CheckOptions())
  }

  /// The index of the chosen format.
  private static func chosen(_ graph: String, _ formats: [String]) throws -> Int? {
    guard case .chosen(let index, _)? = try judged(graph, formats).billed?.session.cameras.first?.format else {
      return nil
    }
    return index.value
  }

  /// Each kind of need: a graph that has it, and a format's members that lack and that meet it.
  private static let needs: [(graph: String, lacking: String, meeting: String)] = [
    (graph(input: #", "activeColorSpace": "P3_D65""#), #""colorSpaces": ["sRGB"]"#, #""colorSpaces": ["P3_D65"]"#),
    (
      graph(input: #", "videoHDREnabled": true, "automaticallyAdjustsVideoHDREnabled": false"#), #""videoHDR": false"#,
      #""videoHDR": true"#
    ),
    (
      graph(connection: #", "preferredVideoStabilizationMode": "cinematic""#), #""stabilizationModes": ["standard"]"#,
      #""stabilizationModes": ["cinematic"]"#
    ),
    (
      graph(output: #", "maxPhotoDimensions": { "width": 4032, "height": 3024 }"#, type: "photo"),
      #""photoDimensions": [{ "width": 1920, "height": 1080 }]"#,
      #""photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 4032, "height": 3024 }]"#
    ),
    (
      graph(
        type: "photo",
        more: #", "photoSettings": [ { "output": "out", "maxPhotoDimensions": { "width": 4032, "height": 3024 } } ]"#),
      #""photoDimensions": [{ "width": 1920, "height": 1080 }]"#,
      #""photoDimensions": [{ "width": 1920, "height": 1080 }, { "width": 4032, "height": 3024 }]"#
    ),
    (graph(output: #", "pixelFormat": "x420""#), #""pixelFormats": ["420v"]"#, #""pixelFormats": ["x420"]"#),
    (graph(type: "depthData", port: "depthData"), #""depthFormats": []"#, depth(320, 180)),
    (
      graph(input: #", "activeDepthDataFormat": { "width": 640 }"#, type: "depthData", port: "depthData"),
      #""depthFormats": [{ "width": 320, "height": 180 }, { "width": 160, "height": 90 }]"#, depth(640, 360)
    ),
    (
      graph(output: #", "depthDataDeliveryEnabled": true"#, type: "photo"),
      #""depthFormats": [], "photoDepthFormats": []"#, depth(320, 180)
    ),
  ]

  private static func depth(_ width: Int, _ height: Int) -> String {
    #""depthFormats": [{ "width": \#(width), "height": \#(height), "maxFrameRate": 30, "pixelFormats": ["hdep"] }]"#
  }

  private static let slow = #""maxFrameRate": 30, "binned": false, "multiCam": true, "#
  private static let fast = #""maxFrameRate": 60, "binned": true, "multiCam": true, "#

  @Test(arguments: needs.indices)
  func aFormatThatSupportsWhatIsAskedComesFirst(_ number: Int) throws {
    let need = Self.needs[number]
    for graph in [need.graph, need.graph.replacing(#""type": "multiCam""#, with: #""type": "single""#)] {
      #expect(try Self.chosen(graph, [Self.slow + need.meeting, Self.fast + need.lacking]) == 0)
      #expect(try Self.chosen(graph, [Self.slow + need.lacking, Self.fast + need.meeting]) == 1)
      // Not known is better than lacking.
      let unknown = Self.fast.dropLast(2)
      #expect(try Self.chosen(graph, [Self.slow + need.lacking, String(unknown)]) == 1)
      #expect(try Self.chosen(graph, [Self.slow + need.lacking, String(unknown), Self.fast + need.meeting]) == 2)
      // Where none supports it, the rate chooses.
      #expect(try Self.chosen(graph, [Self.fast + need.lacking, Self.slow + need.lacking]) == 1)
    }
  }

  @Test func aWishChoosesOnlyAmongFormatsWithWhatIsNeeded() throws {
    let graph = Self.graph(
      input: #", "videoHDREnabled": true, "automaticallyAdjustsVideoHDREnabled": false"#,
      connection: #", "preferredVideoStabilizationMode": "cinematic""#)
    let hdr = #""videoHDR": true, "stabilizationModes": []"#
    let stable = #""videoHDR": false, "stabilizationModes": ["cinematic"]"#
    #expect(try Self.chosen(graph, [Self.slow + stable, Self.fast + hdr]) == 1)
  }

  @Test func formatsThatEachLackSomethingDoNotMakeOneThatLacksNothing() throws {
    let graph = Self.graph(
      input: #", "videoHDREnabled": true, "automaticallyAdjustsVideoHDREnabled": false, "activeColorSpace": "P3_D65""#)
    let formats = [
      Self.slow + #""videoHDR": true, "colorSpaces": ["sRGB"]"#,
      Self.slow + #""videoHDR": false, "colorSpaces": ["P3_D65"]"#,
    ]
    #expect(try Self.judged(graph, formats).findings.contains { $0.rule == "color-space-supported" })
  }

  @Test func aRefusalIsOpenWhereAnotherFormatMightRunBesideOthers() throws {
    let graph = Self.graph(input: #", "videoHDREnabled": true, "automaticallyAdjustsVideoHDREnabled": false"#)
    let other = #""maxFrameRate": 60, "binned": true, "videoHDR": true"#
    func rules(_ flag: String) throws -> (found: Bool, missing: Bool) {
      let judged = try Self.judged(graph, [Self.slow + #""videoHDR": false"#, other + flag])
      return (
        judged.findings.contains { $0.rule == "hdr-video-flags" },
        judged.missing.contains { $0.rule == "hdr-video-flags" && $0.decides }
      )
    }
    #expect(try rules("") == (false, true))
    #expect(try rules(#", "multiCam": false"#) == (true, false))
  }

  /// What is guarded only prefers: it costs no rate that the app counts on, and of two guarded settings none the other.
  @Test(arguments: [true, false]) func aGuardedSettingTakesNoRateAway(_ single: Bool) throws {
    let formats = [
      #""maxFrameRate": 30, "multiCam": true, "binned": true, "videoHDR": true"#,
      #""maxFrameRate": 60, "multiCam": true, "binned": true, "videoHDR": false"#,
    ]
    func left(_ rate: String, guarded: String, _ formats: [String]) throws -> [String?] {
      let input =
        #", "videoHDREnabled": true, "automaticallyAdjustsVideoHDREnabled": false, \#(rate), "whereSupported": [\#(guarded)]"#
      let judged = try Self.judged(Self.graph(single: single, input: input), formats)
      #expect(!judged.findings.contains { $0.severity == .error }, "\(judged.findings.map(\.message))")
      return judged.guards?.lacking.map(\.guarded.key) ?? []
    }
    let (key, rate) =
      single
      ? ("activeFrameRate", #""activeFrameRate": { "max": 60 }"#)
      : ("maxFrameRateOverride", #""maxFrameRateOverride": 60"#)
    #expect(try left(rate, guarded: #""videoHDREnabled""#, formats) == ["videoHDREnabled"])
    // Both can't be had: the rate stays.
    #expect(try left(rate, guarded: #""videoHDREnabled", "\#(key)""#, formats) == ["videoHDREnabled"])
    let both = #""maxFrameRate": 120, "multiCam": true, "binned": true, "videoHDR": true"#
    #expect(try left(rate, guarded: #""videoHDREnabled", "\#(key)""#, formats + [both]) == [])
    #expect(try left(rate, guarded: #""videoHDREnabled""#, formats + [both]) == [])
  }

  /// The reason names the format that runs without the rate, and no faster one.
  @Test func aGuardedRateThatNoFormatReachesChoosesNone() throws {
    let formats = [30, 60].map { #""maxFrameRate": \#($0), "multiCam": true, "binned": false"# }
    func graph(_ guarded: String) -> String {
      Self.graph(input: #", "activeFrameRate": { "min": 240, "max": 240 }\#(guarded)"#)
    }
    let guarded = graph(#", "whereSupported": ["activeFrameRate"]"#)
    #expect(try Self.chosen(guarded, formats) == 0)
    let reasons = try #require(try Self.judged(guarded, formats).guards).lacking.flatMap { $0.evidence.map(\.finding) }
    #expect(!reasons.isEmpty && reasons.allSatisfy { $0.message.contains("at 30") }, "\(reasons.map(\.message))")
    // The list is not whole: there may be a format that reaches it.
    #expect(try Self.chosen(graph(""), formats) == nil)
    let fast = #""maxFrameRate": 240, "multiCam": true, "binned": true"#
    #expect(try Self.chosen(guarded, formats + [fast]) == 2)
  }

  @Test func theFormatThatWasChosenByNeedIsNotAmbiguous() throws {
    let graph = Self.graph(input: #", "videoHDREnabled": true, "automaticallyAdjustsVideoHDREnabled": false"#)
    func isAmbiguous(_ formats: [String]) throws -> Bool {
      try Self.judged(graph, formats).findings.contains { $0.rule == "format-ambiguous" }
    }
    let (with, without) = (#""videoHDR": true"#, #""videoHDR": false"#)
    #expect(try !isAmbiguous([Self.slow + without, Self.fast + with]))
    #expect(try isAmbiguous([Self.slow + with, Self.fast + with]))
    #expect(try isAmbiguous([Self.slow + without, Self.fast + without]))
    #expect(
      try isAmbiguous([Self.slow + with, Self.fast.replacing("true, ", with: "true, ") + without, Self.fast + with]))
  }

  /// A guarded setting only prefers, so that what it decides between formats of different cost is told.
  @Test func whatOnlyAGuardedSettingDecidedIsTold() throws {
    let asked = #", "preferredVideoStabilizationMode": "cinematic""#
    let guarded = Self.graph(connection: asked + #", "whereSupported": ["preferredVideoStabilizationMode"]"#)
    let (with, without) = (#""stabilizationModes": ["cinematic"]"#, #""stabilizationModes": ["standard"]"#)
    func note(_ graph: String, _ formats: [String]) throws -> Finding? {
      try Self.judged(graph, formats).findings.first { $0.rule == "format-ambiguous" }
    }
    let formats = [Self.slow + without, Self.fast + with]
    #expect(try Self.chosen(guarded, formats) == 1)
    let told = try #require(try note(guarded, formats))
    let decision = "only preferredVideoStabilizationMode, which the app can go without, decided against "
    #expect(told.notes.last?.message.hasPrefix(decision + "1920x1080 at 30") == true, "\(told.notes)")
    #expect(told.fixes.map(\.applicability) == [.unsafe], "a fix that may choose the more expensive one is not safe")
    // What it passed over is named although it leaves several.
    let several = try #require(try note(guarded, formats + [Self.slow.replacing("30", with: "25") + with]))
    #expect(several.message.contains("3 formats") && several.notes.count == 2, "\(several)")
    // What the app insists on, and what decides nothing, is not told.
    #expect(try note(Self.graph(connection: asked), formats) == nil)
    let equal = try #require(try note(guarded, [Self.slow + with, Self.fast + with]))
    #expect(equal.notes.count == 1 && equal.fixes.map(\.applicability) == [.safe])
  }

  @Test func aReductionStartsFromTheLargestFormatWithWhatIsAsked() throws {
    let graph = Self.graph(input: #", "videoHDREnabled": true, "automaticallyAdjustsVideoHDREnabled": false"#)
      .replacing(
        #""activeFormat": { "width": 1920, "height": 1080 }, "#, with: "")
    let formats = [Self.slow + #""videoHDR": false"#, Self.fast + #""videoHDR": true"#]
    let reading = Planning.read(SourceText(graph), profiles: [])
    let reduction = GraphReduction(reading, on: try Self.device(formats), by: .optimal, options: CheckOptions())
    let session = try #require(reduction.session)
    let ranking = FormatAsks(session).ranking(of: session.cameras[0])
    #expect(ranking.largestMultiCamFormat(naming: true, forPhotos: false) == FormatIndex(1))
    guard case .reduced(_, _, let text, _, _) = reduction.outcome(ReductionRequest(), profiles: ProfileDirectory([]))
    else {
      Issue.record("no plan: \(reduction.outcome(ReductionRequest(), profiles: ProfileDirectory([])))")
      return
    }
    #expect(String(decoding: text, as: UTF8.self).contains(#""maxFrameRate": 60, "binned": true"#))
  }
}
