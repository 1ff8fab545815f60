import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Mirroring is set only on connections that deliver images and don't mirror automatically.
  static var mirroringNeedsManual: Rule {
    Rule(
      "mirroring-needs-manual",
      title: "Mirroring is set while it is automatic",
      area: .connections,
      severity: .error,
      rationale: """
        A connection chooses its mirroring by itself until automaticallyAdjustsVideoMirroring is off. Writing \
        isVideoMirrored before that, true or false, throws on a preview layer's connection, and so does writing it on a connection without \
        pictures. The header says the same about all other connections, but Apple's samples and published libraries set it \
        on those of data, photo and movie outputs: there it is only a warning.
        """,
      availability: .iOS(OSVersion(6)),
      reads: ["videoMirrored", "automaticallyAdjustsVideoMirroring"],
      settles: ["videoMirrored", "automaticallyAdjustsVideoMirroring"],
      sources: [
        .symbol("AVCaptureConnection.isVideoMirrored"),
        .symbol("AVCaptureConnection.automaticallyAdjustsVideoMirroring"),
        .symbol("AVCaptureConnection.isVideoMirroringSupported"),
        .report(
          "Apple's samples and published libraries mirror data, photo and movie connections without turning it off"),
      ],
      hasFix: true,
      examples: [
        .passing("front 1280x720 | front -> video automaticallyAdjustsVideoMirroring=false videoMirrored"),
        .failing("front 1280x720 | front -> video videoMirrored=⟦true⟧"),
        .failing("mic | mic -> sound videoMirrored=⟦false⟧ automaticallyAdjustsVideoMirroring=false"),
        .failing("back 1280x720 | back -> video automaticallyAdjustsVideoMirroring videoMirrored=⟦false⟧"),
        .failing("front 1280x720 | front -> preview videoMirrored=⟦true⟧"),
      ]
    ) { session, report in
      for connection in session.connections {
        guard let written = session.written(connection) else { continue }
        if let medium = connection.mediumWithoutPictures {
          guard let range = written.mirroring else { continue }
          report.emit(
            "a connection of \(medium.rawValue) can't be mirrored", at: range, label: "has no pictures",
            fixes: [
              Fix(
                "leave mirroring out", .unsafe,
                edits: report.edit.changing(
                  written.range, remove: ["videoMirrored", "automaticallyAdjustsVideoMirroring"]))
            ])
          continue
        }
        let isPreview = session.outputType(connection.output) == .previewLayer
        automaticMirroring.check(written, doubt: isPreview ? nil : disagreement, &report)
      }
    }
  }

  private static let disagreement = Finding.Note(
    "the header of iOS 26 says that this throws; Apple's samples and published libraries do it on data, photo and movie "
      + "connections")

  private static let automaticMirroring = ManualSetting(
    "videoMirrored", \GraphConnection.videoMirrored, automatic: "automaticallyAdjustsVideoMirroring",
    \.automaticallyAdjustsVideoMirroring, who: { _ in "the connection mirrors" }, label: "automatic mirroring is on",
    byDefault: "automatic mirroring is on by default", fix: "turn automatic mirroring off")
}

extension GraphConnection {
  /// The place of the value that sets its mirroring.
  fileprivate var mirroring: SourceRange? {
    videoMirrored?.range ?? automaticallyAdjustsVideoMirroring.flatMap { $0.value ? nil : $0.range }
  }
}
