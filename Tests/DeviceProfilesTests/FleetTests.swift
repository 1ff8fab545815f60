import CaptureModel
import JSONSource
import DeviceProfiles
import TestSupport
import Testing

/// The bundled profiles as a fleet: which models there are, and what they take over from each other.
struct FleetTests {
  private static let models = Bundled.all.filter { !$0.modelIdentifiers.isEmpty }

  @Test func everyModelFromIPhone7OnIsThere() throws {
    #expect(Bundled.all.count == DeviceProfiles.ids.count && Self.models.count == 71)
    #expect(Self.models.filter { $0.id.hasPrefix("iphone-") }.count == 42)
    #expect(Self.models.filter { $0.multiCamSupported == true }.count == 49)
    let identifiers = Self.models.flatMap(\.modelIdentifiers)
    #expect(Set(identifiers).count == identifiers.count, "a model has one profile")
    // Of the newest iPad mini only name, chip and identifiers were found.
    for profile in Self.models where profile.id != "ipad-mini-a20-pro" {
      #expect(profile.releaseYear != nil && profile.firstOperatingSystem != nil, "\(profile.id)")
    }
  }

  @Test func theListOfDevicesIsThatOfTheProfilesInOrderOfRelease() throws {
    let devices = DeviceProfiles.devices
    #expect(devices.map(\.id).sorted() == DeviceProfiles.ids && devices.first?.id == "conservative")
    for device in devices {
      let profile = try Bundled.profile(device.id)
      #expect(device.name == profile.name && device.modelIdentifiers == profile.modelIdentifiers)
      #expect(device.multiCamSupported == profile.multiCamSupported)
    }
    let phones = devices.filter { $0.id.hasPrefix("iphone-") }.map(\.id)
    let years = try phones.map { try Bundled.profile($0).releaseYear?.value ?? 0 }
    #expect(years == years.sorted() && phones.prefix(2) == ["iphone-7", "iphone-7-plus"])
  }

  @Test(arguments: models.filter { $0.cameras.contains { $0.formatsOf != nil } }.map(\.id))
  func whatASiblingPrintedIsDerived(_ id: String) throws {
    let profile = try Bundled.written(id)
    for camera in profile.cameras {
      guard let reference = camera.formatsOf else { continue }
      let sibling = try Bundled.written(reference.profile)
      let twin = try #require(sibling.camera(reference.camera.deviceType, at: reference.camera.position))
      #expect(camera.formats.map(\.dimensions) == twin.formats.map(\.dimensions) && !camera.formats.isEmpty)
      #expect(twin.formatsOf == nil && profile.chip == sibling.chip && camera.sensor?.value == twin.sensor?.value)
      for format in camera.formats {
        #expect([.derived, .estimated].contains(profile.source(format.source)?.kind), "\(id): \(camera.title)")
      }
    }
  }

  @Test func whatIsTakenOverIsAsTheSiblingHasIt() throws {
    let max = try Bundled.written("iphone-xs-max")
    #expect(max.multiCamDeviceSets?.sets.count == 6 && max.multiCamDeviceSetsOf == "iphone-xs")
    #expect(max.costModel.basis == .derived && max.costModelOf == "iphone-xs")
    #expect(try Bundled.written("iphone-13").cameras[0].formats.count == 55)
    #expect(try Bundled.written("iphone-14-pro-max").costModel.readings.count == 5)
    // A16 too, but another device: its readings are none of this one.
    let other = try Bundled.written("iphone-15")
    #expect(other.costModelOf == "iphone-14-pro" && other.costModel.readings.isEmpty && other.costModel.quantized)
    // The wide and telephoto cameras of 12 Pro Max are others than those of 12 Pro.
    let own = try Bundled.written("iphone-12-pro-max")
    #expect(own.cameras.filter { $0.formatsOf != nil }.map(\.deviceType) == [.builtInLiDARDepthCamera])
    #expect(own.multiCamDeviceSets == nil)
  }

  @Test(arguments: ["iphone-18-pro", "iphone-18-pro-max", "iphone-duo"])
  func ofTheNewestModelsTheCamerasAreKnownAndNoFormat(_ id: String) throws {
    let profile = try Bundled.profile(id)
    #expect(profile.cameras.count > 6 && profile.cameras.allSatisfy { $0.formats.isEmpty && !$0.formatsComplete })
    #expect(
      profile.multiCamDeviceSets == nil && profile.costModel[.pixelBudget] == nil && profile.camerasComplete == nil)
    // One reading of a plain session is public, without its format.
    #expect(
      profile.costModel.readings.flatMap { $0.hardwareCost.map(\.value) } == (id == "iphone-18-pro-max" ? [0.5] : []))
  }
}
