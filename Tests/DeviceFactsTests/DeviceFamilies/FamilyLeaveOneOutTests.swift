import CaptureModel
import DeviceFacts
import TestSupport
import Testing

/// The family rules on devices whose lists are printed with their flags, without those lists: nothing that they say is wrong.
struct FamilyLeaveOneOutTests {
  /// A camera of a bundled profile whose document says which of its formats run beside other cameras.
  struct Case: CustomTestStringConvertible, Sendable {
    let profile: DeviceProfile
    let index: Int

    var camera: ProfileCamera { profile.cameras[index] }
    var testDescription: String { "\(profile.id) \(camera.title)" }
  }

  static let cases: [Case] = ["iphone-xs", "iphone-xr", "iphone-12-pro", "iphone-13-mini", "iphone-13-pro-max"]
    .compactMap { try? Bundled.written($0) }
    .flatMap { profile in
      profile.cameras.indices.filter { profile.cameras[$0].formats.contains { $0.multiCam != nil } }
        .map { Case(profile: profile, index: $0) }
    }

  @Test func theListsWithFlagsAreThere() {
    #expect(
      Self.cases.map(\.testDescription) == [
        "iphone-xs back wide", "iphone-xs back telephoto", "iphone-xs back dual", "iphone-xs front wide",
        "iphone-xs front TrueDepth", "iphone-xr back wide", "iphone-xr front wide", "iphone-12-pro back dual",
        "iphone-13-mini back wide", "iphone-13-pro-max front wide",
      ])
  }

  /// What the rules say of the camera when its device's document has no format at all.
  private func predicted(_ test: Case) -> [DeviceFormat] {
    var profile = test.profile
    for index in profile.cameras.indices {
      profile.cameras[index].formats = []
      profile.cameras[index].formatsComplete = false
      profile.cameras[index].multiCamFormatsComplete = false
    }
    return profile.withFamilyFacts().cameras[test.index].formats
  }

  @Test(arguments: cases)
  func noFormatIsClaimedThatTheDeviceRefuses(_ test: Case) {
    let predicted = predicted(test)
    #expect(!predicted.isEmpty)
    var right = 0
    for claim in predicted {
      let alike = test.camera.formats.filter { Self.mayBe($0, claim) }
      if !alike.isEmpty {
        #expect(alike.contains { $0.multiCam == true }, "\(claim)")
        right += 1
      } else {
        #expect(!test.camera.formatsComplete && !test.camera.multiCamFormatsComplete, "\(claim) is not there")
      }
    }
    // Ten-bit formats and one fast format are no evidence for or against it.
    #expect(right > 0 || ["iphone-12-pro", "iphone-13-pro-max"].contains(test.profile.id))
  }

  private static func mayBe(_ format: DeviceFormat, _ claim: DeviceFormat) -> Bool {
    guard format.dimensions == claim.dimensions, format.binned == claim.binned, let highest = format.highestRate else {
      return false
    }
    let isBiplanar = format.pixelFormats?.contains { ["420v", "420f"].contains($0.code) } ?? true
    return isBiplanar && (claim.maxFrameRateBounds?.contains(highest) ?? (claim.maxFrameRate == highest))
  }

  @Test(arguments: cases)
  func noFormatIsDeniedThatTheDeviceRuns(_ test: Case) {
    var profile = test.profile
    for row in profile.cameras[test.index].formats.indices {
      profile.cameras[test.index].formats[row].multiCam = nil
    }
    var said = 0
    for (known, format) in zip(test.camera.formats, profile.withFamilyFacts().cameras[test.index].formats) {
      guard let flag = known.multiCam, let predicted = format.multiCam else { continue }
      #expect(flag == predicted, "\(format)")
      said += 1
    }
    #expect(said > 0 || test.profile.id == "iphone-12-pro")
  }

  @Test func readoutsHoldTheSensorModesThatAreKnown() throws {
    for test in Self.cases {
      var profile = test.profile
      for row in profile.cameras[test.index].formats.indices {
        profile.cameras[test.index].formats[row].photoDimensions = nil
        profile.cameras[test.index].formats[row].readout = .fromPhotoDimensions
      }
      for (known, format) in zip(test.camera.formats, profile.withFamilyFacts().cameras[test.index].formats) {
        guard let pixels = known.readoutPixels, let value = pixels.value, let likely = format.readoutPixels,
          let high = likely.high
        else { continue }
        #expect(likely.low <= value && value <= high, "\(test.testDescription): \(format)")
      }
    }
    let mini = try #require(Self.cases.first { $0.profile.id == "iphone-13-mini" })
    #expect(predicted(mini).allSatisfy { $0.readoutPixels != nil })
  }
}
