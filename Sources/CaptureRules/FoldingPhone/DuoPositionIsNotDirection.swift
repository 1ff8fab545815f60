import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// On a foldable phone, a camera's position doesn't tell which way it faces.
  static var duoPositionIsNotDirection: Rule {
    Rule(
      "duo-position-is-not-direction",
      title: "A camera's position isn't the way it faces",
      area: .inputs,
      severity: .note,
      confidence: .inferred,
      rationale: """
        A camera's position says which part of the hardware it sits on. On iPhone Duo a front camera may face away from \
        the person, and a back camera may face the same way as a front one. AVKit's AVCaptureDeviceDirectionCoordinator \
        tells which way each camera faces, relative to a view. If the app asks it, set usesDirectionCoordinator to true in \
        the graph.
        """,
      availability: .iOS(OSVersion(27, 1)),
      reads: ["position"],
      sources: [
        .session("Tech Talk 111465, by public notes"),
        .article("Choosing a camera by the direction it faces"),
      ],
      examples: [
        .passing("app usesDirectionCoordinator | single | front | video").on("iphone-duo"),
        .passing("single | front | video").on("iphone-17-pro"),
        .failing("single | front: front ⟦front⟧ | video").on("iphone-duo"),
      ]
    ) { session, report in
      // Nearly every graph names a position, and few devices fold: the cheapest question comes first.
      guard let index = session.cameras.firstIndex(where: { $0.key.position == .front }), session.hasCamerasThatTurn,
        session.graph.app?.usesDirectionCoordinator?.value != true
      else { return }
      let camera = session.cameras[index]
      guard let position = camera.input.position else { return }
      report.emit(
        "\"\(camera.id)\" may face away from the person", at: position.range,
        label: "where it sits, not where it looks",
        help: "ask AVCaptureDeviceDirectionCoordinator, and set \"usesDirectionCoordinator\": true in the graph")
    }
  }
}

extension ResolvedSession {
  /// Whether the device folds, so that a camera may face another way than its position says.
  var hasCamerasThatTurn: Bool {
    // By index, since a camera is a large value to copy.
    profile.cameras.indices.contains { profile.cameras[$0].deviceType == .builtInInnerUltraWideCamera }
  }
}
