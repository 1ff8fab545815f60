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
        .passing(.graph(head: [.linkedSDK("16.0")], outputs: [.videoData(#""width": 640, "height": 360"#)])),
        .failing(.graph(head: [.linkedSDK("15.0")], outputs: [.videoData(#""width": 640, "height": ⟦360⟧"#)])),
        .passing(
          .graph(
            head: [#""deployment": { "platform": "macOS" }"#], .single(),
            outputs: [.videoData(#""width": 640, "height": 360"#)])),
        .failing(
          .graph(
            head: [#""deployment": { "minimumOS": "15.0", "linkedSDK": "16.0" }"#], .single(),
            outputs: [.videoData(#""width": 640, "height": ⟦360⟧"#)])),
        .passing(
          .graph(
            head: [#""deployment": { "minimumOS": "16.0", "linkedSDK": "16.0" }"#], .single(),
            outputs: [.videoData(#""width": 640, "height": 360"#)])),
        .passing(
          .graph(
            head: [#""deployment": { "minimumOS": "15.0", "linkedSDK": "16.0" }"#], .single(), outputs: [.videoData()])),
        .failing(.graph(outputs: [.videoData(#""width": 640, "height": ⟦360⟧"#)]), hasFix: false),
        .failing(
          .graph(
            head: [.linkedSDK("17.0"), .single()], inputs: [.back()],
            outputs: [.videoData(#""width": 640, "height": ⟦360⟧"#)]), on: "iphone-7-plus"),
        .passing(
          .graph(
            head: [#""deployment": { "minimumOS": "15.0", "linkedSDK": "17.0" }"#], .single(), inputs: [.back()],
            outputs: [.videoData(#""width": 640, "height": 360, "whereSupported": ["width", "height"]"#)]),
          on: "iphone-7-plus"),
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
            notes: [Finding.Note("iOS \(last) is the last version that runs on \(session.profile.nameInSentences)")],
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
