import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Dynamic aspect ratios are for the Center Stage front camera.
  static var dynamicAspectRatioCamera: Rule {
    Rule(
      "dynamic-aspect-ratio-camera",
      title: "Aspect ratio of a camera without a square sensor",
      area: .formats,
      severity: .note,
      confidence: .inferred,
      rationale: """
        According to the talk, only the square formats of the front ultra-wide camera (the Center Stage front camera) \
        have dynamic aspect ratios: 3x4, 4x3, 9x16, 16x9 and 1x1; its photo format of 4032 columns has 3x4 and 4x3 only. \
        When ratio and zoom both change, set the ratio first, or the picture jumps.
        """,
      availability: .iOS(OSVersion(26)),
      reads: ["dynamicAspectRatio"],
      sources: [
        .session("WWDC26 341, by public notes"), .symbol("AVCaptureDevice.setDynamicAspectRatio(_:completionHandler:)"),
      ],
      hasFix: true,
      examples: [
        .passing("single | front: ultra front dynamicAspectRatio=3x4 | video").on("iphone-17-pro"),
        .failing("single | front dynamicAspectRatio=⟦3x4⟧ | video").on("iphone-17-pro"),
        .failing("single | front: builtInOuterUltraWideCamera front dynamicAspectRatio=⟦1x1⟧ 4032x4032 | video")
          .on("iphone-duo").withoutFix(),
      ]
    ) { session, report in
      for camera in session.cameras {
        guard let ratio = camera.input.framing.dynamicAspectRatio,
          camera.activeFormat?.features?.dynamicAspectRatios == nil
        else { continue }
        let types: [DeviceType] = [.builtInUltraWideCamera, .builtInInnerUltraWideCamera, .builtInOuterUltraWideCamera]
        let isFront = camera.key.position == .front
        let isSquare =
          isFront && (types.contains(camera.key.deviceType) || camera.device?.constituents.isEmpty == false)
        if !isSquare {
          let type = camera.input.deviceType
          let fix = type.flatMap { type in
            isFront
              ? Fix(
                "use the front ultra-wide camera", .unsafe,
                edits: [report.edit.replacing(type.range, with: "\"\(DeviceType.builtInUltraWideCamera.rawValue)\"")])
              : nil
          }
          report.emit(
            "\"\(camera.id)\" is not a camera with dynamic aspect ratios", at: ratio.range,
            label: "only the front ultra-wide has them",
            notes: [Finding.Note("this camera is the \(camera.key) one", at: camera.range)],
            fixes: fix.map { [$0] } ?? []
          )
        } else if camera.input.activeFormat?.width?.value == 4032, ratio.value != .photo, ratio.value != .photoUpright {
          report.emit(
            "the photo format of \"\(camera.id)\" has 3x4 and 4x3 only", at: ratio.range, label: "not in this format")
        }
      }
    }
  }
}
