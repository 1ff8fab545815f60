import CaptureModel
import CapturePlanning
import CapturePlans
import DeviceFacts
import DeviceProfiles
import JSONSource
import TestSupport
import Testing

/// What follows from specifications, on every bundled profile.
struct SpecificationTests {
  private static let back = DeviceKey(.builtInWideAngleCamera, .back)

  private static func formats(_ id: String, of key: DeviceKey = back) throws -> [SpecifiedFormat] {
    try Bundled.written(id).specificationClaims().compactMap {
      if case .format(let format, key) = $0.subject { format } else { nil }
    }
  }

  private static func rates(_ id: String, _ size: Dimensions) throws -> [Double] {
    Set(
      try formats(id).filter { $0.dimensions == size && $0.colorSpace == nil }.compactMap {
        if case .exactly(let rate) = $0.rate { rate.value } else { nil }
      }
    ).sorted()
  }

  /// Whether a claim is of a statement that names its cameras; others are of a specification, which speaks of the main
  /// camera and of the front one.
  private static func namesCameras(_ claim: SpecificationClaim) -> Bool {
    switch claim.subject {
    case .capability, .light, .exposureBias, .connectedCameras: true
    default:
      ["specified-largest-photos", "specified-whole-sensor", "specified-cinematic-format", "specified-lidar-depth"]
        .contains(claim.rule)
    }
  }

  /// Whether a claim tells what a camera has or lacks, whatever the format.
  private static func isOfCapability(_ claim: SpecificationClaim) -> Bool {
    switch claim.subject {
    case .capability, .light: true
    default: false
    }
  }

  @Test func everyPhoneAndNoOtherNameHasAPage() throws {
    for id in DeviceProfiles.ids where id != "conservative" {
      let claims = try Bundled.written(id).specificationClaims()
      // An iPad with 8 megapixels takes 1080p at 30.
      #expect(claims.count >= 1, "\(id)")
      for claim in claims {
        #expect(claim.note.contains("Printed lists: ") && claim.note.contains("none contradicts it."))
        switch claim.subject {
        // A talk, a sample, a copy or a print says it in so many words.
        case .capability, .light, .exposureBias, .connectedCameras: break
        // Devices printed their largest photos; what else is told of formats and photos follows from other words.
        case .photos where claim.rule == "specified-largest-photos": #expect(claim.kind == .printed)
        default: #expect(claim.kind == .derived || claim.kind == .estimated, "\(id): \(claim.reference)")
        }
      }
    }
    #expect(try Bundled.written("conservative").specificationClaims().isEmpty)
    #expect(try Bundled.written("iphone-15").specificationClaims(of: "no-such-model").isEmpty)
    #expect(SpecificationClaim.unknownModels(DeviceProfiles.ids).isEmpty)
  }

  /// A statement credits a specification where the page that it comes from is one, and only there: not where a talk, a
  /// technical note, a printed list or another model's page says it.
  @Test(arguments: DeviceProfiles.ids)
  func onlyWhatASpecificationListsIsCreditedToOne(_ id: String) throws {
    let name = try Bundled.written(id).name
    for claim in try Bundled.written(id).specificationClaims() {
      let parts = claim.reference.split(separator: ";", maxSplits: 1).map(String.init)
      #expect(parts.count == 2 && !parts[1].isEmpty, "\(claim.reference)")
      let source = parts[1].lowercased()
      let isOther = [
        "wwdc", "tn3104", "github.com", "developer.apple.com", "sample", "reference", "(not read)", " print",
      ]
      .contains { source.contains($0) }
      let isSpecification = source.contains("spec") && !isOther
      let isCredited = parts[0].hasPrefix("Apple's specification of \(name) lists ")
      #expect(isCredited == claim.isOfSpecification)
      #expect(!isCredited || isSpecification, "\(claim.reference)")
      // A capability that copies of specifications tell of stands in the words of its source.
      if Self.isOfCapability(claim) { continue }
      #expect(isCredited || !isSpecification, "\(claim.reference)")
    }
  }

  @Test func talksNotesAndPrintsAreNamedAsSuch() throws {
    func reference(_ id: String, _ rule: String) throws -> String {
      try #require(try Bundled.written(id).specificationClaims().first { $0.rule == "specified-" + rule }).reference
    }
    #expect(try reference("iphone-14", "ten-bit").hasPrefix("10-bit HDR video in 1280x720"))
    #expect(
      try reference("iphone-13-pro", "prores-video").hasSuffix("; TN3104 Recording video in Apple ProRes (Apple)"))
    #expect(try reference("ipad-air-13-inch-m3", "largest-photos").hasPrefix("photos of up to 4224x3168; github.com/"))
    #expect(try reference("iphone-15", "rate").hasPrefix("Apple's specification of iPhone 15 lists 4K video at "))
  }

  @Test func aNamedRateIsTheHighestOfAFormat() throws {
    let (uhd, hd) = (Dimensions(3840, 2160), Dimensions(1920, 1080))
    #expect(try Self.rates("iphone-15", uhd) == [30, 60] && Self.rates("iphone-7", uhd) == [30])
    // 24, 25 and 100 are rates of faster formats.
    #expect(
      try Self.rates("iphone-16-pro", uhd) == [30, 60, 120] && Self.rates("iphone-16-pro", hd) == [30, 60, 120, 240])
    let slow = try Self.formats("iphone-15").filter { $0.rate == .exactly(FrameRate(240)) }
    #expect(slow.count == 1 && slow[0].pixelFormats?.map(\.code) == ["420v", "420f"])
    // No size of video but 4K and 1080p: 720p runs faster than specifications say. The whole of a 4:3 sensor runs at
    // 30, as on each printed list, and is on phones alone.
    let whole = Dimensions(4032, 3024)
    for id in DeviceProfiles.ids {
      let formats = try Self.formats(id).filter { $0.colorSpace == nil }
      #expect(formats.allSatisfy { [uhd, hd, whole].contains($0.dimensions) }, "\(id)")
      let stills = formats.filter { $0.dimensions == whole }
      #expect(stills.allSatisfy { $0.rate == .exactly(FrameRate(30)) && $0.pixelFormats == nil }, "\(id)")
      #expect(stills.count <= 1 && (stills.isEmpty || id.hasPrefix("iphone-")), "\(id)")
    }
    #expect(try Self.rates("iphone-13-mini", whole) == [30] && Self.rates("iphone-7", whole) == [30])
  }

  @Test("A named rate is no upper bound", arguments: [("iphone-7", 60), ("iphone-15", 100), ("iphone-16-pro", 240)])
  func rateAboveTheNamedOnes(_ id: String, _ rate: Int) throws {
    let text = """
      { "capplan": 1, "session": { "type": "single", "preset": "inputPriority" },
        "app": { "usageDescriptions": { "NSCameraUsageDescription": "Films the street for your map." } },
        "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
          "activeFormat": { "width": 3840, "height": 2160 }, "activeFrameRate": { "min": \(rate), "max": \(rate) } } ],
        "outputs": [ { "id": "video", "type": "videoData" } ],
        "connections": [ { "input": "back", "port": "video", "output": "video" } ] }
      """
    let reading = Planning.read(SourceText(text), profiles: [])
    let result = try Planning.check(reading, on: Bundled.profile(id), options: CheckOptions())
    #expect(result.verdict == .unverified && !result.findings.contains { $0.severity == .error })
  }

  @Test func onlyThePhysicalWideCamerasAreSpokenOfWhereNoneIsNamed() throws {
    for id in DeviceProfiles.ids {
      let fronts = try Bundled.written(id).cameras.filter { $0.position == .front }
      for claim in try Bundled.written(id).specificationClaims() where !Self.namesCameras(claim) {
        guard let camera = claim.subject.camera else { continue }
        let isWide = camera.deviceType == .builtInWideAngleCamera
        if case .photos(let size, _) = claim.subject {
          let others: [DeviceType] = [.builtInUltraWideCamera, .builtInTelephotoCamera]
          #expect(isWide || (others.contains(camera.deviceType) && size == Dimensions(8064, 6048)))
        } else {
          #expect(isWide, "\(id): \(camera)")
        }
        // Beside another front camera it is only likely that the specification means this one.
        if camera.position == .front {
          #expect(claim.kind == (fronts.count > 1 ? .estimated : .derived), "\(id)")
        }
      }
    }
  }

  /// Statements that name their cameras say little of formats and photos: each rule has its cameras, size and basis.
  @Test func whatIsSaidOfNamedCamerasIsOfThoseAlone() throws {
    let (whole, dualWide) = (Dimensions(4032, 3024), DeviceKey(.builtInDualWideCamera, .back))
    let trueDepth = DeviceKey(.builtInTrueDepthCamera, .front)
    var rules: Set<String> = []
    for id in DeviceProfiles.ids {
      let profile = try Bundled.written(id)
      for claim in profile.specificationClaims() {
        guard let camera = claim.subject.camera else { continue }
        #expect(profile.camera(camera.deviceType, at: camera.position) != nil, "\(id) has no \(camera)")
        guard Self.namesCameras(claim) else { continue }
        switch claim.subject {
        case .photos where claim.rule == "specified-largest-photos": #expect(claim.kind == .printed)
        case .photos(let size, _): #expect(claim.rule == "specified-whole-sensor" && size == whole)
        case .format(let format, _) where claim.rule == "specified-whole-sensor":
          #expect(format.dimensions == whole && format.rate == .exactly(FrameRate(30)))
        case .format(let format, _) where claim.rule == "specified-cinematic-format":
          #expect([dualWide, trueDepth].contains(camera) && claim.kind == .derived && format.cinematicVideo == true)
          #expect(format.dimensions == Dimensions(1920, 1080) && format.rate == .atLeast(FrameRate(30)))
        case .format(let format, _):
          #expect(camera == DeviceKey(.builtInLiDARDepthCamera, .back) && claim.kind == .derived)
          #expect(format.dimensions == Dimensions(1920, 1440) && format.pixelFormats?.map(\.code) == ["420f"])
        case .colorSpace, .pixelFormat: Issue.record("\(id): \(claim.subject)")
        case .capability, .light, .exposureBias, .controls, .connectedCameras: continue
        }
        rules.insert(claim.rule)
        guard claim.rule == "specified-whole-sensor" else { continue }
        // Other cameras than the back wide one only resemble those that printed it; LiDAR and square sensors don't.
        #expect(camera == Self.back || claim.kind == .estimated, "\(id): \(camera)")
        #expect(
          camera.deviceType != .builtInLiDARDepthCamera
            && camera != DeviceKey(.builtInUltraWideCamera, .front) && id.hasPrefix("iphone-"), "\(id): \(camera)")
      }
    }
    #expect(
      rules == [
        "specified-largest-photos", "specified-whole-sensor", "specified-cinematic-format", "specified-lidar-depth",
      ])
  }

  @Test func contradictionsDecideNothing() throws {
    // The front cameras of iPhone Duo, ProRes of iPad Pro with M2.
    #expect(try Self.formats("iphone-duo", of: DeviceKey(.builtInWideAngleCamera, .front)).isEmpty)
    for id in ["ipad-pro-11-inch-4th-generation", "ipad-pro-12-9-inch-6th-generation"] {
      let hasProRes = try Bundled.written(id).specificationClaims().contains {
        if case .pixelFormat = $0.subject { true } else { false }
      }
      #expect(!hasProRes)
    }
    let telephoto = try Bundled.profile("iphone-16-pro").camera(.builtInTelephotoCamera, at: .back)
    // A probe of iPhone 16 Pro printed 12 megapixels as the largest photos of its telephoto camera, against a talk.
    #expect(telephoto?.specifiedPhotos.map(\.value) == [Dimensions(4032, 3024)])
    for id in DeviceProfiles.ids where id.hasPrefix("iphone-") {
      #expect(try Bundled.profile(id).cameras.allSatisfy { $0.position == .back || $0.hasFlash == nil }, "\(id)")
    }
  }

  @Test(arguments: DeviceProfiles.ids)
  func whatIsAddedNamesItsStatement(_ id: String) throws {
    let family = try Bundled.written(id).withFamilyFacts()
    let profile = try Bundled.profile(id)
    for (before, after) in zip(family.cameras, profile.cameras) {
      let added = after.specifiedFormats
      #expect(before.specifiedFormats.isEmpty && after.formats.count == before.formats.count)
      #expect(added.allSatisfy { $0.isSpecified && $0.multiCam == nil })
      #expect(before.formatsComplete ? added.isEmpty : true)
      let isLiDAR = after.deviceType == .builtInLiDARDepthCamera
      for format in added {
        // Only Apple's sample for LiDAR cameras tells of binning, and of depth.
        #expect(format.binned == (isLiDAR ? false : nil))
        #expect(format.depthFormats?.map(\.dimensions) == (isLiDAR ? [Dimensions(320, 240)] : nil))
        let source = try #require(profile.source(format.source))
        #expect(source.id.hasPrefix("specified-") && !profile.isOfFamily(source.id))
      }
    }
    #expect(profile.withAddedFacts().sources.count == profile.sources.count)
    #expect(
      zip(profile.withAddedFacts().cameras, profile.cameras).allSatisfy {
        $0.specifiedFormats.count == $1.specifiedFormats.count
      })
  }

  @Test func onlyDevicesWithCameraControlTakeControls() throws {
    let known = try DeviceProfiles.ids.filter { try Bundled.profile($0).supportsControls?.value == true }
    #expect(
      Set(known) == [
        "iphone-16", "iphone-16-plus", "iphone-16-pro", "iphone-16-pro-max", "iphone-17", "iphone-17-pro",
        "iphone-17-pro-max", "iphone-air", "iphone-18-pro", "iphone-18-pro-max", "iphone-duo",
      ])
  }

  @Test func aSpecifiedFormatHoldsTheRatesThatAreListed() throws {
    let camera = try #require(try Bundled.profile("iphone-12").camera(.builtInWideAngleCamera, at: .back))
    let format = try #require(
      camera.specifiedFormats.first {
        $0.dimensions == Dimensions(3840, 2160) && $0.highestRate == FrameRate(60)
      })
    #expect([24, 25, 30, 60].allSatisfy { format.holds(FrameRate($0)) == true })
    // Every printed range begins at 1 or 2 and holds what lies between; nothing is said of frames longer than a second.
    #expect(format.holds(FrameRate(10)) == true && format.holds(FrameRate(2)) == true)
    #expect(format.holds(FrameRate(0.5)) == nil && format.holds(FrameRate(120)) == false)
    #expect(format.lowestRate == nil)
    let hdr = try #require(camera.specifiedFormats.first { $0.colorSpaces != nil })
    #expect(hdr.has(.hlgBT2020) == true && hdr.has(.appleLog) == nil)
    let front = try #require(try Bundled.profile("iphone-12").camera(.builtInWideAngleCamera, at: .front))
    let reaching = try #require(front.specifiedFormats.first { $0.dimensions == Dimensions(3840, 2160) })
    #expect(
      reaching.holds(FrameRate(60)) == true && reaching.holds(FrameRate(120)) == nil
        && reaching.holds(FrameRate(30)) == true && reaching.holds(FrameRate(0.5)) == nil)
    #expect(reaching.highestRate == nil)
  }
}
