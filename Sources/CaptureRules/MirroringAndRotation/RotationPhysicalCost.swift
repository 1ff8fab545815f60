import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Buffers are not rotated if an orientation tag is enough.
  static var rotationPhysicalCost: Rule {
    Rule(
      "rotation-physical-cost",
      title: "Every buffer is rotated",
      area: .connections,
      severity: .note,
      rationale: """
        On the way to a video or depth data output a rotation angle turns the pixels of every frame. Movie and photo \
        outputs only note the angle in the file, and an app can do the same: an asset writer's transform, or the \
        orientation that Vision, Core Image and Metal take.
        """,
      reads: ["videoRotationAngle", "videoOrientation"],
      sources: [.symbol("AVCaptureConnection.videoRotationAngle"), .symbol("AVCaptureOutput")],
      hasFix: true,
      examples: [
        .passing("single | back | back -> photo videoRotationAngle=90"),
        .failing("single | back | back -> video videoRotationAngle=⟦90⟧"),
        .failing("iOS 16.0 | single | back | back -> video videoOrientation=⟦portrait⟧"),
        .failing("single | back | back -> video videoRotationAngle=⟦coordinator⟧"),
        .passing("iOS 16.0 | single | back | back -> video videoOrientation=landscapeRight"),
        .passing("iOS 16.0 | single | back | back -> video videoRotationAngle=0"),
      ]
    ) { session, report in
      for connection in session.connections {
        guard let range = session.written(connection)?.turn, let type = session.outputType(connection.output),
          type == .videoData || type == .depthData
        else { continue }
        report.emit(
          "\"\(session.graph.outputName(connection.output))\" gets every frame rotated", at: range,
          label: "rotates the pixels",
          notes: [Finding.Note("a \(type.name) delivers rotated buffers; movies and photos are only tagged")],
          fixes: [Fix("leave the frames as they come", .unsafe, edits: [report.edit.removing(range)])],
          help: "pass the orientation on to what consumes the frames")
      }
    }
  }
}

extension GraphConnection {
  /// The place in the graph that rotates its images away from the sensor's orientation; `nil` if there is none, as far
  /// as is known.
  fileprivate var turn: SourceRange? {
    if let angle = videoRotationAngle {
      guard let degrees = angle.value.degrees else { return angle.range }
      return [90, 180, 270].contains(degrees) ? angle.range : nil
    }
    return videoOrientation.flatMap { $0.value.isUpright ? $0.range : nil }
  }
}
