import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// An input with a locked frame duration has neither automatic frame rate nor spatial video.
  static var lockedDurationConflicts: Rule {
    Rule(
      "locked-duration-conflicts",
      title: "Locked frame duration with a feature that excludes it",
      area: .inputs,
      rationale: """
        A frame duration can't be locked while the device chooses its rate by itself or a movie output captures spatial \
        video, and only where the input supports locking: elsewhere the setter throws NSInvalidArgumentException.
        """,
      availability: .iOS(OSVersion(26)),
      sources: [
        .symbol("AVCaptureDeviceInput.activeLockedVideoFrameDuration"),
        .symbol("AVCaptureDeviceInput.isLockedVideoFrameDurationSupported"),
      ],
      setting: SupportedSetting(
        "lockedVideoFrameDuration", \ResolvedCamera.input.timing.lockedVideoFrameDuration, isUsed: { _ in true },
        flag: "isLockedVideoFrameDurationSupported",
        fact: { "\"\($0.id)\" supports a locked frame duration" },
        excluding: [
          ExcludedSetting(besideLock: "automatic frame rate") { camera, _ in
            camera.input.timing.autoVideoFrameRateEnabled.flatMap { $0.value ? $0.range : nil }
          },
          ExcludedSetting(besideLock: "spatial video") { $0.spatialVideoSetting(in: $1) },
        ]),
      examples: [
        .passing("back 1280x720 lockedVideoFrameDuration=0.04 autoVideoFrameRateEnabled=false | a: video")
          .on("iphone-13-mini"),
        .failing("back 1280x720 lockedVideoFrameDuration=0.04 autoVideoFrameRateEnabled=⟦true⟧ | a: video")
          .on("iphone-13-mini"),
        .unverified("back 1280x720 lockedVideoFrameDuration=0.04 | a: video").on("iphone-13-mini"),
        .passing("back 1280x720 | movie spatialVideoCaptureEnabled | front 1280x720 lockedVideoFrameDuration=0.04")
          .and("video").on("iphone-13-mini"),
        .failing("single | back 1920x1080 lockedVideoFrameDuration=0.04 | movie spatialVideoCaptureEnabled=⟦true⟧")
          .and("back -> movie preferredVideoStabilizationMode=cinematicExtendedEnhanced").on("conservative"),
      ])
  }
}

extension ExcludedSetting<ResolvedCamera> {
  fileprivate init(
    besideLock what: String, _ use: @escaping @Sendable (ResolvedCamera, ResolvedSession) -> SourceRange?
  ) {
    self.init(
      use, message: { "\"\($0.id)\" can't have a locked frame duration and \(what)" }, fix: "do without \(what)",
      help: "keep one of the two")
  }
}

extension ResolvedCamera {
  /// The setting that turns on spatial video for a movie of the camera; if there are several, the one at the last
  /// connection.
  func spatialVideoSetting(in session: ResolvedSession) -> SourceRange? {
    session.connections(fromInput: inputIndex).reversed().lazy.compactMap { connection in
      guard connection.media == .video,
        let spatial = session.graph.outputs[connection.output].movieFile.spatialVideoCaptureEnabled, spatial.value
      else { return nil }
      return spatial.range
    }.first
  }
}
