import CaptureModel
import DeviceFacts
import JSONSource
import TestSupport
import Testing

/// What is read out of the logs of devices.
struct DeviceLogTests {
  private static let back =
    "<AVCaptureFigVideoDevice: 0x14f60a640 [Back Camera][com.apple.avfoundation.avcapturedevice.built-in_video:0]>"

  // As devices print them: iOS 15, a front camera of an older system, iOS 17, iOS 26.
  private static let older =
    "<AVCaptureDeviceFormat: 0x2813f1370 'vide'/'420v' 1920x1080, {  1- 60 fps}, HRSI:4224x2376, fov:69.654, max zoom:189.00 (upscales @2.00), AF System:2, ISO:34.0-3264.0, SS:0.000013-1.000000, supports wide color, supports multicam>"
  private static let fixedFocus =
    "<AVCaptureDeviceFormat: 0x2817f4130 'vide'/'420v' 1920x1080, { 1- 30 fps}, HRSI:3392x1908, fov:61.161, supports vis, max zoom:16.00 (upscales @1.61), ISO:18.0-1728.0, SS:0.000020-1.000000, supports HDR, supports multicam>"
  private static let newer =
    "<AVCaptureDeviceFormat: 0x301b09e00 'vide'/'420v'  640x 480, { 1- 60 fps}, photo dims:{640x480,1920x1440}, fov:60.383, binned, max zoom:90.00 (upscales @3.00), AF System:2, ISO:34.0-3264.0, SS:0.000025-1.000000, supports multicam>"
  private static let newest =
    "<AVCaptureDeviceFormat: 0x1103d4280 'vide'/'420f' 1920x1080, { 1-240 fps}, photo dims:{1920x1080}, fov:74.597, binned, supports vis (modes: standard) (max strength:Low), max zoom:67.50 (upscales @1.00), system zoom range:1.0-6.0, AF System:2, ISO:54.0-2160.0, SS:0.000023-1.000000, system exposure bias range:-2.0-2.0, supports wide color, supports Smudge Detection>"

  private func read(
    _ text: String, camera: DeviceKey? = nil, complete: Set<LogList> = []
  ) -> (profile: DeviceProfile, faults: [LogFault], remarks: [LogRemark]) {
    var context = LogContext()
    (context.id, context.name, context.model) = ("a", "A", "iPhone0,0")
    (context.camera, context.complete, context.reference) = (camera, complete, "a.log")
    let log = DeviceLog(PrintedLog(Array(text.utf8)))
    var faults = log.faults
    return (DeviceProfile(log, context, &faults), faults, log.remarks)
  }

  private func formats(_ lines: String...) -> [DeviceFormat] {
    read(([Self.back] + lines).joined(separator: "\n")).profile.cameras.first?.formats ?? []
  }

  @Test func formatsOfOlderAndNewerSystemsAreRead() throws {
    let formats = formats(
      Self.older, "2024-04-25 10:11:12 App[5:9] \(Self.fixedFocus) and more", Self.newer, Self.newest)
    try #require(formats.count == 4)
    let (older, newer, newest) = (formats[0], formats[2], formats[3])
    #expect(older.dimensions == Dimensions(1920, 1080) && older.maxFrameRate?.value == 60)
    #expect(
      older.photoDimensions == [Dimensions(4224, 2376)] && older.fieldOfView == 69.654 && older.maxZoomFactor == 189)
    #expect(older.binned == false && older.multiCam == true && older.videoHDR == false && older.colorSpaces == nil)
    #expect(older.stabilizationModes == [.auto, .off] && older.highestPhotoQuality == nil)
    #expect(formats[1].stabilizationModes == nil && formats[1].videoHDR == true && formats[1].colorSpaces == [.sRGB])
    #expect(newer.dimensions == Dimensions(640, 480) && newer.binned == true && newer.highestPhotoQuality == false)
    #expect(newer.photoDimensions == [Dimensions(640, 480), Dimensions(1920, 1440)])
    #expect(newest.multiCam == false && newest.maxFrameRate?.value == 240 && newest.stabilizationModes == nil)
    #expect(newest.depthFormats?.isEmpty == true && newest.photoDepthFormats?.isEmpty == true)
  }

  /// A flag that the system knows is printed for some format of a list; then those without it lack it.
  @Test func flagsOfFastPhotosAreKeptAndDeniedWhereAnotherFormatHasThem() throws {
    let fast = Self.newer.replacing(
      "supports multicam>", with: "supports responsive capture, supports zero shutter lag>")
    let with = formats(fast, Self.newest)
    try #require(with.count == 2)
    #expect(with.map { $0.controls?.responsiveCapture } == [true, false])
    #expect(with.map { $0.controls?.zeroShutterLag } == [true, false])
    let without = formats(Self.newer, Self.newest)
    #expect(without.allSatisfy { $0.controls?.responsiveCapture == nil && $0.controls?.zeroShutterLag == nil })
  }

  @Test func rangesOfRatesAndKindsOfDepthAreToldApart() throws {
    func format(_ rates: String, _ flag: String) -> String {
      "<AVCaptureDeviceFormat: 0x1 'vide'/'420v' 1280x 720, \(rates), HRSI: 640x 360\(flag)>"
    }
    let formats = formats(
      format("{ 3- 30 fps, 60- 60 fps}", ", supports depth"),
      format("{ 3- 30 fps}, { 60- 60 fps}", ", supports streaming only depth"),
      format("{ 1- 29.97 fps}", ", supports still image only depth"))
    try #require(formats.count == 3)
    for format in formats.prefix(2) {
      #expect(format.rateRanges.map(\.max.value) == [30, 60] && format.minFrameRate?.value == 3)
      #expect(format.maxFrameRate?.value == 60)
    }
    #expect(formats[2].maxFrameRate?.value == 29.97 && formats[2].frameRateRanges == nil)
    #expect(formats[0].depthFormats == nil && formats[0].photoDepthFormats == nil)
    #expect(formats[1].depthFormats == nil && formats[1].photoDepthFormats?.isEmpty == true)
    #expect(formats[2].depthFormats?.isEmpty == true && formats[2].photoDepthFormats == nil)
  }

  @Test func whatIsNewIsLeftAsideAndTold() {
    let line = Self.newer.replacing(", supports multicam", with: ", supports Time Travel, warp:9.5, supports multicam")
    let result = read([Self.back, line.replacing("420v", with: "zz99")].joined(separator: "\n"))
    #expect(result.faults.isEmpty && result.profile.cameras.first?.formats.first?.pixelFormats == nil)
    #expect(
      result.remarks.map(\.kind) == [
        .unknownPart("supports Time Travel"), .unknownPart("warp"), .unknownPixelFormat("zz99"),
      ])
  }

  @Test(
    "A damaged line is told and left out",
    arguments: [
      (", supports multicam", ", supports multica"), (", supports multicam", ", supports multican"),
      (", supports multicam", ", supports multicam 10:11 App hello"), ("binned", "2024-04-25 10:11 hello"),
      (", { 1- 60 fps}", ""), ("640x 480", "640x"), ("{640x480,1920x1440}", "{640x480,1920x}"),
      ("fov:60.383", "fov:6O.383"),
      (", binned", ", binned, binned"), ("fov:60.383", "fov:999"), ("'vide'/'420v'", "'vide'/'42'"), ("1- 60", "60- 1"),
    ])
  func damage(_ part: String, _ other: String) {
    let line = Self.newer.replacing(part, with: other, maxReplacements: 1)
    let result = read([Self.back, Self.older, line].joined(separator: "\n"), complete: [.formats])
    #expect(result.profile.cameras.first?.formats.count == 1 && result.faults.map(\.line) == [3], "\(line)")
    #expect(result.profile.cameras.first?.formatsComplete == false)
  }

  @Test func setsAreReadAsSwiftAndFoundationPrintThem() {
    func device(_ name: String, _ number: Int) -> String {
      "[\(name)][com.apple.avfoundation.avcapturedevice.built-in_video:\(number)]"
    }
    let swift = """
      [
        Set([
          \(device("Back Dual Camera", 3))
        ]),
        Set([\(device("Front TrueDepth Camera", 4)), \(device("Back Camera", 0))])
      ]
      """
    let foundation = """
      2024-04-25 10:11:12 App[5:9] (
              {(
              <AVCaptureFigVideoDevice: 0x14f60a640 \(device("Back Dual Camera", 3))>
          )},
              {(
              <AVCaptureFigVideoDevice: 0x14f60a640 \(device("前置原深感摄像头", 4))>,
              <AVCaptureFigVideoDevice: 0x14f60b000 \(device("Back Camera", 0))>
          )}
      )
      """
    let sets = [
      [DeviceKey(.builtInDualCamera, .back)],
      [DeviceKey(.builtInTrueDepthCamera, .front), DeviceKey(.builtInWideAngleCamera, .back)],
    ]
    for text in [swift, foundation] {
      let result = read(text)
      #expect(result.profile.multiCamDeviceSets?.sets == sets && result.faults.isEmpty)
      #expect(result.profile.multiCamDeviceSets?.complete == false && result.profile.multiCamSupported == true)
      #expect(result.profile.cameras.count == 3)
      #expect(read(text, complete: [.sets]).profile.multiCamDeviceSets?.complete == true)
    }
    // A set that lacks a camera, or is cut, is none.
    for cut in [
      swift.replacing("_video:0]", with: "_vid"), swift.replacing(device("Back Camera", 0) + "])", with: "[Back Cam"),
      foundation.replacing(" \(device("Back Camera", 0))>", with: " "),
    ] {
      let result = read(cut, complete: [.sets])
      #expect(result.profile.multiCamDeviceSets?.sets == [sets[0]] && result.faults.map(\.kind) == [.cutSet], "\(cut)")
      #expect(result.profile.multiCamDeviceSets?.complete == false)
    }
  }

  @Test func formatsBelongToTheCameraThatIsPrintedBeforeThem() {
    let front = Self.back.replacing("Back Camera", with: "Front Camera").replacing("video:0", with: "video:1")
    let result = read([Self.back, Self.older, front, Self.fixedFocus, Self.newer].joined(separator: "\r\n"))
    #expect(result.profile.cameras.map(\.position) == [.back, .front] && result.faults.isEmpty)
    #expect(result.profile.cameras.map(\.formats.count) == [1, 2])
    // None of a list of cameras is the one, nor is the one before a camera that is cut.
    for lines in [
      ["(", "\"\(Self.back)\",", "\"\(front)\"", ")", Self.older],
      [Self.back, Self.newer, String(front.prefix(60)), Self.older],
      [Self.older],
    ] {
      let text = lines.joined(separator: "\n")
      let faults = read(text).faults
      #expect(faults.map(\.kind) == [.formatsOfNoCamera(count: 1)] && faults[0].line == lines.count, "\(text)")
      #expect(read(text, camera: DeviceKey(.builtInTelephotoCamera, .back)).faults.isEmpty)
    }
    // A name of another camera than the id's.
    #expect(
      read(Self.back.replacing("Back", with: "Front") + "\n" + Self.older).faults.map(\.kind) == [
        .unknownCamera("Front Camera")
      ])
  }

  @Test func aListThatIsPrintedAgainIsTheSameList() {
    let again = Self.older.replacing("2813f1370", with: "28aaaaaa0")
    let lists = [Self.back, Self.older, Self.newer, Self.older, "again", Self.back, again]
    let result = read(lists.joined(separator: "\n"))
    #expect(result.profile.cameras.first?.formats.count == 2 && result.faults.isEmpty)
    let other = read((lists + [Self.newest]).joined(separator: "\n"))
    #expect(other.faults.map(\.kind) == [.secondList(DeviceKey(.builtInWideAngleCamera, .back), first: 2)])
  }

  /// What a document says, so that equal facts are equal texts.
  private func facts(_ profile: DeviceProfile) -> Set<String> {
    Set(
      String(decoding: profile.document, as: UTF8.self).split(separator: "\n").filter { $0.contains("\"width\"") }
        .map { $0.hasSuffix(",") ? String($0.dropLast()) : String($0) })
  }

  @Test func noTruncationOfALogImportsHalfALine() {
    let lines = [Self.back, Self.older, Self.fixedFocus, Self.newer, Self.newest]
    let text = lines.joined(separator: "\n")
    let whole = facts(read(text).profile)
    #expect(whole.count == 4)
    for length in 0...text.utf8.count {
      let result = read(String(decoding: Array(text.utf8).prefix(length), as: UTF8.self))
      // The readout of a format follows from the others.
      let known = Set(whole.map { $0.replacing("\"readout\": null, ", with: "") })
      #expect(Set(facts(result.profile).map { $0.replacing("\"readout\": null, ", with: "") }).isSubset(of: known))
    }
  }

  @Test func noLogCrashesOrImportsWhatIsNoProfile() {
    var generator = SeededGenerator(14)
    let text = [
      Self.back, Self.older, Self.newer,
      "Set([[Back Camera][com.apple.avfoundation.avcapturedevice.built-in_video:0]])",
    ]
    .joined(separator: "\n")
    var loaded = 0
    for _ in 0..<1500 {
      var bytes = Array(text.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.removeSubrange(index..<min(bytes.count, index + Int.random(in: 1...60, using: &generator)))
        case 2: bytes.insert(contentsOf: bytes[..<min(index, 80)], at: index)
        default: bytes.insert(contentsOf: "\n2024 App[1:2] text {( Set([ ' < [".utf8.prefix(index % 34), at: index)
        }
        if bytes.isEmpty { bytes = [0x20] }
      }
      var context = LogContext()
      (context.id, context.name, context.camera) = ("a", "A", DeviceKey(.builtInWideAngleCamera, .back))
      var faults: [LogFault] = []
      let profile = DeviceProfile(DeviceLog(PrintedLog(bytes)), context, &faults)
      let result = ProfileDecoder.decode(SourceText(name: "a", bytes: profile.document))
      #expect(result.findings.isEmpty, "\(String(decoding: bytes, as: UTF8.self))")
      loaded += profile.cameras.isEmpty ? 0 : 1
    }
    #expect(loaded > 500)
  }
}
