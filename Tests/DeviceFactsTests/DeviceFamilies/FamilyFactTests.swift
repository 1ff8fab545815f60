import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureSession
import DeviceFacts
import DeviceProfiles
import JSONSource
import TestSupport
import Testing

/// What devices are taken to have because others of their family have it, on every bundled profile.
struct FamilyFactTests {
  /// All of a profile but what the rules add, as text: what is known, and nothing else.
  private static func known(_ profile: DeviceProfile, asIn plain: DeviceProfile) -> String {
    let likely = profile
    var profile = profile
    profile.sources.removeAll { likely.isOfFamily($0.id) && plain.source($0.id) == nil }
    if plain.maxControlsCount == nil { profile.maxControlsCount = nil }
    if plain.multiCamDeviceSets == nil, profile.multiCamDeviceSets?.sets.isEmpty ?? false {
      profile.multiCamDeviceSets = nil
    }
    profile.multiCamDeviceSets?.familySets = nil
    profile.multiCamDeviceSets?.familySource = nil
    for (index, camera) in plain.cameras.enumerated() {
      if camera.hasTorch == nil { profile.cameras[index].hasTorch = nil }
      if camera.hasFlash == nil { profile.cameras[index].hasFlash = nil }
      profile.cameras[index].singleFormatsSource = nil
      profile.cameras[index].stillsSource = nil
      profile.cameras[index].formats.removeLast(profile.cameras[index].formats.count - camera.formats.count)
      for (row, format) in camera.formats.enumerated() {
        if format.multiCam == nil { profile.cameras[index].formats[row].multiCam = nil }
        profile.cameras[index].formats[row].multiCamSource = nil
        if format.readoutPixels == nil { profile.cameras[index].formats[row].readout = format.readout }
      }
    }
    return text(profile)
  }

  private static func text(_ profile: DeviceProfile) -> String {
    var text = ""
    dump(profile, to: &text)
    return text
  }

  @Test(arguments: DeviceProfiles.ids)
  func nothingThatIsKnownChanges(_ id: String) throws {
    let plain = try Bundled.written(id)
    let likely = plain.withFamilyFacts()
    #expect(Self.known(likely, asIn: plain) == Self.text(plain))
  }

  @Test(arguments: Breadth.of(DeviceProfiles.ids, orOneIn: 4))
  func twiceIsTheSameAsOnce(_ id: String) throws {
    let once = try Bundled.profile(id)
    #expect(Self.text(once.withFamilyFacts()) == Self.text(once))
  }

  @Test(arguments: DeviceProfiles.ids)
  func whatIsAddedIsEstimatedAndNamesItsRule(_ id: String) throws {
    let plain = try Bundled.written(id)
    let likely = plain.withFamilyFacts()
    let added = likely.sources.dropFirst(plain.sources.count)
    #expect(added.allSatisfy { $0.kind == .estimated && likely.isOfFamily($0.id) && $0.note != nil })
    #expect(Set(likely.sources.map(\.id)).count == likely.sources.count)
    var named: [String?] = []
    if plain.maxControlsCount == nil, let controls = likely.maxControlsCount { named.append(controls.source) }
    if likely.multiCamDeviceSets?.familySets != nil { named.append(likely.multiCamDeviceSets?.familySource) }
    for (before, after) in zip(plain.cameras, likely.cameras) {
      if before.hasTorch == nil, let torch = after.hasTorch { named.append(torch.source) }
      if before.hasFlash == nil, let flash = after.hasFlash { named.append(flash.source) }
      named += [after.singleFormatsSource, after.stillsSource].compactMap(\.self)
      named += after.formats.dropFirst(before.formats.count).map(\.source)
      for (old, new) in zip(before.formats, after.formats) where old.multiCam == nil && new.multiCam != nil {
        named.append(new.multiCamSource)
      }
      for (row, format) in after.formats.enumerated() {
        guard case .bounded(let pixels) = format.readout else { continue }
        if row >= before.formats.count || before.formats[row].readoutPixels == nil { named.append(pixels.source) }
      }
    }
    #expect(named.allSatisfy { source in added.contains { $0.id == source } }, "\(id): \(named)")
    #expect(Set(added.map(\.id)) == Set(named.compactMap { $0 }), "\(id): a source without a fact")
  }

  @Test func otherDevicesStayAsTheyAre() throws {
    let all = try DeviceProfiles.ids.map { try Bundled.written($0) }
    let others = all.filter { profile in
      let isOf2026 = profile.releaseYear?.value == 2026 && profile.id != "iphone-17e"
      return !profile.id.hasPrefix("iphone-") || profile.multiCamSupported != true || isOf2026
    }
    // The conservative profile, the iPads, 5 iPhones before A12, and 3 of autumn 2026.
    #expect(others.count == 1 + all.count { $0.id.hasPrefix("ipad-") } + 5 + 3)
    for profile in others {
      #expect(Self.text(profile.withFamilyFacts()) == Self.text(profile), "\(profile.id)")
    }
    let members = all.filter { profile in !others.contains { $0.id == profile.id } }
    #expect(members.count == 34 && members.allSatisfy { $0.withFamilyFacts().sources.count > $0.sources.count })
  }

  @Test(arguments: DeviceProfiles.ids)
  func aListThatIsWholeGetsNoFormat(_ id: String) throws {
    let plain = try Bundled.written(id)
    for (before, after) in zip(plain.cameras, plain.withFamilyFacts().cameras)
    where before.formatsComplete || before.multiCamFormatsComplete {
      #expect(after.formats.count == before.formats.count, "\(id): \(before.title)")
    }
  }

  @Test(arguments: DeviceProfiles.ids)
  func aDoubtedFormatIsNotClaimed(_ id: String) throws {
    let likely = try Bundled.profile(id)
    for camera in likely.cameras {
      for format in likely.doubtedFormats(of: camera) {
        let claims = camera.formats.filter {
          $0.dimensions == format.dimensions && $0.binned == format.binned && likely.isOfFamily($0.source)
        }
        #expect(claims.isEmpty, "\(id): \(camera.title)")
      }
    }
  }

  @Test func theUltraWideCameraOfIPhone17ProIsDoubtedToRunHDUnbinned() throws {
    let profile = try Bundled.profile("iphone-17-pro")
    let camera = try #require(profile.camera(.builtInUltraWideCamera, at: .back))
    #expect(profile.doubtedFormats(of: camera).map(\.dimensions) == [Dimensions(1920, 1080)])
    // Nor is it claimed of a camera that is made of it.
    let dual = try #require(profile.camera(.builtInDualWideCamera, at: .back))
    #expect(!dual.formats.contains { $0.dimensions == Dimensions(1920, 1080) && $0.binned == false })
    #expect(dual.formats.contains { $0.dimensions == Dimensions(1920, 1080) && $0.binned == true })
  }

  @Test func setsAreThoseOfTheCamerasThatTheDeviceHas() throws {
    func sets(_ id: String) throws -> [[DeviceKey]]? {
      try Bundled.profile(id).multiCamDeviceSets?.familySets
    }
    let pair = [DeviceKey(.builtInWideAngleCamera, .back), DeviceKey(.builtInWideAngleCamera, .front)]
    #expect(try sets("iphone-se-2nd-generation") == [pair])
    #expect(try sets("iphone-13-pro")?.count == 27 && sets("iphone-12")?.count == 10)
    // A12 has its own tables, and iPhone 11 Pro Max the whole one.
    #expect(try sets("iphone-xr") == nil && sets("iphone-xs") == nil && sets("iphone-11-pro-max") == nil)
    let known = try Bundled.written("iphone-14-pro").multiCamDeviceSets?.sets ?? []
    let likely = try sets("iphone-14-pro") ?? []
    #expect(known.count == 6 && Set((known + likely).map { Set($0) }).count == known.count + likely.count)
  }

  @Test func readoutsAreThoseOfSensorModes() throws {
    func readout(_ id: String, _ key: DeviceKey, _ size: Dimensions, binned: Bool) throws -> [Double]? {
      let profile = try Bundled.profile(id)
      let camera = try #require(profile.camera(key.deviceType, at: key.position))
      let format = camera.formats.first { $0.dimensions == size && $0.binned == binned && $0.multiCam == true }
      guard let pixels = format?.readoutPixels, let value = pixels.value, let high = pixels.high else { return nil }
      return [pixels.low, value, high]
    }
    let back = DeviceKey(.builtInWideAngleCamera, .back)
    let front = DeviceKey(.builtInWideAngleCamera, .front)
    let square = DeviceKey(.builtInUltraWideCamera, .front)
    let wide = Dimensions(1920, 1080)
    #expect(try readout("iphone-16", back, wide, binned: false) == [9_144_576, 10_036_224, 10_036_224])
    #expect(try readout("iphone-16", front, wide, binned: false) == [9_144_576, 9_144_576, 10_036_224])
    #expect(try readout("iphone-16", back, Dimensions(1920, 1440), binned: true) == [2_764_800, 3_048_192, 3_048_192])
    #expect(try readout("iphone-se-3rd-generation", front, wide, binned: true) == [1_557_250, 1_617_984, 2_509_056])
    #expect(try readout("iphone-air", square, wide, binned: false) == [9_144_576, 9_144_576, 13_483_584])
  }

  @Test func aHighestRateThatIsOnlyBoundedIsReachedAtItsLowEnd() throws {
    let profile = try Bundled.profile("iphone-16")
    func session(_ format: String, _ more: String = "") throws -> CheckResult {
      let text = """
        { "capplan": 1, "deployment": { "linkedSDK": "17.0" },
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
            "activeFormat": { "width": 1920, "height": 1440\(format) }\(more) } ],
          "outputs": [ { "id": "video", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "video" } ] }
        """
      return Planning.check(
        Planning.read(SourceText(text), profiles: DeviceProfiles.ids), on: profile, options: CheckOptions())
    }
    func asks(_ rule: RuleID, _ result: CheckResult) -> Bool { result.missing.contains { $0.rule == rule } }
    let slow = try session(#", "binned": false"#, #", "maxFrameRateOverride": 30"#)
    #expect(!asks("override-range", slow) && !asks("format-not-multicam", slow), "\(slow.missing)")
    #expect(asks("override-range", try session(#", "binned": false"#, #", "maxFrameRateOverride": 50"#)))
    // Whether there is an unbinned format at exactly 30 or 60 is not known; the binned one at 60 is.
    #expect(try session(#", "maxFrameRate": 60, "binned": false"#).verdict == .unverified)
    #expect(try session(#", "maxFrameRate": 30, "binned": false"#).verdict == .unverified)
    #expect(try session(#", "maxFrameRate": 60, "binned": true"#).verdict == .runs)
    #expect(try session(#", "maxFrameRate": 60"#).verdict == .runs)
  }
}
