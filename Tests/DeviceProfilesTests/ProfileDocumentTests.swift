import CaptureModel
import DeviceFacts
import JSONSource
import TestSupport
import Testing

/// Profiles as documents that capplan writes.
struct ProfileDocumentTests {
  /// A profile without what only says from whom it took its facts over: a document writes these out.
  private func packed(_ profile: DeviceProfile) -> String {
    var profile = profile
    (profile.multiCamDeviceSetsOf, profile.costModelOf) = (nil, nil)
    for index in profile.cameras.indices { profile.cameras[index].formatsOf = nil }
    var packer = Packer()
    return packer.pack(profile) + packer.texts
  }

  @Test func everyBundledProfileIsReadBackAsItWas() throws {
    for id in Bundled.all.map(\.id) {
      let profile = try Bundled.written(id)
      let document = profile.document
      let result = Bundled.decode(SourceText(name: id, bytes: document))
      #expect(result.findings.isEmpty, "\(id): \(result.findings)")
      let read = try #require(result.profile)
      #expect(packed(read) == packed(profile), "\(id)")
      #expect(read.document == document)
    }
  }

  private static let mini = DeviceKey(.builtInWideAngleCamera, .back)

  private func imported(_ lines: [String]) throws -> ProfileCamera {
    var context = LogContext()
    (context.id, context.name, context.camera, context.complete) = ("mini", "mini", Self.mini, [.formats])
    var faults: [LogFault] = []
    let log = DeviceLog(PrintedLog(Array(lines.joined(separator: "\n").utf8)))
    let profile = DeviceProfile(log, context, &faults)
    #expect(faults.isEmpty && log.faults.isEmpty && log.remarks.isEmpty)
    return try #require(profile.cameras.first)
  }

  /// A format's facts by their keys, as its document has them; what is read follows from others in a bundled profile.
  private func facts(_ format: DeviceFormat) -> [String] {
    var format = format
    (format.source, format.readout) = (nil, .fromPhotoDimensions)
    var profile = Bundled.all[0]
    profile.cameras = [profile.cameras[0]]
    profile.cameras[0].formats = [format]
    let text = String(decoding: profile.document, as: UTF8.self)
    let line = text.split(separator: "\n").first { $0.contains("\"width\"") && !$0.contains("\"sensor\"") } ?? ""
    return line.split(separator: ", \"").map { $0.trimmingPrefix { $0 == " " }.description }
  }

  @Test(arguments: [PrintedForm.Age.newer, .older])
  func the55FormatsOfIPhone13MiniGiveTheFactsOfItsProfile(_ age: PrintedForm.Age) throws {
    let own = try #require(Bundled.written("iphone-13-mini").camera(Self.mini.deviceType, at: .back))
    #expect(own.formats.count == 55)
    let lines = own.formats.enumerated().map { PrintedForm.text(of: $1, age, address: 0x301b_0a00 + $0) }
    let camera = try imported(lines)
    #expect(camera.formats.count == 55 && camera.autoFocusSystem == own.autoFocusSystem)
    #expect(camera.formatsComplete == own.formatsComplete)
    for (format, expected) in zip(camera.formats, own.formats) {
      var expected = expected
      if age == .older {
        // These systems print the largest still alone, and not the flag.
        expected.photoDimensions = expected.photoDimensions.map { $0.suffix(1) }
        expected.highestPhotoQuality = expected.highestPhotoQuality == true ? true : nil
        guard expected.highestPhotoQuality == nil else { continue }
      }
      let (one, other) = (facts(format), facts(expected))
      #expect(one == other && one.count > 12)
      // What is read is the bundled profile's wherever that takes it from the stills.
      if case .fromPhotoDimensions = expected.readout {
        #expect(format.readoutPixels?.value == expected.readoutPixels?.value)
      }
    }
  }

  /// Lines of the published log that the bundled list is made of, with all their parts.
  private static let published = [
    "<AVCaptureDeviceFormat: 0x301b0a710 'vide'/'420f' 4032x3024, { 1- 30 fps}, photo dims:{4032x3024}, fov:67.802, max zoom:189.00 (upscales @1.00), AF System:2, ISO:34.0-7616.0, SS:0.000014-1.000000, supports HDR, supports wide color, supports responsive capture, supports zero shutter lag, supports highest photo quality>",
    "<AVCaptureDeviceFormat: 0x301b0a5e0 'vide'/'x420' 3840x2160, { 1- 30 fps}, photo dims:{3840x2160,4160x2340}, fov:69.470, supports vis (max strength:Low), max zoom:127.12 (upscales @1.00), AF System:2, ISO:34.0-3264.0, SS:0.000014-1.000000, supports wide color, supports multicam>",
    "<AVCaptureDeviceFormat: 0x301b0a3b0 'vide'/'420v' 1920x1440, { 1- 60 fps}, photo dims:{1920x1440,4032x3024}, fov:67.802, supports vis (max strength:Low), max zoom:157.50 (upscales @1.91), AF System:2, ISO:34.0-3264.0, SS:0.000014-1.000000, supports HDR, supports multicam, supports high photo quality, supports CS RoI>",
    "<AVCaptureDeviceFormat: 0x301b09b00 'vide'/'420f'  640x 480, { 1- 60 fps}, photo dims:{640x480,1920x1440}, fov:60.383, binned, max zoom:90.00 (upscales @3.00), AF System:2, ISO:34.0-3264.0, SS:0.000025-1.000000, supports wide color, supports multicam>",
    "<AVCaptureDeviceFormat: 0x301b35b20 'vide'/'420v'  192x 144, { 1- 60 fps}, photo dims:{192x144,4032x3024}, fov:65.357, max zoom:189.00 (upscales @21.00), AF System:2, ISO:34.0-3264.0, SS:0.000014-1.000000, supports HDR>",
  ]

  @Test func publishedLinesGiveTheFactsOfTheProfileThatWasMadeOfThem() throws {
    let own = try #require(Bundled.written("iphone-13-mini").camera(Self.mini.deviceType, at: .back))
    let formats = try imported(Self.published).formats
    #expect(formats.count == Self.published.count)
    let known = own.formats.map(facts)
    for format in formats { #expect(known.contains(facts(format)), "\(facts(format))") }
  }
}
