import CaptureModel
import DeviceFacts
import DeviceProfiles
import JSONSource
import TestSupport
import Testing

/// What specifications say of cameras whose formats devices printed: nothing of it is wrong.
struct SpecificationLeaveOneOutTests {
  /// How the claims about one camera do on its list.
  struct Score: Equatable {
    var right = 0
    var open = 0
    var wrong = 0
  }

  /// A printed list, with how many of the claims about its camera it shows, and how many it leaves open.
  struct Case: CustomTestStringConvertible, Sendable {
    let id: String
    let key: DeviceKey
    let right: Int
    let open: Int

    var testDescription: String { "\(id) \(key)" }
  }

  private static let back = DeviceKey(.builtInWideAngleCamera, .back)
  private static let front = DeviceKey(.builtInWideAngleCamera, .front)

  static let cases = [
    Case(id: "iphone-13-mini", key: back, right: 15, open: 0),
    Case(id: "iphone-17-pro", key: back, right: 25, open: 0),
    Case(id: "iphone-17-pro", key: front, right: 12, open: 0),
    Case(id: "iphone-15-pro", key: back, right: 1, open: 21),
    Case(id: "iphone-15", key: back, right: 1, open: 15),
    Case(id: "iphone-14-pro", key: back, right: 2, open: 17),
    Case(id: "iphone-xs", key: back, right: 3, open: 6),
  ]

  private func isShown(_ subject: SpecificationClaim.Subject, by formats: [DeviceFormat]) -> Bool {
    switch subject {
    case .format(var format, _):
      // A list that prints no color spaces of a format shows the rest of it.
      formats.contains { listed in
        if listed.colorSpaces == nil { format.colorSpace = nil }
        return format.isShown(by: listed)
      }
    case .colorSpace(let space, _): formats.contains { $0.colorSpaces?.contains(space) == true }
    case .pixelFormat(let pixelFormat, _): formats.contains { $0.pixelFormats?.contains(pixelFormat) == true }
    case .photos(let size, _): formats.contains { $0.photoDimensions?.contains(size) == true }
    case .controls, .capability, .light, .exposureBias, .connectedCameras: false
    }
  }

  /// Whether a list shows a capability that its formats would have; `nil` for one that lists don't print.
  private func shows(_ capability: CameraCapability, _ formats: [DeviceFormat]) -> Bool? {
    func has(_ code: String) -> Bool { formats.contains { $0.pixelFormats?.contains { $0.code == code } == true } }
    func has(_ space: ColorSpace) -> Bool { formats.contains { $0.colorSpaces?.contains(space) == true } }
    func has(megapixels range: Range<Int>) -> Bool {
      formats.contains { $0.photoDimensions?.contains { range.contains($0.pixels / 1_000_000) } == true }
    }
    return switch capability {
    case .tenBit: has("x420") || has("x422") || has(.hlgBT2020)
    case .proRes: has("x422")
    case .appleLog: has(.appleLog)
    case .appleLog2: has(.appleLog2)
    case .photos24MP: has(megapixels: 22..<28)
    case .photos48MP: has(megapixels: 40..<60)
    default: nil
    }
  }

  /// What is told of models as a whole is not denied by any list that a device of that model printed, whole or not.
  @Test(arguments: DeviceProfiles.ids)
  func noListShowsWhatItsModelIsSaidToLack(_ id: String) throws {
    let profile = try Bundled.written(id)
    for claim in profile.specificationClaims() {
      guard case .capability(let capability, false, let key) = claim.subject,
        let camera = profile.camera(key.deviceType, at: key.position)
      else { continue }
      #expect(shows(capability, camera.formats) != true, "\(key) lacks \(capability)")
      #expect(camera.autoFocusSystem.map { $0 == .none } ?? true || capability != .autofocus, "\(key)")
    }
  }

  /// Formats print the color spaces of their pixel formats, and no others.
  @Test(arguments: DeviceProfiles.ids)
  func colorSpacesAreThoseOfThePixelFormat(_ id: String) throws {
    let spaces = ["420v": [ColorSpace.sRGB], "420f": [.sRGB, .displayP3], "x420": [.hlgBT2020]]
    for camera in try Bundled.written(id).cameras {
      for format in camera.formats {
        guard let listed = format.colorSpaces, let codes = format.pixelFormats, codes.count == 1,
          let expected = spaces[codes[0].code]
        else { continue }
        #expect(listed == expected, "\(id) \(camera.title) \(format)")
      }
    }
  }

  /// The stabilization modes of a format's shape are those that lists print.
  @Test(arguments: DeviceProfiles.ids.filter { $0.hasPrefix("iphone-") })
  func stabilizationIsThatOfTheShape(_ id: String) throws {
    for camera in try Bundled.written(id).cameras {
      for format in camera.formats {
        guard let listed = format.stabilizationModes.map({ Set($0).subtracting([.off, .auto]) }) else { continue }
        let rate = format.highestRate?.value ?? .infinity
        if format.dimensions == Dimensions(4032, 3024) {
          #expect(listed.isEmpty, "\(id) \(camera.title) \(format)")
        } else if rate == 240 {
          #expect(listed.isEmpty || listed == [.standard], "\(id) \(camera.title) \(format)")
        } else if format.width * 9 == format.height * 16, rate <= 60, !listed.isEmpty {
          #expect(listed.isSuperset(of: [.standard, .cinematic]), "\(id) \(camera.title) \(format)")
        }
      }
    }
  }

  @Test(arguments: cases)
  func nothingIsClaimedThatAWholeListLacks(_ test: Case) throws {
    let profile = try Bundled.written(test.id)
    let camera = try #require(profile.camera(test.key.deviceType, at: test.key.position))
    var score = Score()
    for claim in profile.specificationClaims() where claim.subject.camera == test.key {
      switch claim.subject {
      case .capability, .light, .exposureBias: continue
      default: break
      }
      if isShown(claim.subject, by: camera.formats) {
        score.right += 1
      } else if camera.formatsComplete {
        score.wrong += 1
        Issue.record("\(test.id) lacks \(claim.subject)")
      } else {
        score.open += 1
      }
    }
    #expect(score == Score(right: test.right, open: test.open))
  }

  @Test func theWholeListShowsThatNothingElseIsClaimed() throws {
    // iPhone 13 mini has no Apple Log, no ProRes and no 48 megapixels: its list has none, and nothing claims any.
    let profile = try Bundled.written("iphone-13-mini")
    for claim in profile.specificationClaims() {
      switch claim.subject {
      case .capability(let capability, let isThere, _):
        if [.proRes, .appleLog, .photos24MP, .photos48MP].contains(capability) { #expect(!isThere, "\(capability)") }
      case .light, .exposureBias, .connectedCameras: continue
      case .colorSpace, .pixelFormat, .controls: Issue.record("\(claim.subject)")
      case .photos(let size, _): #expect(size == Dimensions(4032, 3024))
      case .format: continue
      }
    }
  }

  @Test(arguments: cases)
  func withoutItsListTheDeviceIsTakenToHaveWhatTheListShows(_ test: Case) throws {
    var profile = try Bundled.written(test.id)
    let list = try #require(profile.camera(test.key.deviceType, at: test.key.position)?.formats)
    for index in profile.cameras.indices {
      profile.cameras[index].formats = []
      profile.cameras[index].formatsComplete = false
      profile.cameras[index].multiCamFormatsComplete = false
    }
    let added = profile.withAddedFacts().camera(test.key.deviceType, at: test.key.position)?.specifiedFormats
    for format in try #require(added) where format.highestRate != nil {
      let alike = list.filter { $0.dimensions == format.dimensions && $0.highestRate == format.highestRate }
      // What the device refuses beside other cameras is not said to run there, and the readout is in the bounds.
      #expect(!alike.contains { $0.multiCam == true } || format.multiCam != false, "\(format)")
      guard let bounds = format.readoutPixels, let high = bounds.high else { continue }
      for pixels in alike.compactMap({ $0.readoutPixels?.value }) {
        #expect(bounds.low <= pixels && pixels <= high, "\(format): \(pixels)")
      }
    }
  }
}
