import CapplanCommand
import CaptureDraft
import CaptureModel
import Foundation
import JSONSource
import TestSupport
import Testing

/// What `emit` writes for a starter is that starter again when it is drafted.
struct StarterDraftTests {
  /// What no code says, and what `emit` leaves to the app or decides by itself, by starter and key.
  private static let apart: [StarterTemplate: Set<String>] = [
    .photoDepth: ["photoSettings"], .depth: ["photoSettings"], .mattes: ["photoSettings"],
    .dualPhoto: ["photoSettings"],
    // A size that is asked of the format is listed as open; controls are not read yet.
    .photo: ["photoSettings", "outputs.photo.maxPhotoDimensions", "outputs.photo.whereSupported", "session.controls"],
    // A mode that is asked of the format is listed as open, the settings of a movie's connection are not read yet, and the
    // source plans what the graph leaves open.
    .video: [
      "connections.back \"video\" movie.preferredVideoStabilizationMode",
      "connections.back \"video\" movie.whereSupported",
      "inputs.back.activeFormat.binned", "outputs.movie.codec",
    ],
    .twoCameras: [
      "connections.back \"video\" backVideo.preferredVideoStabilizationMode",
      "connections.back \"video\" backVideo.whereSupported", "inputs.back.activeFormat.binned",
      "inputs.front.activeFormat.binned",
    ],
    // Requests inside an output are listed as open.
    .preparedPhoto: [
      "photoSettings", "outputs.photo.preparedPhotoSettings", "outputs.photo.photoSettingsForSceneMonitoring",
    ],
    // The source plans what the graph leaves open.
    .twoStreams: ["inputs.back.activeFormat.binned"],
    .faceExposure: ["inputs.front.exposureMode", "inputs.front.whereSupported"],
  ]

  /// Keys of the graph alone: what the app is, and what an output is for. A multi-camera session has only one preset.
  private static let ofGraph: Set<String> = [
    "$schema", "capplan", "name", "profiles", "deployment", "app", "plan", "pressureResponse", "role", "draft",
    "preset=inputPriority",
  ]

  @Test(arguments: StarterTemplate.allCases)
  func aStarterComesBack(template: StarterTemplate) async throws {
    let graph = template.text(for: [])
    let emitted = await FakeWorld(["graph.json": graph]).run("emit")
    #expect(emitted.status == .success)
    let drafted = await FakeWorld(["Session.swift": emitted.output]).run("draft", "-o", "-")
    #expect(drafted.status == .success, "\(drafted.error)")
    let (before, after) = (try Self.keys(of: graph), try Self.keys(of: drafted.output))
    let apart = Self.apart[template] ?? []
    var differing: [String] = []
    for key in Set(before.keys).union(after.keys).sorted() where before[key] != after[key] {
      if apart.contains(where: { key == $0 || key.hasPrefix($0 + ".") }) { continue }
      differing.append(key)
    }
    #expect(differing.isEmpty, "\(differing)")
  }

  /// The values of a graph by their keys, whatever the order of elements.
  private static func keys(of text: String) throws -> [String: String] {
    let document = try #require(JSONParser.parse(SourceText(text)).document)
    var all: [String: String] = [:]
    func visit(_ value: JSONValue, _ path: String) {
      switch document.kind(of: value) {
      case .object:
        for member in document.members(of: value) {
          let key = document.string(of: member.key) ?? ""
          let word = document.string(of: member.value) ?? ""
          guard !key.hasPrefix("x-"), !ofGraph.contains(key),
            !ofGraph.contains("\(key)=\(word)") || !text.contains("multiCam")
          else { continue }
          visit(member.value, path.isEmpty ? key : "\(path).\(key)")
        }
      case .array:
        for (index, element) in document.elements(of: value).enumerated() {
          let word = { (key: String) in document.member(key, of: element).flatMap { document.string(of: $0.value) } }
          let port = document.member("port", of: element).map { document.source[document.range(of: $0.value)] }
          let name = word("id") ?? word("input").map { "\($0) \(port ?? "") \(word("output") ?? "")" }
          visit(element, "\(path).\(name ?? "\(index)")")
        }
      default: all[path] = document.source[document.range(of: value)]
      }
    }
    visit(document.root, "")
    return all
  }
}
