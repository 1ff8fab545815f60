import JSONSource
import CaptureModel
import RuleKit

extension Rule {
  /// A virtual device and its constituents are not inputs at the same time.
  static var constituentCountedTwice: Rule {
    Rule(
      "constituent-counted-twice",
      title: "Virtual device and its constituent as separate inputs",
      area: .inputs,
      severity: .error,
      confidence: .inferred,
      rationale: """
        A virtual device opens its physical cameras itself; a separate input for one of them, or another virtual device \
        with it, would open the same sensor twice. No published set of cameras holds both. Settings belong on the virtual \
        device, whose constituents share resolution, frame rate, exposure and focus. This rule reports such a pair instead \
        of device-set-unsupported.
        """,
      availability: .iOS(OSVersion(13)),
      sources: [
        .session("WWDC19 225"), .symbol("AVCaptureDevice.constituentDevices"),
        .inference("a camera has one input in a session, and every published set holds each sensor once"),
      ],
      supersedes: [Rule.deviceSetUnsupported.id],
      aliases: ["sync-shared-format", "sync-set-on-virtual"],
      hasFix: true,
      examples: [
        .passing(
          .graph(
            inputs: [.dual(.format(1280, 720))], outputs: [.videoData(id: "a"), .videoData(id: "b")],
            connections: [
              .constituent("builtInTelephotoCamera", to: "a"), .constituent("builtInWideAngleCamera", to: "b"),
            ])),
        .failing(
          .graph(
            inputs: [
              .dual(.format(1280, 720)),
              .object(
                #""id": "wide", "deviceType": ⟦"builtInWideAngleCamera"⟧, "position": "back""#, .format(640, 480)),
            ], outputs: [.videoData(id: "a"), .videoData(id: "b")],
            connections: [.constituent("builtInTelephotoCamera", to: "a"), .video(from: "wide", to: "b")])),
        .failing(
          .graph(
            inputs: [
              .front(.format(1280, 720)),
              .object(
                #""id": "face", "deviceType": ⟦"builtInTrueDepthCamera"⟧, "position": "front""#, .format(1280, 720)),
            ], outputs: [.videoData(id: "a"), .previewLayer(id: "b")],
            connections: [.video(from: "front", to: "a"), .video(from: "face", to: "b")])),
        .failing(
          .graph(
            inputs: [
              .dual(.format(1280, 720)),
              .object(
                #""id": "dualWide", "deviceType": ⟦"builtInDualWideCamera"⟧, "position": "back""#, .format(1280, 720)),
            ], outputs: [.videoData(id: "a"), .videoData(id: "b")],
            connections: [.video(from: "dual", to: "a"), .video(from: "dualWide", to: "b")]), on: "iphone-11-pro-max",
          hasFix: false),
      ]
    ) { session, report in
      SharedSensorCheck.report(session, &report, isLiDAR: false)
    }
  }
}
