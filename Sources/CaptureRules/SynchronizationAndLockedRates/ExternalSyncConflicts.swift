import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Neither automatic frame rate nor spatial video works with an external sync device.
  static var externalSyncConflicts: Rule {
    Rule(
      "external-sync-conflicts",
      title: "External sync with a feature that excludes it",
      area: .inputs,
      rationale: """
        follow(_:videoFrameDuration:delegate:) needs isExternalSyncSupported and a sync device whose status is ready. It \
        throws NSInvalidArgumentException while the camera chooses its frame rate automatically. While the camera \
        follows, spatial video can't be enabled.
        """,
      availability: .iOS(OSVersion(26)),
      sources: [
        .symbol("AVCaptureDeviceInput.follow(_:videoFrameDuration:delegate:)"),
        .symbol("AVCaptureDeviceInput.isExternalSyncSupported"),
      ],
      setting: SupportedSetting(
        "followsExternalSync", \ResolvedCamera.input.timing.followsExternalSync, isUsed: { $0 },
        flag: "isExternalSyncSupported",
        refusal: { "\"\($0.id)\" can't follow an external sync device" },
        fact: { "\"\($0.id)\" can follow an external sync device" },
        excluding: [
          ExcludedSetting(besideSync: "automatic frame rate") { camera, _ in
            camera.input.timing.autoVideoFrameRateEnabled.flatMap { $0.value ? $0.range : nil }
          },
          ExcludedSetting(besideSync: "spatial video") { $0.spatialVideoSetting(in: $1) },
        ]),
      examples: [
        .passing("single | back 1280x720 followsExternalSync=false autoVideoFrameRateEnabled | video")
          .on(FocusExamples.profile("", format: #", "autoVideoFrameRate": true"#)),
        .failing("single | back 1280x720 followsExternalSync autoVideoFrameRateEnabled=⟦true⟧ | video")
          .on(FocusExamples.profile("", format: #", "autoVideoFrameRate": true"#)),
        .unverified("single | back 1280x720 followsExternalSync | video").on("iphone-17-pro"),
      ])
  }
}

extension ExcludedSetting<ResolvedCamera> {
  fileprivate init(
    besideSync what: String, _ use: @escaping @Sendable (ResolvedCamera, ResolvedSession) -> SourceRange?
  ) {
    self.init(
      use, message: { "\"\($0.id)\" can't follow an external sync device and have \(what)" },
      fix: "do without \(what)", help: "keep one of the two")
  }
}
