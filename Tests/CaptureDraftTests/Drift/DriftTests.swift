import CaptureDraft
import Foundation
import JSONSource
import TestSupport
import Testing

/// A change of the code gives one difference at its line, and nothing else does.
struct DriftTests {
  /// One edit of a literal for a project, and the key that it changes.
  static let edits: [(project: String, from: String, to: String, key: String)] = [
    ("inline-controller", "timescale: 30)", "timescale: 24)", "inputs.video.activeFrameRate.max"),
    ("service-class", "= .hd1920x1080", "= .hd1280x720", "session.preset"),
    (
      "helper-twice", "LateVideoFrames = true", "LateVideoFrames = false",
      "outputs.wideOutput.alwaysDiscardsLateVideoFrames"
    ),
    ("session-subclass", "[.qr, .ean13]", "[.qr]", "outputs.metadataOutput.metadataObjectTypes"),
    ("camera-enum", "? 30 : 24", "? 30 : 25", "inputs.camera2.activeFrameRate.max"),
    ("one-conformer", "= .balanced", "= .speed", "outputs.photo.maxPhotoQualityPrioritization"),
    ("extensions", "8BiPlanarFullRange", "8BiPlanarVideoRange", "outputs.frameOutput.pixelFormat"),
    ("swiftui-task", "sessionPreset = .photo", "sessionPreset = .high", "session.preset"),
    ("actor", "[.builtInDualWideCamera,", "[.builtInTripleCamera,", "inputs.active.deviceType"),
    ("conditions", "= .hd4K3840x2160", "= .hd1920x1080", "session.preset"),
    ("preset-chain", ".builtInWideAngleCamera", ".builtInDualCamera", "inputs.camera.deviceType"),
    ("format-chain", "size.width == 1920", "size.width == 1280", "inputs.wide.activeFormat"),
    (
      "multi-camera", "kCVPixelFormatType_Lossless_32BGRA", "kCVPixelFormatType_32BGRA",
      "outputs.backOutput.pixelFormat"
    ),
    ("plug-in", ".builtInWideAngleCamera", ".builtInDualCamera", "inputs.camera.deviceType"),
  ]

  private static func findings(_ files: [SourceFileForDraft], against graph: String) throws -> [DriftFinding] {
    let session = try #require(Drafter.draft(files).sessions.first)
    let document = try #require(JSONParser.parse(SourceText(graph)).document)
    return DriftComparison(session, with: document).findings
  }

  @Test func everyProjectHasAnEdit() { #expect(Set(Self.edits.map(\.project)) == Set(ProjectTests.names)) }

  @Test(arguments: edits.map(\.project))
  func aDraftDoesNotDifferFromItself(project: String) throws {
    let files = try ProjectTests.files(of: project)
    let graph = try #require(Drafter.draft(files).sessions.first).text
    let same = try Self.findings(files, against: graph)
    #expect(same.isEmpty, "\(same)")
  }

  @Test(arguments: edits.indices)
  func anEditIsFoundAtItsLine(index: Int) throws {
    let edit = Self.edits[index]
    let files = try ProjectTests.files(of: edit.project)
    let graph = try #require(Drafter.draft(files).sessions.first).text
    let edited = files.map { file in
      SourceFileForDraft(
        path: file.path,
        bytes: Array(String(decoding: file.bytes, as: UTF8.self).replacing(edit.from, with: edit.to).utf8))
    }
    #expect(zip(files, edited).contains { $0.bytes != $1.bytes }, "\(edit.project)")
    let found = try Self.findings(edited, against: graph)
    #expect(found.map(\.key).contains(edit.key), "\(edit.project): \(found)")
    #expect(found.allSatisfy { $0.kind == .differs && $0.range != nil && $0.at.contains(".swift:") }, "\(found)")
    #expect(Set(found.map { $0.key.split(separator: ".").last }).count == 1, "\(found.map(\.key))")
  }

  @Test func whatIsAcceptedOrIgnoredStaysSo() throws {
    let files = try ProjectTests.files(of: "service-class")
    let graph = try #require(Drafter.draft(files).sessions.first).text
    let corrected = graph.replacing("\"hd1920x1080\"", with: "\"high\"")
    #expect(try Self.findings(files, against: corrected).map(\.key) == ["session.preset"])
    for drift in ["\"ignore\": [\"session.preset\"]", "\"accepted\": { \"session.preset\": \"hd1920x1080\" }"] {
      let kept = corrected.replacing("{\n  \"capplan\"", with: "{\n  \"x-drift\": { \(drift) },\n  \"capplan\"")
      #expect(kept != corrected)
      #expect(try Self.findings(files, against: kept).isEmpty, "\(drift)")
    }
  }

  @Test func whatOnlyOneOfThemHasIsFound() throws {
    let files = try ProjectTests.files(of: "session-subclass")
    let graph = try #require(Drafter.draft(files).sessions.first).text
    let more = graph.replacing("\"id\": \"camera\",", with: "\"id\": \"camera\", \"focusMode\": \"locked\",")
    #expect(
      try Self.findings(files, against: more).map { "\($0.kind) \($0.key)" } == ["graphOnly inputs.camera.focusMode"])
    let less = graph.replacing("\"preset\": \"hd1280x720\",", with: "")
    #expect(try Self.findings(files, against: less).map { "\($0.kind) \($0.key)" } == ["missing session.preset"])
  }
}
