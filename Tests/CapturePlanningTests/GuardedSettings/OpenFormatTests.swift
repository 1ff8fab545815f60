import CaptureModel
import CapturePlanning
import CapturePlans
import CaptureSession
import JSONSource
import TestSupport
import Testing

/// Where it is open which format a camera runs, it is open what the format supports.
@Suite struct OpenFormatTests {
  private static let profiles = ["iphone-xs", "iphone-13-mini", "iphone-15-pro", "iphone-17-pro"]

  /// A key that an app may ask for, with the section and the type of its object.
  private struct Key {
    let section: GraphGuard.Section
    let type: OutputType?
    let field: SchemaField

    var name: String { "\(section.rawValue)\(type.map { "[\($0.rawValue)]" } ?? "").\(field.name)" }
  }

  /// Each key that may be guarded, of what a camera feeds.
  private static let keys: [Key] = CaptureGraph.schema.flatMap { object in
    var kinds: [(GraphGuard.Section, OutputType?, String)] = [GraphGuard.Section.inputs, .connections, .photoSettings]
      .map { ($0, nil, "\($0.rawValue)[]") }
    kinds += OutputType.allCases.map { (.outputs, $0, "outputs[\($0.rawValue)]") }
    return kinds.filter { $0.2 == object.path }.flatMap { section, type, _ in
      object.fields.filter { GuardableKeys.contains($0.name, in: section, ofType: type) }
        .map { Key(section: section, type: type, field: $0) }
    }
  }

  /// How it is with a guarded key on a device.
  private enum Support {
    case there, unknown, leftOut
  }

  private static func graph(_ key: Key, _ value: String, format: String?) -> GraphDocument {
    let guarded = #", "\#(key.field.name)": \#(value), "whereSupported": ["\#(key.field.name)"]"#
    func more(_ section: GraphGuard.Section) -> String { key.section == section ? guarded : "" }
    let type = key.type ?? (key.section == .photoSettings ? .photo : .videoData)
    let port = type == .depthData ? "depthData" : type == .metadata ? "metadataObject" : "video"
    let request = #", "photoSettings": [{ "id": "r", "output": "o"\#(more(.photoSettings)) }]"#
    return GuardedGraph.read(
      #"""
      { "capplan": 1, "session": { "type": "multiCam" },
        "inputs": [{ "id": "c", "deviceType": "builtInWideAngleCamera",
          "position": "back"\#(format.map { #", "activeFormat": "# + $0 } ?? "")\#(more(.inputs)) }],
        "outputs": [{ "id": "o", "type": "\#(type.rawValue)"\#(more(.outputs)) }],
        "connections": [{ "input": "c", "port": "\#(port)", "output": "o"\#(more(.connections)) }]\#(
          type == .photo ? request : "") }
      """#)
  }

  private static func support(of key: Key, _ graph: GraphDocument, on profile: DeviceProfile) -> Support? {
    let result = Planning.check(graph, on: profile, options: CheckOptions())
    guard result.verdict != .invalid else { return nil }
    if result.leftOut.contains(where: { $0.guarded.key == key.field.name }) { return .leftOut }
    return result.supportNotKnown.contains { $0.key == key.field.name } ? .unknown : .there
  }

  /// Some formats of the camera, as graphs name them.
  private static func formats(of profile: DeviceProfile) -> [String] {
    let camera = profile.cameras.first { $0.deviceType == .builtInWideAngleCamera && $0.position == .back }
    let formats = camera?.formats ?? []
    return formats.enumerated().filter { $0.offset % max(1, formats.count / Breadth.count(8, or: 3)) == 0 }.map {
      let size = $0.element.dimensions
      let rate = $0.element.highestRate.map { #", "maxFrameRate": \#($0)"# } ?? ""
      return #"{ "width": \#(size.width), "height": \#(size.height)\#(rate) }"#
    }
  }

  @Test(arguments: profiles)
  func noKeyIsSurelyThereThatSomeFormatMayLack(id: String) throws {
    let profile = try Bundled.profile(id)
    let formats = Self.formats(of: profile)
    var generator = SeededGenerator(id.utf8.reduce(UInt64(17)) { ($0 &* 31) &+ UInt64($1) })
    var (open, sure): (Set<String>, Int) = ([], 0)
    for key in Self.keys {
      for _ in 0..<Breadth.count(4, or: 1) {
        guard let value = GuardedGraph.value(of: key.field.type, using: &generator) else { continue }
        switch Self.support(of: key, Self.graph(key, value, format: nil), on: profile) {
        case .unknown: open.insert(key.name)
        case .leftOut, nil: continue
        case .there:
          sure += 1
          for format in formats {
            let named = Self.support(of: key, Self.graph(key, value, format: format), on: profile)
            #expect(named == .there || named == nil, "\(id) \(key.name)=\(value): \(named as Any) in \(format)")
          }
        }
      }
    }
    #expect(sure > 5 && open.count > 15, "\(sure) \(open.sorted())")
  }

  /// Each key that depends on the format, by a value that not every format has.
  @Test(
    arguments: [
      ("inputs", "maxFrameRateOverride", "60"), ("inputs", "activeFrameRate", #"{ "max": 60 }"#),
      ("inputs", "videoZoomFactor", "20"), ("inputs", "videoHDREnabled", "true"),
      ("inputs", "activeColorSpace", #""P3_D65""#), ("connections", "preferredVideoStabilizationMode", #""cinematic""#),
    ], profiles)
  func whatAnOpenFormatSupportsIsOpen(_ asked: (section: String, key: String, value: String), id: String) throws {
    let profile = try Bundled.profile(id)
    let key = try #require(Self.keys.first { $0.section.rawValue == asked.section && $0.field.name == asked.key })
    #expect(Self.support(of: key, Self.graph(key, asked.value, format: nil), on: profile) == .unknown, "\(asked)")
  }

  /// Nothing refuses a graph that may only be there.
  @Test(arguments: profiles)
  func aGuardInAnOpenFormatRefusesNothing(id: String) throws {
    let profile = try Bundled.profile(id)
    let graph = GuardedGraph.read(
      #"""
      { "capplan": 1, "session": { "type": "multiCam" },
        "inputs": [{ "id": "c", "deviceType": "builtInWideAngleCamera", "position": "back", "videoHDREnabled": true,
                     "whereSupported": ["videoHDREnabled"] }],
        "outputs": [{ "id": "o", "type": "videoData" }],
        "connections": [{ "input": "c", "port": "video", "output": "o" }] }
      """#)
    let result = Planning.check(graph, on: profile, options: CheckOptions())
    #expect(result.verdict == .unverified)
    #expect(result.findings.contains { $0.rule == "hdr-video-flags" && $0.severity == .note })
  }
}
