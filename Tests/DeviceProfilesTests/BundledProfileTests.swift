import CapturePlans
import CaptureSession
import JSONSource
import CaptureModel
import CapturePlanning
import DeviceFacts
import DeviceProfiles
import Foundation
import TestSupport
import Testing

/// The bundled profiles: whole, readable, and every fact with its source.
struct BundledProfileTests {
  private func profile(_ id: String) throws -> DeviceProfile {
    let result = try Bundled.reading(id)
    #expect(result.findings.isEmpty, "\(id): \(result.findings)")
    return try #require(result.profile)
  }

  @Test func everyFileIsBundled() throws {
    let files = try FileManager.default.contentsOfDirectory(at: Bundled.folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }
    #expect(files.map { $0.deletingPathExtension().lastPathComponent }.sorted() == DeviceProfiles.ids)
  }

  @Test(arguments: DeviceProfiles.ids)
  func packedProfileIsTheOneOfTheText(_ id: String) throws {
    let packed = try #require(DeviceProfiles.packed(id))
    let unpacked = DeviceProfile(packed: packed, texts: DeviceProfiles.texts)
    // Not their descriptions, which leave out most of a format.
    var (parts, expected) = ("", "")
    dump(unpacked, to: &parts)
    dump(try profile(id), to: &expected)
    #expect(parts == expected)
  }

  @Test(arguments: DeviceProfiles.ids)
  func packedSpecificationsAreThoseOfThePages(_ id: String) throws {
    let packed = try #require(DeviceProfiles.packed(id))
    let unpacked = DeviceProfile(bundled: packed, texts: DeviceProfiles.texts)
    var (parts, expected) = ("", "")
    dump(unpacked, to: &parts)
    dump(try profile(id).withAddedFacts(), to: &expected)
    #expect(parts == expected)
  }

  @Test func specificationsArePacked() throws {
    let packed = DeviceProfiles.ids.compactMap { DeviceProfiles.packed($0) }
    let cameras = packed.flatMap { DeviceProfile(bundled: $0, texts: DeviceProfiles.texts).cameras }
    let specified = cameras.flatMap(\.specifiedFormats)
    #expect(specified.count > 100 && specified.allSatisfy { $0.isSpecified && $0.source != nil })
    #expect(specified.contains { $0.maxFrameRateBounds != nil } && cameras.contains { !$0.specifiedPhotos.isEmpty })
    let written = packed.flatMap { DeviceProfile(packed: $0, texts: DeviceProfiles.texts).cameras }
    #expect(written.flatMap(\.specifiedFormats).isEmpty)
  }

  @Test func whatPackedProfilesSayStandsOnce() {
    let texts = "\(DeviceProfiles.texts)"
    for remark in ["The talk gives every multi-camera session on an iPhone an omnidirectional port", "DeviceKit"] {
      #expect(texts.contains(remark))
      #expect(!DeviceProfiles.ids.contains { "\(DeviceProfiles.packed($0) ?? "")".contains(remark) })
    }
    #expect(texts.utf8.count < 200_000)
  }

  @Test(arguments: DeviceProfiles.ids)
  func profileReadsWithoutFindings(_ id: String) throws {
    let profile = try profile(id)
    #expect(profile.id == id && !profile.name.isEmpty && (!profile.cameras.isEmpty || id == Self.withoutCameras))
    // Two devices of one chip disagree on the budget of iPhone Air, and of those of 2026 nothing is known.
    let hasModel = profile.multiCamSupported == true && !["iphone-air", "iphone-duo"].contains(id) && !isOf2026(id)
    #expect(profile.costModel.basis != nil || !hasModel)
  }

  @Test(arguments: DeviceProfiles.ids)
  func everyFactNamesASourceThatIsThere(_ id: String) throws {
    let profile = try profile(id)
    var named = profile.cameras.map(\.source) + profile.costModel.readings.map(\.source)
    if let sets = profile.multiCamDeviceSets { named.append(sets.source) }
    let stabilization = profile.costModel.stabilization.map(\.cost)
    for coefficient in CoefficientKey.allCases.compactMap({ profile.costModel[$0] }) + stabilization {
      named.append(coefficient.source)
    }
    named += Self.facts(profile).map(\.source)
    for source in named { #expect(profile.source(source) != nil, "\(id): \(source ?? "no source")") }
    for camera in profile.cameras {
      for format in camera.formats {
        #expect(profile.source(format.source ?? camera.source) != nil, "\(id): \(camera.title) \(format)")
      }
    }
  }

  /// The facts that have sources of their own, in words.
  private static func facts(_ profile: DeviceProfile) -> [(text: String, source: String?)] {
    func list<Value>(_ name: String, _ fact: ProfileFact<Value>?) -> [(text: String, source: String?)] {
      fact.map { [("\(name) \($0.value)", $0.source)] } ?? []
    }
    return list("first", profile.firstOperatingSystem) + list("last", profile.lastOperatingSystem)
      + list("controls", profile.maxControlsCount) + list("complete", profile.camerasComplete)
      + profile.cameras.flatMap { camera in
        list("\(camera.title) sensor", camera.sensor) + list("\(camera.title) torch", camera.hasTorch)
          + list("\(camera.title) flash", camera.hasFlash)
      }
  }

  @Test func camerasAndSystemsOfADeviceAreKnown() throws {
    let facts = Self.facts(try profile("iphone-xr")).map { "\($0.text) \($0.source ?? "")" }
    #expect(
      facts == [
        "first 12.0 systems", "last 18.7 systems", "complete true inventory",
        "back wide sensor 4032x3024 sensors", "front wide sensor 3088x2320 sensors",
        "front TrueDepth sensor 3088x2320 depth-sensors",
      ])
    // What is held of every iPhone stands in the rules of the family.
    let old = Self.facts(try profile("iphone-7-plus")).map { "\($0.text) \($0.source ?? "")" }
    #expect(old.contains("controls 0 camera-control") && old.contains("back wide flash true lights"))
    #expect(try profile("iphone-17").lastOperatingSystem?.value == .newerCome)
    // How many controls Camera Control takes is not published.
    #expect(try profile("iphone-13-mini").lastOperatingSystem?.value == .newerCome)
    #expect(
      try profile("iphone-17").maxControlsCount == nil && profile("ipad-8th-generation").lastOperatingSystem != nil)
  }

  @Test(arguments: DeviceProfiles.ids)
  func onlyDevicesWithAWholeListSaySo(_ id: String) throws {
    let profile = try profile(id)
    let isOpen = id == "conservative" || id == "iphone-duo" || id == Self.withoutCameras || isOf2026(id)
    #expect((profile.camerasComplete?.value == true) == !isOpen)
    // The front ultra wide camera of iPhone 17 and of iPads with Center Stage is one of its own.
    guard id.hasPrefix("iphone") else { return }
    let front = profile.camera(.builtInUltraWideCamera, at: .front)
    let withOne = ["iphone-17", "iphone-17-pro", "iphone-17-pro-max", "iphone-air", "iphone-duo", "iphone-18-pro-max"]
    #expect((front != nil) == withOne.contains(id))
  }

  /// The newest iPad, of which name, chip and identifiers were found.
  private static let withoutCameras = "ipad-mini-a20-pro"

  private func isOf2026(_ id: String) -> Bool { id.hasPrefix("iphone-18") }

  @Test(arguments: DeviceProfiles.ids)
  func everyDeviceSetIsMadeOfTheProfilesCameras(_ id: String) throws {
    let profile = try profile(id)
    for set in profile.multiCamDeviceSets?.sets ?? [] {
      for key in set { #expect(profile.cameraIndex(key.deviceType, at: key.position) != nil, "\(id): \(key)") }
    }
  }

  @Test func anUnknownIdHasNoText() {
    #expect(DeviceProfiles.packed("iphone-0") == nil)
  }

  @Test func theTalksTablesAreWhole() throws {
    let xs = try profile("iphone-xs")
    #expect(xs.multiCamDeviceSets?.sets.count == 6 && xs.multiCamDeviceSets?.complete == true)
    #expect(xs.cameras.allSatisfy { $0.formats.count == 7 && $0.multiCamFormatsComplete && !$0.formatsComplete })
    #expect(try profile("iphone-11-pro-max").multiCamDeviceSets?.sets.count == 23)
    let mini = try #require(try profile("iphone-13-mini").camera(.builtInWideAngleCamera, at: .back))
    #expect(mini.formats.count == 55 && mini.formats.filter { $0.multiCam == true }.count == 30)
  }

  @Test func theReadingOfIPhoneXRComesBack() throws {
    let text = """
      { "capplan": 1, "inputs": [
          { "id": "b", "deviceType": "builtInWideAngleCamera", "position": "back",
            "activeFormat": { "width": 1920, "height": 1080 } },
          { "id": "f", "deviceType": "builtInWideAngleCamera", "position": "front",
            "activeFormat": { "width": 1920, "height": 1080 } } ],
        "outputs": [ { "id": "x", "type": "videoData" }, { "id": "y", "type": "videoData" } ],
        "connections": [ { "input": "b", "port": "video", "output": "x" },
                         { "input": "f", "port": "video", "output": "y" } ] }
      """
    let graph = try #require(Planning.read(SourceText(text), profiles: []).graph)
    let session = SessionResolver.resolve(graph, on: try profile("iphone-xr"))
    let cost = try #require(CostModel.costs(of: session).hardware.total.value)
    #expect(abs(cost - 0.667) < 0.0005)
  }
}
