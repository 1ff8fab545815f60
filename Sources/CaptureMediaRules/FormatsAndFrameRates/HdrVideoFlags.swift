import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Video HDR is set only if it is not automatic and the format supports it.
  static var hdrVideoFlags: Rule {
    Rule(
      "hdr-video-flags",
      title: "Video HDR can't be set",
      area: .formats,
      severity: .error,
      remedy: .format,
      rationale: """
        A camera turns video HDR on and off by itself until automaticallyAdjustsVideoHDREnabled is off; setting it \
        before, or turning it on with a format that does not support it, throws an exception. In HLG the flag has no \
        effect.
        """,
      availability: .iOS(OSVersion(8)),
      reads: ["videoHDREnabled"],
      settles: ["videoHDREnabled"],
      sources: [
        .symbol("AVCaptureDevice.isVideoHDREnabled"), .symbol("AVCaptureDevice.automaticallyAdjustsVideoHDREnabled"),
        .symbol("AVCaptureDevice.Format.isVideoHDRSupported"),
      ],
      hasFix: true,
      examples: [
        .passing("single | back 1280x720@30 automaticallyAdjustsVideoHDREnabled=false videoHDREnabled | video")
          .on("iphone-13-mini"),
        .failing("single | back 1280x720 videoHDREnabled=⟦false⟧ | video"),
        .failing("single | back 1280x720@60 binned automaticallyAdjustsVideoHDREnabled=false videoHDREnabled=⟦true⟧")
          .and("video").on("iphone-13-mini"),
        .unverified("single | back 1280x720 automaticallyAdjustsVideoHDREnabled=false videoHDREnabled | video"),
        .failing("single | back 1280x720 videoHDREnabled=false automaticallyAdjustsVideoHDREnabled=⟦true⟧ | video"),
        .failing("single automaticallyConfiguresCaptureDeviceForWideColor=false | back 1280x720")
          .with("activeColorSpace=HLG_BT2020 automaticallyAdjustsVideoHDREnabled=false videoHDREnabled=⟦true⟧ | video")
          .on("conservative"),
        .unverified("single preset=hd1920x1080 | back automaticallyAdjustsVideoHDREnabled=false videoHDREnabled")
          .and("video").on("iphone-15"),
      ]
    ) { session, report in
      for camera in session.cameras {
        guard let enabled = camera.input.videoHDREnabled else { continue }
        automaticHDR.check(camera, &report)
        guard enabled.value, let format = session.formatInWords(of: camera) else { continue }
        if camera.input.activeColorSpace?.value == .hlgBT2020 {
          report.emit(
            "video HDR has no effect on \"\(camera.id)\" in \"HLG_BT2020\"", at: enabled.range, severity: .warning,
            label: "has no effect", fixes: [camera.hdrOffFix(enabled, report.edit)])
          continue
        }
        switch session.support(of: .videoHDR, by: camera) {
        case .supported: continue
        case .unknown(let fact):
          report.unverified(
            whether: "\"\(camera.id)\" supports video HDR in \(format)",
            settledBy: session.formatFact(fact, of: camera),
            at: enabled.range, lack: .value)
        case .unsupported:
          report.emit(
            "\"\(camera.id)\" does not support video HDR in \(format)", at: enabled.range, lack: .value,
            label: "not in this format",
            fixes: [camera.hdrOffFix(enabled, report.edit)])
        }
      }
    }
  }

  private static let automaticHDR = ManualSetting(
    "videoHDREnabled", \ResolvedCamera.input.videoHDREnabled, automatic: "automaticallyAdjustsVideoHDREnabled",
    \.input.automaticallyAdjustsVideoHDREnabled, who: { "\"\($0.id)\" adjusts it" }, label: "automatic HDR is on",
    fix: "turn automatic HDR off")
}

extension ResolvedCamera {
  fileprivate func hdrOffFix(_ enabled: Located<Bool>, _ edit: DocumentEditor) -> Fix {
    Fix("turn video HDR off", .unsafe, edits: [edit.replacing(enabled.range, with: "false")])
  }
}
