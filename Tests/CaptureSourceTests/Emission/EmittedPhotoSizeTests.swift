import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureSession
import CaptureSource
import JSONSource
import TestSupport
import Testing

/// Photos as large as the active format has them, whatever phone it is.
struct EmittedPhotoSizeTests {
  /// A graph of one camera whose photos are as large as they can be.
  private static func graph(
    session: String = "", camera: String = "", minimumOS: String = "15.0", size: String = #""largest""#,
    connections: String = #", "connections": [ { "input": "back", "port": "video", "output": "photo" } ]"#
  ) -> String {
    """
    { "capplan": 1, "deployment": { "minimumOS": "\(minimumOS)" }, "session": { "type": "single"\(session) },
      "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back"\(camera) } ],
      "outputs": [ { "id": "photo", "type": "photo", "maxPhotoDimensions": \(size) } ]\(connections),
      "photoSettings": [ { "id": "request", "output": "photo", "maxPhotoDimensions": \(size) } ] }
    """
  }

  private static let format = #", "activeFormat": { "width": 1920, "height": 1080, "maxFrameRate": 60 }"#

  private static func emission(_ text: String) throws -> SwiftEmission {
    let reading = Planning.read(SourceText(text), profiles: [])
    let (graph, document) = try (#require(reading.graph, "\(reading.findings)"), #require(reading.document))
    let profile = try #require(Bundled.decode(SourceText(GuardedStage.profile(has: true))).profile)
    return SessionEmitter(SessionResolver.resolve(graph, on: profile), in: document)
      .emit(typeName: "Built", targets: graph.aims.targets, costs: nil)
  }

  private static func source(_ text: String) throws -> String {
    let emission = try emission(text)
    #expect(emission.obstacles == [])
    return SwiftCode.text(of: emission.code)
  }

  /// The place of a text in a source.
  private static func place(of text: String, in source: String) throws -> String.Index {
    try #require(source.firstRange(of: text), "\(text) in \(source)").lowerBound
  }

  private static let largest =
    "if let largest = backDevice.activeFormat.supportedMaxPhotoDimensions.max( by: { $0.width < $1.width } ) {"

  @Test func theFormatIsAskedAndARequestTakesTheOutputsLimit() throws {
    let source = try Self.source(Self.graph(camera: Self.format))
    let joined = source.split { $0 == "\n" || $0 == " " }.joined(separator: " ")
    let output =
      "if #available(iOS 16.0, *) { \(Self.largest) photo.maxPhotoDimensions = largest } }"
    #expect(joined.contains(output), "\(source)")
    #expect(
      joined.contains("if #available(iOS 16.0, *) { settings.maxPhotoDimensions = photo.maxPhotoDimensions }"),
      "\(source)")
    for line in source.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
    #expect(!(try Self.source(Self.graph(camera: Self.format, minimumOS: "16.0"))).contains("#available"))
  }

  /// A preset chooses the format when the session commits, so that its photos have no size before.
  @Test(arguments: [#""largest""#, #"{ "width": 3840, "height": 2160 }"#])
  func underAPresetTheSizeIsSetOnceThePresetIsApplied(_ size: String) throws {
    let source = try Self.source(Self.graph(session: #", "preset": "hd4K3840x2160""#, minimumOS: "16.0", size: size))
    let setting = try Self.place(of: "photo.maxPhotoDimensions = ", in: source)
    #expect(try Self.place(of: "session.commitConfiguration()\n        isCommitted = true", in: source) < setting)
    #expect(source.ranges(of: " photo.maxPhotoDimensions = ").count == 1, "\(source)")
  }

  @Test func withoutACameraThereIsNoLargestPhoto() throws {
    let none = #", "connections": []"#
    let text = Self.graph(session: #", "formsConnections": "explicit""#, camera: Self.format, connections: none)
    let obstacles = try Self.emission(text).obstacles.map(\.message)
    #expect(obstacles == [#"no camera feeds "photo", so there is no largest photo"#])
  }

  @Test(
    .enabled(if: FakeAVFoundation.isAvailable, "\(FakeAVFoundation.missing)"), arguments: [true, false])
  func eachPhoneTakesItsLargestPhotos(_ has: Bool) throws {
    let statements = """
      try await built.configure()
      let request = try built.requestSettings()
      print(built.photo.maxPhotoDimensions.width, request.maxPhotoDimensions.width)
      """
    let own = try Self.source(Self.graph(camera: Self.format))
    #expect(
      try OneCamera.run(own, statements, on: GuardedStage.world(has: has)) == [has ? "4032 4032" : "1920 1920"])
    guard has else { return }
    let preset = try Self.source(Self.graph(session: #", "preset": "hd4K3840x2160""#))
    #expect(try OneCamera.run(preset, statements, on: GuardedStage.world(has: true)) == ["3840 3840"])
  }
}
