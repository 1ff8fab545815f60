import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// On a device whose cameras change direction, the app sets mirroring itself.
  static var mirroringFollowsDirection: Rule {
    Rule(
      "mirroring-follows-direction",
      title: "Mirroring goes by position",
      area: .connections,
      severity: .note,
      confidence: .inferred,
      rationale: """
        Automatic mirroring goes by a camera's position, not by the way it faces. On a device whose cameras change \
        direction, set mirroring yourself: mirror a back camera while it faces the person, and don't mirror a front \
        camera that faces away. A new input gets a new connection to the preview, without the setting.
        """,
      availability: .iOS(OSVersion(27, 1)),
      reads: ["automaticallyAdjustsVideoMirroring"],
      sources: [
        .article("Choosing a camera by the direction it faces"), .session("Tech Talk 111465, by public notes"),
      ],
      hasFix: true,
      examples: [
        .passing("single | front 1920x1080 | front -> preview automaticallyAdjustsVideoMirroring=false videoMirrored")
          .on("iphone-duo"),
        .passing("single | front 1920x1080 | front -> preview automaticallyAdjustsVideoMirroring").on("iphone-17-pro"),
        .failing("single | front 1920x1080 | front -> preview automaticallyAdjustsVideoMirroring=⟦true⟧")
          .on("iphone-duo"),
      ]
    ) { session, report in
      guard session.hasCamerasThatTurn else { return }
      for connection in session.connections {
        guard let automatic = session.written(connection)?.automaticallyAdjustsVideoMirroring, automatic.value,
          let camera = session.camera(ofInput: connection.input)
        else { continue }
        report.emit(
          "the picture of \"\(camera.id)\" is mirrored by its position, not by where it faces", at: automatic.range,
          label: "goes by position",
          fixes: [Fix("mirror by hand", .unsafe, edits: [report.edit.replacing(automatic.range, with: "false")])],
          help: "set videoMirrored by the direction that AVCaptureDeviceDirectionCoordinator tells")
      }
    }
  }
}
