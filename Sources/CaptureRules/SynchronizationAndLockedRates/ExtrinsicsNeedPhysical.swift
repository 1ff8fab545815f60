import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Extrinsics relate physical cameras, without stabilized video.
  static var extrinsicsNeedPhysical: Rule {
    Rule(
      "extrinsics-need-physical",
      title: "Extrinsics of a virtual device or of stabilized video",
      area: .synchronization,
      severity: .error,
      rationale: """
        The matrix from one camera to another is known for physical cameras that the factory calibrated; for a virtual \
        device the look-up returns nil. Stabilization moves the image against the sensor, so that the matrix no longer \
        fits it.
        """,
      availability: .iOS(OSVersion(13)),
      reads: ["extrinsics"],
      sources: [.session("WWDC19 225"), .symbol("AVCaptureDevice.extrinsicMatrix(from:to:)")],
      hasFix: true,
      examples: [
        .passing(
          .graph(
            .app(
              #""usageDescriptions": { "NSCameraUsageDescription": "Measures." }, "observesSystemPressure": true"#,
              #""extrinsics": [ { "from": "builtInWideAngleCamera", "to": "builtInTelephotoCamera" } ]"#),
            inputs: [.dual(.format(1280, 720))], outputs: [.videoData(id: "a"), .videoData(id: "b")],
            connections: [
              .constituent("builtInWideAngleCamera", to: "a"), .constituent("builtInTelephotoCamera", to: "b"),
            ])),
        .failing(
          .graph(
            .app(
              #""usageDescriptions": { "NSCameraUsageDescription": "Measures." }, "observesSystemPressure": true"#,
              #""extrinsics": [ { "from": ⟦"dual"⟧, "to": "builtInTelephotoCamera" } ]"#),
            inputs: [.dual(.format(1280, 720))], outputs: [.videoData(id: "a")],
            connections: [.video(from: "dual", to: "a")])),
        .passing(
          .graph(
            .app(#""extrinsics": [ { "from": "wide", "to": "nobody" } ]"#),
            inputs: [.camera("wide", "builtInWideAngleCamera", .format(1280, 720))], outputs: [.videoData(id: "a")],
            connections: [.video(from: "wide", to: "a")])),
        .passing(
          .graph(
            .app(#""extrinsics": [ { "from": "builtInWideAngleCamera", "to": "builtInTelephotoCamera" } ]"#),
            inputs: [.dual(.format(1280, 720))], outputs: [.videoData(id: "a")],
            connections: [.video(from: "dual", to: "a", #""preferredVideoStabilizationMode": "standard""#)])),
        .failing(
          .graph(
            .app(
              .cameraUsage("Measures your room."), #""observesSystemPressure": true"#,
              #""extrinsics": [ { "from": ⟦"builtInDualCamera"⟧, "to": "builtInTelephotoCamera" } ]"#),
            inputs: [.dual(.format(1280, 720))], outputs: [.videoData(id: "a")],
            connections: [.video(from: "dual", to: "a")])),
        .failing(
          .graph(
            .app(
              .cameraUsage("Measures your room."), #""observesSystemPressure": true"#,
              #""extrinsics": [ { "from": "builtInWideAngleCamera", "to": "builtInTelephotoCamera" } ]"#),
            inputs: [.dual(.format(1280, 720))], outputs: [.videoData(id: "a"), .videoData(id: "b")],
            connections: [
              .object(
                #""input": "dual", "port": { "mediaType": "video", "sourceDeviceType": "builtInWideAngleCamera" }"#,
                #""output": "a", "preferredVideoStabilizationMode": ⟦"standard"⟧"#),
              .constituent("builtInTelephotoCamera", to: "b"),
            ])),
      ]
    ) { session, report in
      (session.graph.app?.extrinsics?.value).map {
        ExtrinsicsEnds(session).check($0.map(\.value), in: session, &report)
      }
    }
  }
}
