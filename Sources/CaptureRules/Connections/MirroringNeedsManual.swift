import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Mirroring is set on connections that have pictures and do not mirror by themselves.
  static let mirroringNeedsManual = Rule(
    "mirroring-needs-manual",
    title: "Mirroring is set while it is automatic",
    area: .connections,
    severity: .error,
    rationale: """
      A connection chooses its mirroring by itself until automaticallyAdjustsVideoMirroring is off. Writing \
      isVideoMirrored before that, or on a connection without pictures, throws an exception.
      """,
    availability: .iOS(OSVersion(6)),
    sources: [
      .symbol("AVCaptureConnection.isVideoMirrored"),
      .symbol("AVCaptureConnection.automaticallyAdjustsVideoMirroring"),
      .symbol("AVCaptureConnection.isVideoMirroringSupported"),
    ],
    hasFix: true,
    examples: [
      .passing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front",
                        "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "video", "type": "videoData" } ],
          "connections": [ { "input": "front", "port": "video", "output": "video",
                             "automaticallyAdjustsVideoMirroring": false, "videoMirrored": true } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "front", "deviceType": "builtInWideAngleCamera", "position": "front",
                        "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "video", "type": "videoData" } ],
          "connections": [ { "input": "front", "port": "video", "output": "video",
                             "videoMirrored": ⟦true⟧ } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "mic", "deviceType": "microphone" } ],
          "outputs": [ { "id": "sound", "type": "audioData" } ],
          "connections": [ { "input": "mic", "port": "audio", "output": "sound", "videoMirrored": ⟦false⟧,
                             "automaticallyAdjustsVideoMirroring": false } ] }
        """#),
    ]
  ) { session, report in
    for connection in session.connections {
      guard let written = session.written(connection), let mirrored = written.videoMirrored else { continue }
      if !connection.carriesPictures {
        report.emit(
          "a connection of \(connection.media?.rawValue ?? "this medium") can't be mirrored", at: mirrored.range,
          label: "has no pictures",
          fixes: [Fix("remove 'videoMirrored'", .unsafe, edits: [report.edit.removing(mirrored.range)])])
        continue
      }
      let automatic = written.automaticallyAdjustsVideoMirroring
      guard automatic?.value != false else { continue }
      let places = [mirrored.range, automatic?.range].compactMap { $0 }.sorted()
      let edit =
        automatic.map { report.edit.replacing($0.range, with: "false") }
        ?? report.edit.adding("automaticallyAdjustsVideoMirroring", "false", to: written.range)
      report.emit(
        "\"videoMirrored\" is set while the connection mirrors by itself", at: places[places.count - 1],
        label: "automatic mirroring is on",
        notes: [
          automatic == nil
            ? Finding.Note("automatic mirroring is on by default") : Finding.Note("the other is here", at: places[0])
        ],
        fixes: [Fix("turn automatic mirroring off", automatic == nil ? .safe : .unsafe, edits: [edit])])
    }
  }
}

extension ResolvedConnection {
  /// Whether frames flow that can be mirrored and rotated: video or depth, or a medium that is not known.
  var carriesPictures: Bool { media.map { $0 == .video || $0 == .depthData } ?? true }
}
