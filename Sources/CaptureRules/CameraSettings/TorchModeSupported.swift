import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A torch is turned on only for a camera that has one.
  static var torchModeSupported: Rule {
    Rule(
      "torch-mode-supported",
      title: "Torch that the camera does not have",
      area: .inputs,
      severity: .error,
      asksDevice: true,
      rationale: """
        A torch belongs to a camera: those at the back have one, those at the front have none. On a camera without a \
        torch, setting torchMode or the level of the torch throws NSInvalidArgumentException.
        """,
      availability: .iOS(OSVersion(4)),
      reads: ["torchLevel", "torchMode"],
      settles: ["torchMode", "torchLevel"],
      sources: [
        .symbol("AVCaptureDevice.hasTorch"), .symbol("AVCaptureDevice.isTorchModeSupported(_:)"),
        .report("public crash reports with this exception"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720 torchMode=on | photo"),
        .failing("single | camera: front 1280x720 torchMode=⟦on⟧ | video"),
        .failing("single | camera: front 1280x720 torchLevel=⟦0.5⟧ | video"),
        .passing("single | camera: front 1280x720 torchMode=off | video"),
        .unverified("single | back 1280x720 torchMode=auto | photo")
          .on(PhotoExamples.profile("builtInWideAngleCamera", formats: #"{ "width": 1280, "height": 720 }"#)),
        .unverified("single | back 1280x720 torchLevel=0.5 | photo")
          .on(PhotoExamples.profile("builtInWideAngleCamera", formats: #"{ "width": 1280, "height": 720 }"#)),
        .unverified("single | camera: front 1280x720 torchMode=on | video")
          .on(PhotoExamples.profile("builtInWideAngleCamera", formats: #"{ "width": 1280, "height": 720 }"#)),
      ]
    ) { session, report in
      for camera in session.cameras {
        mode.check(camera, in: session, &report)
        level.check(camera, in: session, &report)
      }
    }
  }

  private static let mode = SupportedSetting<ResolvedCamera>(
    "torchMode", \.input.torchMode, isUsed: { $0 != .off }, flag: "isTorchModeSupported",
    isSupported: { camera, _ in camera.hasTorch }, refusal: { "\"\($0.id)\" has no torch" },
    fact: { "\"\($0.id)\" has a torch" }, settledBy: { owner, _ in owner.fact(.hasTorch) }, label: "no torch here")

  private static let level = SupportedSetting<ResolvedCamera>(
    "torchLevel", \.input.torchLevel, isUsed: { _ in true }, flag: "hasTorch",
    isSupported: { camera, _ in camera.hasTorch }, refusal: { "\"\($0.id)\" has no torch" },
    fact: { "\"\($0.id)\" has a torch" }, settledBy: { owner, _ in owner.fact(.hasTorch) }, label: "no torch here")
}

extension ResolvedCamera {
  /// Whether the camera has a torch; `nil` if unknown.
  fileprivate var hasTorch: Bool? { device?.hasTorch?.value }
}
