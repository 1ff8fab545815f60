import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// While the virtual front camera switches cameras, its synchronized outputs may lose frames.
  static var duoVirtualFrontHandover: Rule {
    Rule(
      "duo-virtual-front-handover",
      title: "Synchronized frames of a front camera that switches",
      area: .synchronization,
      severity: .note,
      confidence: .inferred,
      rationale: """
        When the virtual front camera of iPhone Duo switches between the inner and the outer camera, frames may be \
        dropped and the sample times jump, while the session stays active.
        """,
      availability: .iOS(OSVersion(27, 1)),
      reads: ["synchronizers"],
      sources: [
        .report("Apple's engineers in developer forums threads 847766 and 848088, by a public summary"),
        .symbol("AVCaptureDataOutputSynchronizer"),
      ],
      examples: [
        .passing("single | front: builtInOuterUltraWideCamera front 1920x1080 | video | faces: codes")
          .with("metadataObjectTypes=[face] | synchronizers id=sync outputs=[video, faces]").on("iphone-duo"),
        .failing("single | front: ultra front 1920x1080 | video | faces: codes metadataObjectTypes=[face]")
          .and("synchronizers id=sync outputs=[⟦video⟧, faces]").on("iphone-duo"),
      ]
    ) { session, report in
      let switching = session.cameras.filter(\.isVirtualFront)
      guard !switching.isEmpty else { return }
      for synchronizer in session.graph.synchronizers {
        for name in synchronizer.outputs?.value ?? [] {
          guard
            let camera = switching.first(where: { camera in
              session.connections(fromInput: camera.inputIndex).contains { connection in
                session.graph.outputs[connection.output].id?.value == name.value
              }
            })
          else { continue }
          report.emit(
            "samples may be missing while \"\(camera.id)\" switches to its other camera", at: name.range,
            label: "frames may drop", notes: [Finding.Note("this camera is a virtual device", at: camera.range)])
          break
        }
      }
    }
  }
}
