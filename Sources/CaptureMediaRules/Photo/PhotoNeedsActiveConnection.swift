import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A photo is taken only while the photo output receives video.
  static var photoNeedsActiveConnection: Rule {
    Rule(
      "photo-needs-active-connection",
      title: "Photo without an active video connection",
      area: .photo,
      severity: .error,
      rationale: """
        A photo is captured from the stream of a camera, so the photo output needs a video connection that is active and \
        enabled. Without one the capture throws NSInvalidArgumentException: "No active and enabled video connection".
        """,
      availability: .iOS(OSVersion(10)),
      reads: ["photoSettings"],
      sources: [
        .symbol("AVCapturePhotoOutput.capturePhoto(with:delegate:)"),
        .report("public crash reports with this exception"),
      ],
      examples: [
        .passing("single | back 1280x720 | photo | shot"),
        .failing("single | back 1280x720 | photo | preview | back -> photo enabled=false | ⟦shot⟧"),
        .failing("single | back 1280x720 | photo unconnected | preview | ⟦shot⟧")
          .and("ignore rule=explicit-connection-unreachable reason='says the same of the output'"),
        .passing("single | mic | mic -> photo | shot"),
      ]
    ) { session, report in
      let requests = session.photoRequests()
      guard !requests.isEmpty else { return }
      // Another rule reports connections to missing ports.
      let connections = session.connections.filter { $0.media == .video || $0.media == nil }
      let byOutput = Dictionary(grouping: connections, by: \.output)
      for request in requests {
        let own = byOutput[request.output.index] ?? []
        if own.contains(where: { $0.isEnabled || $0.media == nil }) { continue }
        report.emit(
          "\(request.title) can't be captured: \"\(request.output.id)\" has no active video connection",
          at: request.range, label: "no video to take it from",
          notes: [
            own.first.map { Finding.Note("this connection is disabled, or its port is", at: $0.range) }
              ?? Finding.Note("nothing is connected to it", at: request.output.range)
          ],
          help: own.isEmpty
            ? "connect \"\(request.output.id)\" to a camera's video port" : "enable the connection before the capture")
      }
    }
  }
}
