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
        .passing(PhotoExamples.photo(input: #", "torchMode": "on""#)),
        .failing(torch("front", #""torchMode": ⟦"on"⟧"#)),
        .failing(torch("front", #""torchLevel": ⟦0.5⟧"#)),
        .passing(torch("front", #""torchMode": "off""#)),
        .unverified(
          PhotoExamples.photo(input: #", "torchMode": "auto""#), on: "example-camera",
          profileText: PhotoExamples.profile("builtInWideAngleCamera", formats: #"{ "width": 1280, "height": 720 }"#)),
        .unverified(
          PhotoExamples.photo(input: #", "torchLevel": 0.5"#), on: "example-camera",
          profileText: PhotoExamples.profile("builtInWideAngleCamera", formats: #"{ "width": 1280, "height": 720 }"#)),
        .unverified(
          torch("front", #""torchMode": "on""#), on: "example-camera",
          profileText: PhotoExamples.profile("builtInWideAngleCamera", formats: #"{ "width": 1280, "height": 720 }"#)),
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

  private static func torch(_ position: String, _ member: String) -> ExampleText {
    .graph(
      head: [.single()],
      inputs: [
        .camera("camera", "builtInWideAngleCamera", position: position, .format(1280, 720), "\(member)")
      ], connections: [.video(from: "camera", to: "video")])
  }
}

extension ResolvedCamera {
  /// Whether the camera has a torch; `nil` if unknown.
  fileprivate var hasTorch: Bool? { device?.hasTorch?.value }
}
