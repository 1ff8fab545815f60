import CaptureSource
import TestSupport
import Testing

/// Emitted Swift sets nothing that would raise an exception on a phone.
struct EmittedSafetyTests {
  /// The lines of a source without their indentation.
  private static func lines(_ source: String) -> [String] {
    source.split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }

  /// Whether lines follow each other in a source.
  private static func has(_ lines: [String], in source: String) -> Bool {
    let all = Self.lines(source)
    return all.indices.contains { all[$0...].prefix(lines.count).elementsEqual(lines) }
  }

  /// A source without blanks and line breaks.
  private static func joined(_ source: String) -> String { source.filter { !$0.isWhitespace } }

  private static let codes = #", { "id": "codes", "type": "metadata", "metadataObjectTypes": ["qr"] }"#
  private static let codesConnection = #", { "input": "back", "port": "metadataObject", "output": "codes" }"#

  @Test func whatIsOffIsWrittenOnlyWhereItCanBeOn() throws {
    let source = try OneCamera.source(
      OneCamera.graph(
        camera: #", "autoVideoFrameRateEnabled": false, "geometricDistortionCorrectionEnabled": false"#,
        outputs: #", { "id": "photo", "type": "photo", "livePhotoCaptureSuspended": false }"#,
        connections: #", { "input": "back", "port": "video", "output": "photo" }"#))
    for lines in [
      [
        "if backDevice.activeFormat.isAutoVideoFrameRateSupported {", "backDevice.isAutoVideoFrameRateEnabled = false",
        "}",
      ],
      [
        "if backDevice.isGeometricDistortionCorrectionSupported {",
        "backDevice.isGeometricDistortionCorrectionEnabled = false", "}",
      ],
      ["if photo.isLivePhotoCaptureEnabled {", "photo.isLivePhotoCaptureSuspended = false", "}"],
    ] {
      #expect(Self.has(lines, in: source), "\(source)")
    }
  }

  @Test func cinematicVideoHasItsOwnMetadataTypes() throws {
    let own = "codes.metadataObjectTypes = codes.requiredMetadataObjectTypesForCinematicVideoCapture"
    func source(_ minimumOS: String) throws -> String {
      try OneCamera.source(
        OneCamera.graph(
          minimumOS: minimumOS, camera: #", "cinematicVideoCaptureEnabled": true"#, outputs: Self.codes,
          connections: Self.codesConnection))
    }
    let newer = try source("26.0")
    #expect(newer.contains(own) && !newer.contains("[.qr]"), "\(newer)")
    #expect(newer.contains("// Cinematic video requires types of its own, in place of the graph's."))
    let older = try source("18.0")
    #expect(Self.has(["if #available(iOS 26.0, *) {", own, "} else {"], in: older), "\(older)")
    #expect(older.contains("codes.metadataObjectTypes = [.qr]"))
    let plain = try OneCamera.source(OneCamera.graph(outputs: Self.codes, connections: Self.codesConnection))
    #expect(!plain.contains("Cinematic"))
  }

  /// A start turns the torch off, and a hot torch must not cost the session.
  @Test(
    .enabled(if: FakeAVFoundation.isAvailable, "\(FakeAVFoundation.missing)"),
    arguments: [#", "torchMode": "on""#, #", "torchLevel": 0.5"#])
  func aTorchIsLitAfterTheStartAndAHotOneStopsNothing(_ torch: String) throws {
    let source = try OneCamera.source(OneCamera.graph(camera: torch))
    let statements = """
      try await built.configure()
      built.start()
      built.queue.sync {}
      let device = built.session.inputs.compactMap { ($0 as? AVCaptureDeviceInput)?.device }[0]
      print(device.torchMode, built.session.isRunning, log.events.count { $0.hasPrefix("torchStaysOff(input: ") })
      """
    let world = try Bundled.profile("iphone-16-pro").world()
    #expect(try OneCamera.run(source, statements, on: world) == ["on true 0"])
    let hot = world.replacing(#""hasTorch":true"#, with: #""hasHotTorch":true,"hasTorch":true"#)
    #expect(hot != world)
    #expect(try OneCamera.run(source, statements, on: hot) == ["off true 1"])
    #expect(try !OneCamera.source(OneCamera.graph()).contains("orch"))
  }

  @Test func aLockedDurationIsOneThatTheCameraHas() throws {
    let thirtieth = "CMTime(value:1,timescale:30)"
    let source = Self.joined(
      try OneCamera.source(OneCamera.graph(minimumOS: "26.0", camera: #", "lockedVideoFrameDuration": 0.033333"#)))
    #expect(source.contains("backDevice.minSupportedLockedVideoFrameDuration<=\(thirtieth)"), "\(source)")
    #expect(source.contains("backInput.activeLockedVideoFrameDuration=\(thirtieth)"))
    let odd = try OneCamera.source(OneCamera.graph(minimumOS: "26.0", camera: #", "lockedVideoFrameDuration": 0.07"#))
    #expect(Self.joined(odd).contains("=CMTime(seconds:0.07,preferredTimescale:1_000_000)"))
  }

  @Test func aPhotoIsNotAskedToBeLargerThanItsOutputAllows() throws {
    let source = try OneCamera.source(
      OneCamera.graph(
        outputs: #", { "id": "photo", "type": "photo" }"#,
        connections: #", { "input": "back", "port": "video", "output": "photo" }"#,
        more: #"""
          , "photoSettings": [
              { "id": "shot", "output": "photo", "maxPhotoDimensions": { "width": 1920, "height": 1080 } } ]
          """#))
    let asked = "photo.maxPhotoDimensions.width >= 1920 && photo.maxPhotoDimensions.height >= 1080"
    #expect(source.contains(asked), "\(source)")
  }

  @Test(.enabled(if: FakeAVFoundation.isAvailable, "\(FakeAVFoundation.missing)"))
  func nothingRaisesThatThePhoneLacks() throws {
    let source = try OneCamera.source(
      OneCamera.graph(
        minimumOS: "26.0", camera: #", "autoVideoFrameRateEnabled": false, "cinematicVideoCaptureEnabled": true"#,
        outputs: Self.codes, connections: Self.codesConnection))
    let world = try Bundled.profile("iphone-16-pro").world().replacing(
      "\"binned\"", with: "\"cinematicVideo\":true,\"binned\"")
    #expect(world.contains("cinematicVideo"))
    let statements = OneCamera.configure + "\nprint(built.codes.metadataObjectTypes.count)"
    #expect(try OneCamera.run(source, statements, on: world) == ["configured", "4"])
  }
}
