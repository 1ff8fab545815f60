import CaptureModel
import DeviceFacts
import Foundation
import JSONSource
import TestSupport
import Testing

/// The probe on the fake of AVFoundation: what it writes is what the device is, whatever comes between.
@Suite(.enabled(if: FakeAVFoundation.isAvailable, "\(FakeAVFoundation.missing)"))
struct ProbeRunTests {
  /// A run on a new device, undisturbed; what others leave is compared with it.
  private static let whole = Result {
    let device = try ProbedDevice()
    defer { device.remove() }
    return try device.run()
  }

  /// Runs a body with a device that has nothing in its folder.
  private func withDevice(_ body: (ProbedDevice) throws -> Void) throws {
    let device = try ProbedDevice()
    defer { device.remove() }
    try body(device)
  }

  private func profile(_ run: ProbedDevice.Run) throws -> DeviceProfile {
    let result = ProfileDecoder.decode(SourceText(name: "profile.json", bytes: Array(try #require(run.profile).utf8)))
    #expect(result.findings.isEmpty, "\(result.findings.map(\.message))")
    return try #require(result.profile)
  }

  private func readings(_ run: ProbedDevice.Run) throws -> [SessionReading] {
    let text = SourceText(name: "readings.json", bytes: Array(try #require(run.readings).utf8))
    var reader = DocumentReader(try #require(JSONParser.parse(text).document))
    let document = ReadingsDocument.shape.read(&reader, reader.document.root)
    #expect(reader.findings.isEmpty, "\(reader.findings.map(\.message))")
    return try #require(document).readings
  }

  @Test func profileSaysWhatTheDeviceIs() throws {
    try withDevice { device in
      let run = try device.run()
      #expect(run.status == 0, "\(run.lines.suffix(3))")
      let profile = try profile(run)
      #expect(profile.modelIdentifiers == ["iPhone99,1"] && profile.multiCamSupported == true)
      #expect(profile.camerasComplete?.value == true && profile.maxControlsCount?.value == 4)
      #expect(profile.microphones?.beams == [.front, .back])
      #expect(profile.sources.map(\.kind) == [.printed])
      let sets = try #require(profile.multiCamDeviceSets)
      #expect(sets.complete && sets.deviceTypes.count == 10 && sets.source == "probe")
      let world = try #require(try JSONSerialization.jsonObject(with: Data(ProbedDevice.world.utf8)) as? [String: Any])
      let expectedSets = try #require(world["multiCamDeviceSets"] as? [[[String: String]]])
      #expect(
        Set(sets.sets.map { Set($0.map { "\($0.deviceType.rawValue) \($0.position.rawValue)" }) })
          == Set(expectedSets.map { Set($0.map { "\($0["deviceType"] ?? "") \($0["position"] ?? "")" }) }))
      let cameras = try #require(world["cameras"] as? [[String: Any]])
      #expect(profile.cameras.count == cameras.count)
      for facts in cameras { try compare(facts, with: profile) }
    }
  }

  private func compare(_ facts: [String: Any], with profile: DeviceProfile) throws {
    let type = try #require(facts["deviceType"] as? String)
    let camera = try #require(profile.cameras.first { $0.deviceType.rawValue == type })
    #expect(camera.position.rawValue == facts["position"] as? String)
    if let name = facts["name"] as? String { #expect(camera.name == name) }
    if let torch = facts["hasTorch"] as? Bool {
      #expect(camera.hasTorch?.value == torch && camera.hasFlash?.value == torch)
    }
    #expect(camera.mattes == (type == "builtInDualWideCamera" ? MatteType.allCases : []))
    #expect(camera.manualControls == camera.constituents.isEmpty)
    #expect(camera.constituents.map(\.rawValue) == facts["constituents"] as? [String] ?? [])
    #expect(camera.formatsComplete && camera.multiCamFormatsComplete && camera.autoFocusSystem == .phaseDetection)
    let presets = (facts["presets"] as? [String: Int] ?? [:]).map { "\($0.key) \($0.value)" }
    #expect(Set(presets).isSubset(of: camera.presets.map { "\($0.preset.rawValue) \($0.format.value)" }))
    let formats = try #require(facts["formats"] as? [[String: Any]])
    try #require(camera.formats.count == formats.count)
    for (format, facts) in zip(camera.formats, formats) { compare(facts, with: format) }
  }

  private func compare(_ facts: [String: Any], with format: DeviceFormat) {
    #expect(format.width == facts["width"] as? Int && format.height == facts["height"] as? Int)
    #expect(format.maxFrameRate?.value == facts["maxFrameRate"] as? Double && format.minFrameRate?.value == 1)
    #expect(format.binned == facts["binned"] as? Bool && format.multiCam == facts["multiCam"] as? Bool)
    #expect(format.pixelFormats?.map(\.code) == (facts["pixelFormat"] as? String).map { [$0] })
    if let hdr = facts["videoHDR"] as? Bool { #expect(format.videoHDR == hdr) }
    if let field = facts["fieldOfView"] as? Double { #expect(format.fieldOfView == field) }
    if let zoom = facts["maxZoomFactor"] as? Double { #expect(format.maxZoomFactor == zoom) }
    if let spaces = facts["colorSpaces"] as? [String] { #expect(format.colorSpaces?.map(\.rawValue) == spaces) }
    if let modes = facts["stabilizationModes"] as? [String] {
      #expect(format.stabilizationModes.map { Set($0.map(\.rawValue)) } == Set(modes + ["off", "auto"]))
    }
    if let sizes = facts["photoDimensions"] as? [[String: Int]] {
      #expect(format.photoDimensions?.map { ["width": $0.width, "height": $0.height] } == sizes)
    }
    let ranges = (facts["frameRateRanges"] as? [[String: Double]])?.map {
      "\($0["minFrameRate"] ?? 0) \($0["maxFrameRate"] ?? 0)"
    }
    #expect(format.frameRateRanges?.map { "\($0.min?.value ?? 0) \($0.max.value)" } == ranges)
    #expect(format.unsupportedOutputs?.map(\.rawValue) == facts["unsupportedOutputs"] as? [String] ?? [])
    let depths = (facts["depthFormats"] as? [[String: Any]] ?? []).map { depth in
      "\(depth["width"] ?? 0) \(depth["height"] ?? 0) \(depth["pixelFormat"] ?? "") \(depth["maxFrameRate"] as? Double ?? 0)"
    }
    #expect(
      format.depthFormats?.map {
        "\($0.width) \($0.height) \($0.pixelFormats?.first?.code ?? "") \($0.maxFrameRate?.value ?? 0)"
      }
        == depths)
    #expect(format.depthZoomRanges?.isEmpty == depths.isEmpty)
  }

  @Test func readingsAreThoseOfTheHiddenFormula() throws {
    try withDevice { device in
      let run = try device.run()
      let readings = try readings(run)
      let costs = Dictionary(uniqueKeysWithValues: readings.map { ($0.id?.value ?? "", $0) })
      #expect(costs.count == readings.count && costs.count > 50)
      func cost(_ session: String, _ moment: String = "running") -> SessionReading? { costs["\(session), \(moment)"] }
      let unbinned = "backWideAngleCamera 1920x1080 420v at 60.0"
      // (readout + 0.5 × delivered) × rate ÷ budget
      let alone = (10_036_224 + 0.5 * 1920 * 1080) * 60 / 1e9
      func equals(_ value: Double?, _ other: Double) -> Bool { value.map { abs($0 - other) < 1e-5 } ?? false }
      #expect(equals(cost("\(unbinned), alone")?.hardwareCost?.value, alone))
      #expect(equals(cost("\(unbinned), alone", "configured")?.hardwareCost?.value, alone))
      #expect(equals(cost("\(unbinned), rate 30")?.hardwareCost?.value, alone / 2))
      #expect(cost("\(unbinned), rate 30")?.graph?.inputs.first?.maxFrameRateOverride?.value == FrameRate(30))
      #expect(
        equals(
          cost("backWideAngleCamera 1280x720 420v at 60.0 binned, alone")?.hardwareCost?.value,
          (2_509_056 + 0.5 * 1280 * 720) * 60 / 1e9))
      #expect(equals(cost("\(unbinned), stabilization standard")?.systemPressureCost?.value, alone + 0.05))
      #expect(equals(cost("\(unbinned), microphone back and front")?.systemPressureCost?.value, alone + 0.04))
      // Each output that takes whole frames is charged, and none of the others.
      let whole = 0.5 * 1920 * 1080 * 60 / 1e9
      for (outputs, count) in [
        ("photo", 1), ("movieFile", 1), ("previewLayer", 1), ("videoData and photo", 1), ("videoData and movieFile", 2),
        ("videoData and previewLayer", 1), ("videoData and videoData", 2),
      ] {
        let reading = cost("\(unbinned), \(outputs)")
        #expect(
          equals(reading?.hardwareCost?.value, 10_036_224 * 60 / 1e9 + Double(count) * whole), "\(outputs)")
        let types = reading?.graph?.outputs.compactMap { $0.type?.value.rawValue } ?? []
        #expect(types.joined(separator: " and ") == outputs)
      }
      // Over 1.0 the system stops the session: the cost is there, and no running session's.
      #expect(equals(cost("\(unbinned), HDR", "configured")?.hardwareCost?.value, 2 * alone))
      #expect(cost("\(unbinned), HDR") == nil)
      #expect(try #require(run.readings).components(separatedBy: #""x-runtimeError":-11872"#).count > 2)
      #expect(readings.allSatisfy { $0.systemPressureLevel == .nominal && $0.readWhen != nil })
      for input in readings.compactMap(\.graph).flatMap({ $0.inputs }) where input.isCamera {
        let format = try #require(input.activeFormat)
        #expect(format.width != nil && format.height != nil && format.maxFrameRate != nil && format.binned != nil)
      }
    }
  }

  @Test func saysThatItChangesTheAudioSessionAndGivesItBack() throws {
    try withDevice { device in
      let run = try device.run()
      #expect(run.lines.contains { $0.contains("change the audio session and restore it") })
      #expect(!run.lines.contains("another audio session"))
    }
  }

  @Test func piecesMakeTheDocuments() throws {
    try withDevice { device in
      let run = try device.run()
      var documents: [String: (count: Int, checksum: String, pieces: [String])] = [:]
      for line in run.lines where line.hasPrefix("capplan-probe ") {
        #expect(line.utf8.count < 900)
        let parts = line.split(separator: " ").map { String($0) }
        try #require(parts.count == 5, "\(line)")
        let numbers = parts[2].split(separator: "/").compactMap { Int($0) }
        var document = documents[parts[1]] ?? (numbers[1], parts[3], [])
        document.pieces.append(parts[4])
        #expect(numbers == [document.pieces.count, document.count] && parts[3] == document.checksum)
        documents[parts[1]] = document
      }
      #expect(
        Set(documents.values.map { $0.pieces.joined() }) == [try #require(run.profile), try #require(run.readings)])
      for (name, document) in documents {
        #expect(document.pieces.count == document.count && name.allSatisfy { $0.isLetter || $0.isNumber })
        #expect(document.pieces.dropLast().allSatisfy { $0.utf8.count == ProbePieces.length })
        #expect(UInt32(document.checksum, radix: 16) == checksum(of: document.pieces.joined().utf8))
      }
    }
  }

  /// CRC-32, by the definition of its polynomial.
  private func checksum(of bytes: some Sequence<UInt8>) -> UInt32 {
    var remainder = ~UInt32(0)
    for byte in bytes {
      for bit in 0..<8 {
        let isSet = (remainder ^ UInt32(byte) >> UInt32(bit)) & 1 == 1
        remainder = remainder >> 1 ^ (isSet ? 0xEDB8_8320 : 0)
      }
    }
    return ~remainder
  }

  @Test func goesOnWhereItEnded() throws {
    let all = try Self.whole.get()
    try withDevice { device in
      let ended = try device.run(.end)
      #expect(ended.status == 9 && ended.begun == 4)
      let rest = try device.run()
      #expect(rest.status == 0 && rest.begun == all.begun - 3)
      #expect(rest.readings == all.readings && all.readings != nil)
      #expect(try device.run().begun == 0)
    }
  }

  @Test func beginsAnewOnAnotherSystem() throws {
    try withDevice { device in
      let all = try device.run()
      let state = try String(contentsOf: device.state, encoding: .utf8)
      let end = try #require(state.firstIndex(of: "\n"))
      try ("capplan-probe 1 iPhone99,1 Version 1.0 (Build 1A1)" + state[end...]).write(
        to: device.state, atomically: false, encoding: .utf8)
      #expect(try device.run().begun == all.begun && all.begun > 30)
    }
  }

  @Test func heatStopsIt() throws {
    try withDevice { device in
      let hot = try device.run(.heat)
      #expect(hot.status == 1 && hot.lines.last == "failed: tooHot" && hot.begun == 4)
      #expect(try readings(hot).count == 6)
    }
  }

  @Test(arguments: [ProbedDevice.Event.shortHeat, .interruption])
  func waitsForWhatEnds(_ event: ProbedDevice.Event) throws {
    let all = try Self.whole.get()
    try withDevice { device in
      let run = try device.run(event)
      let word = event == .shortHeat ? "is hot; waiting" : "interrupted; waiting"
      #expect(run.status == 0 && run.lines.contains { $0.contains(word) })
      #expect(run.readings == all.readings && all.readings != nil)
    }
  }

  @Test(arguments: [
    (ProbedDevice.Event.noDescription, "\"video\": \"authorized\"", "failed: noUsageDescription"),
    (.nothing, "\"video\": \"denied\"", "failed: noCameraAccess"),
  ])
  func saysWhyItCannotRead(_ event: ProbedDevice.Event, _ access: String, _ words: String) throws {
    try withDevice { device in
      let world = "{ \"authorization\": { \(access) }," + ProbedDevice.world.dropFirst()
      let run = try device.run(on: world, event)
      #expect(run.lines == [words] && run.profile == nil)
    }
  }

  @Test func aSecondRunLeavesTheFirstAlone() throws {
    try withDevice { device in
      let run = try device.run(.secondRun)
      #expect(run.status == 0 && run.lines.contains("second: isRunning"))
      #expect(run.lines.last == "camera true, idle timer off false")
      #expect(!run.lines.contains("another session's depth"))
    }
  }

  @Test func aRunThatIsCancelledEndsAndGivesTheCamerasBack() throws {
    try withDevice { device in
      let run = try device.run(.cancellation)
      #expect(
        run.status == 1 && run.lines.contains { $0.hasPrefix("failed: CancellationError") }, "\(run.lines.suffix(3))")
      #expect(run.lines.last == "camera true, idle timer off false")
      #expect(try readings(run).count == 8, "what was read is kept")
    }
  }

  @Test func leavesTheMicrophoneOut() throws {
    try withDevice { device in
      let world = "{ \"authorization\": { \"audio\": \"denied\" }," + ProbedDevice.world.dropFirst()
      let run = try device.run(on: world)
      #expect(run.status == 0 && run.lines.first?.contains("no access to the microphone") == true)
      #expect(try profile(run).microphones == nil)
      #expect(try readings(run).allSatisfy { $0.id?.value.contains("microphone") == false })
    }
  }

  @Test func withoutMultiCameraSessionsThereIsAProfile() throws {
    try withDevice { device in
      let world = ProbedDevice.world.replacingOccurrences(
        of: #""multiCamSupported": true"#, with: #""multiCamSupported": false"#)
      let run = try device.run(on: world)
      #expect(run.status == 0)
      #expect(try profile(run).multiCamSupported == false)
      #expect(try readings(run).isEmpty)
    }
  }
}
