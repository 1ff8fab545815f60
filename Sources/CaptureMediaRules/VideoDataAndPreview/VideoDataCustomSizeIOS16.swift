import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Only apps linked with the iOS 16 SDK or later scale buffers.
  static var videoDataCustomSizeIOS16: Rule {
    Rule(
      "vdo-custom-size-ios16",
      title: "Buffer size is chosen before iOS 16",
      area: .video,
      severity: .error,
      rationale: """
        Apps linked with the SDK of iOS 16 or later may ask a video data output for buffers of another size. Before, the \
        pixel format was the only key that videoSettings took. An app that also runs on older systems sets the size where \
        `#available(iOS 16.0, *)` holds, and names `width` and `height` in `whereSupported`.
        """,
      availability: .iOS(OSVersion(16)),
      reads: ["width", "height"],
      sources: [.session("WWDC22 110429"), .symbol("AVCaptureVideoDataOutput.videoSettings")],
      hasFix: true,
      examples: [
        .passing("SDK 16.0 | back 1280x720 | video width=640 height=360"),
        .failing("SDK 15.0 | back 1280x720 | video width=640 height=⟦360⟧"),
        .passing("deployment platform=macOS | single | back 1280x720 | video width=640 height=360"),
        .failing("iOS 15.0 SDK 16.0 | single | back 1280x720 | video width=640 height=⟦360⟧"),
        .passing("iOS 16.0 SDK 16.0 | single | back 1280x720 | video width=640 height=360"),
        .passing("iOS 15.0 SDK 16.0 | single | back 1280x720 | video"),
        .failing("back 1280x720 | video width=640 height=⟦360⟧").withoutFix(),
        .failing("SDK 17.0 | single | back | video width=640 height=⟦360⟧").on("iphone-7-plus"),
        .passing("iOS 15.0 SDK 17.0 | single | back | video width=640 height=360 whereSupported=[width, height]")
          .on("iphone-7-plus"),
      ]
    ) { session, report in
      guard !session.isForMac else { return }
      let relaxation = session.relaxation(since: OSVersion(16))
      for output in session.outputs(ofType: .videoData) {
        guard let size = CustomBufferSize(output) else { continue }
        let removal = Fix(
          "leave the size out", .unsafe, edits: report.edit.changing(output.output.range, remove: ["width", "height"]))
        switch relaxation {
        case .inForce:
          report.emit(
            "\"\(output.id)\" can't choose the size of its buffers in this app", at: size.range,
            label: "needs the iOS 16 SDK",
            notes: [
              Finding.Note("the app is linked with an older SDK", at: session.graph.deployment?.linkedSDK?.range)
            ],
            fixes: [removal] + [session.linkFix(OSVersion(16), report.edit)].compactMap { $0 })
        case .neverLifted(let last):
          report.emit(
            "\"\(output.id)\" can't choose the size of its buffers on iOS \(last)", at: size.range,
            lack: .values(size.places), label: "needs iOS 16",
            notes: [Finding.Note("iOS \(last) is the last version that runs on the device")],
            fixes: [removal])
        case .lifted: break
        // An app that asks for the system leaves the size out before.
        case .liftedLater where size.places.allSatisfy({ session.isAskedFirst(at: $0) }): break
        case .liftedLater(let system):
          report.emit(
            "\"\(output.id)\" can't choose the size of its buffers on iOS \(system.version)", at: size.range,
            severity: .warning, label: "needs iOS 16",
            notes: [Finding.Note("the app runs on iOS \(system.version) and later", at: system.range)],
            fixes: [removal], help: "ask for a size only where iOS 16 is available")
        case .unknown:
          report.emit(
            "\"\(output.id)\" chooses the size of its buffers: that needs an app linked with the SDK of iOS 16",
            at: size.range, severity: .note, label: "needs the iOS 16 SDK",
            help: "say in 'deployment.linkedSDK' which SDK the app is linked with")
        }
      }
    }
  }
}
