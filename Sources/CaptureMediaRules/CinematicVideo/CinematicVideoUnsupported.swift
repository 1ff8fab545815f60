import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// A camera captures cinematic video only if the device and its format support it.
  static var cinematicVideoUnsupported: Rule {
    Rule(
      "cinematic-video-unsupported",
      title: "Cinematic capture where it is not supported",
      area: .formats,
      severity: .error,
      rationale: """
        Set cinematicVideoCaptureEnabled to true only while the input's isCinematicVideoCaptureSupported is true; \
        otherwise the setter throws. It depends on the device and its active format.
        """,
      sources: [
        .symbol("AVCaptureDeviceInput.isCinematicVideoCaptureEnabled"),
        .symbol("AVCaptureDeviceInput.isCinematicVideoCaptureSupported"),
      ],
      setting: SupportedSetting(
        "cinematicVideoCaptureEnabled", \ResolvedCamera.input.cinematic.cinematicVideoCaptureEnabled, isUsed: { $0 },
        flag: "isCinematicVideoCaptureSupported",
        isSupported: { camera, session in
          switch session.support(of: .cinematicVideo, by: camera) {
          case .supported: true
          case .unsupported: false
          case .unknown: nil
          }
        },
        refusal: { "\"\($0.id)\" can't capture cinematic video" },
        fact: { "\"\($0.id)\" captures cinematic video in its format" },
        settledBy: { camera, session in session.formatFact(.features, of: camera) }, since: OSVersion(26)),
      examples: [
        .unverified("single | back 1280x720 cinematicVideoCaptureEnabled | photo").on("iphone-13"),
        .passing("single | back 1280x720 cinematicVideoCaptureEnabled=false | photo").on("iphone-11"),
        .failing("iOS 18.0 | single | back 1280x720 cinematicVideoCaptureEnabled=⟦true⟧ | photo").on("conservative"),
      ])
  }
}
