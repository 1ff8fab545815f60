import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// The session doesn't override a color space that the app chooses.
  static var wideColorAutoOverride: Rule {
    Rule(
      "wide-color-auto-override",
      title: "Session may change the color space",
      area: .formats,
      severity: .note,
      rationale: """
        While automaticallyConfiguresCaptureDeviceForWideColor is on, as it is by default, a session sets the color space \
        of its cameras as it sees fit for its outputs. A color space that the app sets itself lasts only with that off.
        """,
      availability: .iOS(OSVersion(10)),
      reads: ["activeColorSpace"],
      sources: [
        .symbol("AVCaptureSession.automaticallyConfiguresCaptureDeviceForWideColor"),
        .symbol("AVCaptureDevice.activeColorSpace"),
      ],
      hasFix: true,
      examples: [
        .passing(
          .graph(
            .single(#""automaticallyConfiguresCaptureDeviceForWideColor": false"#),
            inputs: [.back(.binned(1280, 720), #""activeColorSpace": "sRGB""#)]),
          on: "iphone-13-mini"),
        .failing(
          .graph(
            .single(),
            inputs: [
              .back(.binned(1280, 720), #""activeColorSpace": ⟦"sRGB"⟧"#)
            ]), on: "iphone-13-mini"),
        .failing(
          .graph(
            .single(#""automaticallyConfiguresCaptureDeviceForWideColor": true"#),
            inputs: [
              .back(.binned(1280, 720), #""activeColorSpace": ⟦"sRGB"⟧"#)
            ]), on: "iphone-13-mini"),
        .failing(
          .graph(
            inputs: [.back(.binned(1280, 720), #""activeColorSpace": "sRGB""#)],
            more: [.single(#""automaticallyConfiguresCaptureDeviceForWideColor": ⟦true⟧"#)]), on: "iphone-13-mini"),
      ]
    ) { session, report in
      let setting = session.graph.session?.automaticallyConfiguresCaptureDeviceForWideColor
      let choices = session.cameras.filter { !session.certainlyReplacesColors(of: $0) }
        .compactMap { camera in camera.input.activeColorSpace.map { (camera, $0) } }
      guard setting?.value != false, !choices.isEmpty else { return }
      let edits = session.setting("automaticallyConfiguresCaptureDeviceForWideColor", "false", report.edit)
      let fix = Fix("leave the color space to the app", setting == nil ? .safe : .unsafe, edits: edits)
      for (camera, space) in choices {
        let ranges = setting.map { SourceRange.inOrder($0.range, space.range) }
        report.emit(
          "the session may change \"\(space.value.rawValue)\" of \"\(camera.id)\"", at: ranges?.later ?? space.range,
          label: "may be overridden",
          notes: [
            ranges.map {
              Finding.Note(
                $0.later == space.range ? "automatic configuration is on" : "the color space is set here",
                at: $0.earlier)
            }
              ?? Finding.Note("automaticallyConfiguresCaptureDeviceForWideColor is on by default")
          ],
          fixes: [fix])
      }
    }
  }
}
