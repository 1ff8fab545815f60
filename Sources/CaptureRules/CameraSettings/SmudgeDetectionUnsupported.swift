import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A lens is watched for smudges only in formats that support it.
  static var smudgeDetectionUnsupported: Rule {
    Rule(
      "smudge-detection-unsupported",
      title: "No smudge detection in this format",
      area: .inputs,
      rationale: """
        Smudge detection may be enabled only where the active format's isCameraLensSmudgeDetectionSupported is true: \
        elsewhere the method throws NSInvalidArgumentException. It goes off by itself with a new format or camera that \
        lacks it, and is enabled before startRunning or in a configuration, because it rebuilds the pipeline.
        """,
      sources: [
        .symbol("AVCaptureDevice.isCameraLensSmudgeDetectionEnabled"),
        .symbol("AVCaptureDevice.Format.isCameraLensSmudgeDetectionSupported"),
      ],
      setting: SupportedSetting(
        "cameraLensSmudgeDetectionEnabled", \ResolvedCamera.input.framing.cameraLensSmudgeDetectionEnabled,
        isUsed: { $0 }, flag: "isCameraLensSmudgeDetectionSupported",
        isSupported: { camera, _ in camera.activeFormat?.features?.smudgeDetection },
        refusal: { "\"\($0.id)\" can't look for smudges in this format" },
        fact: { "\"\($0.id)\" can look for smudges in its format" },
        settledBy: { owner, _ in owner.formatFact(.features) },
        with: [.init("cameraLensSmudgeDetectionInterval", \.input.framing.cameraLensSmudgeDetectionInterval)],
        since: OSVersion(26)),
      examples: [
        .passing("single | back 1280x720 cameraLensSmudgeDetectionEnabled | video")
          .on(FocusExamples.profile("", format: #", "features": { "smudgeDetection": true }"#)),
        .failing("single | back 1280x720 cameraLensSmudgeDetectionEnabled=⟦true⟧ | video")
          .on(FocusExamples.profile("", format: #", "features": { "smudgeDetection": false }"#)),
        .unverified("single | back 1280x720 cameraLensSmudgeDetectionEnabled | video").on("iphone-18-pro"),
      ])
  }
}
