import CapplanCommand
import CaptureSource
import TestSupport
import Testing

/// Emitted Swift runs on phones that lack the planned format, where another one does the same.
@Suite(.enabled(if: FakeAVFoundation.isAvailable, "\(FakeAVFoundation.missing)"))
struct EmittedFormatTests {
  /// The source of a session that plans 1920x1080 at 30, unbinned, for one or two cameras.
  private static func source(
    front: Bool = false, back: String = "", both: String = "", format: String = "", target: String = "1.0",
    minimum: String = "18.0", independent: String = "",
    on profile: String = "iphone-xs"
  ) throws -> String {
    func camera(_ position: String, _ more: String = "") -> String {
      """
      { "id": "\(position)", "deviceType": "builtInWideAngleCamera", "position": "\(position)",
        "activeFormat": { "width": 1920, "height": 1080, "maxFrameRate": 30, "binned": false\(format) }\(more) }
      """
    }
    let ids = front ? ["back", "front"] : ["back"]
    return try Emitting.source(
      """
      { "capplan": 1, "deployment": { "minimumOS": "\(minimum)" },
        "app": { "usageDescriptions": { "NSCameraUsageDescription": "why" } },
        "inputs": [ \(ids.map { camera($0, both + ($0 == "back" ? back : "")) }.joined(separator: ", ")) ],
        "outputs": [ \(ids.map { #"{ "id": "\#($0)Frames", "type": "videoData" }"# }.joined(separator: ", ")) ],
        "connections": [
          \(ids.map { #"{ "input": "\#($0)", "port": "video", "output": "\#($0)Frames" }"# }.joined(separator: ", ")) ],
        "plan": { "independent": [\(independent)], "targets": { "hardwareCost": \(target) } } }
      """, on: profile)
  }

  /// A phone whose wide cameras have these formats: the members of each.
  private static func phone(
    _ formats: [String], budget: Int = 1_000_000_000, hdrFactor: Int = 1
  ) -> String {
    func camera(_ position: String) -> String {
      """
      { "deviceType": "builtInWideAngleCamera", "position": "\(position)",
        "formats": [ \(formats.map { "{ \($0), \"multiCam\": true }" }.joined(separator: ", ")) ] }
      """
    }
    let set = ["back", "front"].map { #"{ "deviceType": "builtInWideAngleCamera", "position": "\#($0)" }"# }
    return """
      { "multiCamDeviceSets": [[ \(set.joined(separator: ", ")) ]], "costs": { "pixelBudget": \(budget), "hdrFactor": \(hdrFactor) },
        "cameras": [ \(camera("back")), \(camera("front")) ] }
      """
  }

  private static func format(
    _ rate: Int, _ more: String = "", binned: Bool = false, readout: Int = 8_000_000, size: String = "1920x1080"
  ) -> String {
    let sides = size.split(separator: "x")
    return
      #""width": \#(sides[0]), "height": \#(sides[1]), "maxFrameRate": \#(rate), "binned": \#(binned), "readout": \#(readout)"#
      + more
  }

  /// Statements that build the session, and print what became of it.
  private static let report = """
    do {
      try await built.configure()
      for case let input as AVCaptureDeviceInput in built.session.inputs {
        let format = input.device.activeFormat
        let limit = input.videoMinFrameDurationOverride
        print(format.isVideoBinned, format.videoSupportedFrameRateRanges[0].maxFrameRate, limit.isValid ? limit.timescale : 0)
      }
      print(built.session.outputs.count, built.session.connections.count)
    } catch {
      print(error)
    }
    print(log.events)
    """

  private static func run(_ source: String, on phone: String) throws -> [Substring] {
    try programs.get().run(source, on: phone)
  }

  /// The sources that run, in one program.
  private static let programs = Result {
    try SessionPrograms(
      [
        source(), source(front: true), source(target: "0.5"), source(back: wishes), source(back: wishesWithRate),
        source(back: log, minimum: "16.0"), source(back: wideAtSomeRates), tenBits("HLG_BT2020"), tenBits("appleLog"),
      ], report)
  }

  @Test func aPhoneWithThePlannedFormatRunsIt() throws {
    let phone = Self.phone([Self.format(60), Self.format(60, binned: true), Self.format(30)])
    #expect(try Self.run(try Self.source(), on: phone) == ["false 30.0 0", "1 1", "[]"])
  }

  @Test func aPhoneWithoutItRunsTheNearestAtThePlannedRate() throws {
    let others = [Self.format(240), Self.format(60, binned: true), Self.format(60), Self.format(24), Self.format(120)]
    #expect(
      try Self.run(try Self.source(), on: Self.phone(others)) == [
        "false 60.0 30", "1 1", #"["substituted(input: \"back\", format: \"1920x1080 at 60.0, unbinned, 420v\")"]"#,
      ])
    #expect(
      try Self.run(try Self.source(), on: Self.phone([others[0], others[1]])).first == "false 240.0 30",
      "binned as planned comes before a lower rate")
  }

  /// A size comes in several pixel formats, and which of them is first in the list varies.
  @Test func thePixelFormatOfThePlanComesFirst() throws {
    let list = ["420f", "x420", "420v"].map { Self.format(30, #", "pixelFormat": "\#($0)""#) }
    let asked = try Self.source(format: #", "pixelFormat": "x420""#, on: "iphone-13")
    let planned = try Self.source(on: "iphone-17-pro")
    let programs = try SessionPrograms([asked, planned], Self.report + "\n" + Self.pixels)
    func chosen(_ source: String, _ formats: [String]) throws -> [Substring] {
      try programs.run(source, on: Self.phone(formats))
    }
    let own = try chosen(asked, list)
    #expect(own.contains("x420") && own.contains("[]"), "\(own)")
    let other = try chosen(asked, [list[0]])
    #expect(
      other.contains(#"["substituted(input: \"back\", format: \"1920x1080 at 30.0, unbinned, 420f\")"]"#), "\(other)")
    // What only the list of the phone says is no promise: another one stands in for nothing.
    let first = try chosen(planned, list)
    #expect(first.contains("420v") && first.contains("[]"), "\(first)")
    let rest = try chosen(planned, [list[0]])
    #expect(rest.contains("420f") && rest.contains("[]"), "\(rest)")
  }

  /// Statements that print the pixel format of each camera.
  private static let pixels = """
    for case let input as AVCaptureDeviceInput in built.session.inputs {
      let code = CMFormatDescriptionGetMediaSubType(input.device.activeFormat.formatDescription)
      print(withUnsafeBytes(of: code.bigEndian) { String(decoding: $0, as: UTF8.self) })
    }
    """

  @Test func aPhoneWithoutTheSizeOrTheRateHasNone() throws {
    let phone = Self.phone([Self.format(60, size: "1280x720"), Self.format(24)])
    #expect(try Self.run(try Self.source(), on: phone) == [#"notFound("activeFormat of back")"#, "[]"])
  }

  @Test func aSubstituteThatCostsTooMuchIsPassedOver() throws {
    let dear = Self.format(60, readout: 12_000_000)
    let cheap = Self.format(60, binned: true, readout: 3_000_000)
    let source = try Self.source()
    #expect(
      try Self.run(source, on: Self.phone([dear, cheap], budget: 200_000_000)) == [
        "true 60.0 30", "1 1", #"["substituted(input: \"back\", format: \"1920x1080 at 60.0, binned, 420v\")"]"#,
      ])
    #expect(
      try Self.run(source, on: Self.phone([dear, cheap], budget: 50_000_000)) == [
        #"hardwareCostTooHigh(1.8, substitutes: ["back: 1920x1080 at 60.0, binned, 420v"])"#, "[]",
      ])
  }

  /// A plan's target is no limit of the device: up to a cost of 1 the session runs, and the app is told.
  @Test func aSessionAboveItsTargetRunsAllTheSame() throws {
    let formats = [Self.format(60, readout: 12_000_000), Self.format(60, binned: true, readout: 7_000_000)]
    let source = try Self.source(target: "0.5")
    #expect(
      try Self.run(source, on: Self.phone([Self.format(30, readout: 12_000_000)], budget: 500_000_000)) == [
        "false 30.0 0", "1 1", #"["hardwareCostOverTarget(0.72)"]"#,
      ])
    let lines = try Self.run(source, on: Self.phone(formats, budget: 400_000_000))
    #expect(lines.prefix(2) == ["false 60.0 30", "1 1"], "\(lines)")
    #expect(
      ["hardwareCostOverTarget(0.9)", "1920x1080 at 60.0, unbinned"].allSatisfy { lines[2].contains($0) }, "\(lines)")
    #expect(
      try Self.run(source, on: Self.phone(formats, budget: 300_000_000)).prefix(2) == ["true 60.0 30", "1 1"],
      "the first that runs")
    #expect(
      try Self.run(source, on: Self.phone(formats, budget: 100_000_000)).first?.hasPrefix("hardwareCostTooHigh(")
        == true)
  }

  @Test func twoCamerasTryTheirSubstitutesTogether() throws {
    let formats = [
      Self.format(60, readout: 12_000_000), Self.format(120, readout: 6_000_000),
      Self.format(60, binned: true, readout: 3_000_000),
    ]
    // One may read 12 million pixels if the other reads 3 million.
    let phone = Self.phone(formats, budget: 460_000_000)
    let lines = try Self.run(try Self.source(front: true), on: phone)
    #expect(lines.prefix(3) == ["false 60.0 30", "true 60.0 30", "2 2"], "\(lines)")
  }

  private static let wishes =
    #", "activeColorSpace": "P3_D65", "videoHDREnabled": true, "automaticallyAdjustsVideoHDREnabled": false"#
    + #", "whereSupported": ["activeColorSpace", "videoHDREnabled"]"#

  private static let wishesWithRate =
    wishes.replacing("[\"active", with: "[\"activeFrameRate\", \"active")
    + #", "activeFrameRate": { "min": 24, "max": 24 }"#

  /// One wish that no format meets does not cost another.
  @Test func eachWishCountsForItself() throws {
    let plain = Self.format(60, #", "colorSpaces": ["sRGB"], "videoHDR": false"#)
    let wide = Self.format(120, #", "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": false"#)
    let both = Self.format(240, #", "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true"#)
    let source = try Self.source(back: Self.wishes)
    let lines = try Self.run(source, on: Self.phone([plain, wide]))
    #expect(lines.first == "false 120.0 30", "\(lines)")
    #expect(
      lines.last?.contains(#"wishesNotMet(input: \"back\", settings: [\"videoHDREnabled\"])"#) == true, "\(lines)")
    let all = try Self.run(source, on: Self.phone([plain, wide, both]))
    #expect(all.first == "false 240.0 30" && all.last?.contains("wishesNotMet") == false, "\(all)")
    // Among formats like the planned one, too.
    let planned = Self.format(30, #", "colorSpaces": ["sRGB"], "videoHDR": false"#)
    let better = Self.format(30, #", "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": false, "minFrameRate": 7"#)
    let own = try Self.run(source, on: Self.phone([planned, better]))
    #expect(
      own.last?.contains(#"[\"videoHDREnabled\"]"#) == true && own.last?.contains("substituted") == false, "\(own)")
  }

  /// Frames come before looks: a format with the rate wins over one with two other wishes.
  @Test func ratesComeBeforeOtherWishes() throws {
    let source = try Self.source(back: Self.wishesWithRate)
    let looks = Self.format(60, #", "minFrameRate": 30, "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": true"#)
    let frames = Self.format(120, #", "minFrameRate": 1, "colorSpaces": ["sRGB"], "videoHDR": false"#)
    let lines = try Self.run(source, on: Self.phone([looks, frames]))
    #expect(lines.first == "false 120.0 30", "\(lines)")
  }

  /// A color space counts more than the stabilization of its pictures.
  @Test func aWishCountsMoreThanAllAfterIt() throws {
    let stabilized = Self.format(60, #", "colorSpaces": ["sRGB"], "videoHDR": true"#)
    let wide = Self.format(120, #", "colorSpaces": ["sRGB", "P3_D65"], "videoHDR": false"#)
    let lines = try Self.run(try Self.source(back: Self.wishes), on: Self.phone([stabilized, wide]))
    #expect(lines.first == "false 120.0 30", "\(lines)")
  }

  /// The app can do without video HDR, but not without the session.
  @Test func videoHDRIsGivenUpBeforeTheSession() throws {
    let hdr =
      #", "videoHDREnabled": true, "automaticallyAdjustsVideoHDREnabled": false, "whereSupported": ["videoHDREnabled"]"#
    let source = try Self.source(front: true, both: hdr)
    let apart = try Self.source(front: true, both: hdr, independent: #""front""#)
    let lists = [
      [Self.format(30, #", "videoHDR": true"#)],
      [
        Self.format(60, #", "videoHDR": true"#),
        Self.format(60, #", "videoHDR": true"#, binned: true, readout: 2_000_000),
      ],
    ]
    func lines(_ formats: [String], _ budget: Int, _ source: String = source) throws -> [Substring] {
      try OneCamera.run(source, Self.report + "\n" + Self.hdr, on: Self.phone(formats, budget: budget, hdrFactor: 2))
    }
    let with = try lines(lists[0], 1_000_000_000)
    #expect(with.suffix(2) == ["back true", "front true"] && with.contains("[]"), "\(with)")
    // All give it up together, as in a plan; an independent camera does so first.
    let all = try lines(lists[0], 750_000_000)
    #expect(all.suffix(2) == ["back false", "front false"], "\(all)")
    let one = try lines(lists[0], 750_000_000, apart)
    #expect(one.suffix(2) == ["back true", "front false"], "\(one)")
    #expect(one.contains(#"["wishesNotMet(input: \"front\", settings: [\"videoHDREnabled\"])"]"#), "\(one)")
    let none = try lines(lists[0], 500_000_000)
    #expect(none.suffix(2) == ["back false", "front false"], "\(none)")
    let tooHigh = try lines(lists[0], 300_000_000)
    #expect(tooHigh.first?.hasPrefix("hardwareCostTooHigh(") == true, "\(tooHigh)")
    // Another format comes before.
    let other = try lines(lists[1], 500_000_000)
    #expect(other.suffix(2) == ["back true", "front true"], "\(other)")
  }

  private static let hdr = """
    for case let input as AVCaptureDeviceInput in built.session.inputs {
      print(input.device.position == .back ? "back" : "front", input.device.isVideoHDREnabled)
    }
    """

  private static func tenBits(_ space: String) throws -> String {
    try source(back: #", "activeColorSpace": "\#(space)""#, minimum: "14.0", on: "iphone-17-pro")
  }

  /// On a system that has no name for the color space, ten bits are the nearest to it.
  @Test(arguments: ["HLG_BT2020", "appleLog"])
  func formatsOfTenBitsComeFirstForTheirColorSpaces(space: String) throws {
    let source = try Self.tenBits(space)
    let eight = Self.format(60, #", "pixelFormat": "420v", "colorSpaces": ["sRGB"]"#)
    let ten = Self.format(120, #", "pixelFormat": "x420", "colorSpaces": ["sRGB", "\#(space)"]"#)
    let lines = try Self.run(source, on: Self.phone([eight, ten]))
    #expect(lines.first == "false 120.0 30", "\(lines)")
    // Video HDR is a feature of eight bits.
    let video = try Self.source(
      back: #", "videoHDREnabled": true, "automaticallyAdjustsVideoHDREnabled": false"#, minimum: "14.0")
    #expect(!video.contains("![kCVPixelFormatType"), "\(video)")
  }

  /// A multi-camera session may choose another depth format when it commits.
  @Test func theDepthFormatIsLookedAtAgain() throws {
    let source = try Emitting.source(of: .lidar)
    #expect(source.contains("depthFormats[\"lidar\"] = (lidarDevice, plannedDepth, nil)"), "\(source)")
    #expect(source.contains("        try assemble()\n"), "\(source)")
    #expect(source.contains("        try keepDepthFormats()\n"), "\(source)")
    #expect(!(try Self.source().contains("DepthFormats")))
  }

  private static let log = #", "activeColorSpace": "appleLog", "whereSupported": ["activeColorSpace"]"#

  /// A wish that only newer systems have ranks formats there.
  @Test func aWishForANewerSettingIsAskedOnlyThere() throws {
    let source = try Self.source(back: Self.log, minimum: "16.0")
    #expect(source.contains("guard #available(iOS 17.0, *) else { return false }"), "\(source)")
    let plain = Self.format(60, #", "colorSpaces": ["sRGB"]"#)
    let wide = Self.format(120, #", "colorSpaces": ["sRGB", "appleLog"]"#)
    #expect(try Self.run(source, on: Self.phone([plain, wide])).first == "false 120.0 30")
    // Ten bits without it are no nearer to it: they are in HLG.
    #expect(!source.contains("![kCVPixelFormatType"), "\(source)")
  }

  private static let wideAtSomeRates =
    #", "activeColorSpace": "P3_D65", "activeFrameRate": { "min": 20, "max": 30 }"#

  @Test func whatTheInputAsksIsAskedOfASubstituteToo() throws {
    let source = try Self.source(back: Self.wideAtSomeRates)
    let plain = Self.format(30, #", "colorSpaces": ["sRGB"]"#)
    let wide = Self.format(60, #", "colorSpaces": ["sRGB", "P3_D65"]"#)
    #expect(try Self.run(source, on: Self.phone([plain, wide])).first == "false 60.0 30")
    let narrow = Self.format(60, #", "minFrameRate": 24, "colorSpaces": ["sRGB", "P3_D65"]"#)
    #expect(try Self.run(source, on: Self.phone([plain, narrow])).first == #"notFound("activeFormat of back")"#)
  }

  /// Another format of the same size may lack the feature, and setting it would throw.
  @Test(arguments: [
    ("autoVideoFrameRateEnabled", "isAutoVideoFrameRateSupported"),
    ("cinematicVideoCaptureEnabled", "isCinematicVideoCaptureSupported"),
    ("globalToneMappingEnabled", "isGlobalToneMappingSupported"),
  ])
  func aFeatureOfTheFormatIsAskedOfIt(key: String, flag: String) throws {
    let setting = #", "\#(key)": true"#
    let needed = try Self.source(back: setting, minimum: "26.0", on: "iphone-17")
    #expect(needed.contains("&& $0.\(flag)"), "\(needed)")
    let wished = try Self.source(back: setting + #", "whereSupported": ["\#(key)"]"#, minimum: "26.0", on: "iphone-17")
    #expect(wished.contains(#"("\#(key)", { $0.\#(flag) })"#), "\(wished)")
  }
}
