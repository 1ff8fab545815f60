import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// An app observes the system pressure of the cameras that it runs.
  static var pressureObserverMissing: Rule {
    Rule(
      "pressure-observer-missing",
      title: "System pressure is not observed",
      area: .pressure,
      severity: .warning,
      rationale: """
        A camera tells through systemPressureState how hot and how short of power the device is. An app that does not \
        observe it learns nothing until the system stops its session. It matters under heavy or long use: a \
        multi-camera session, depth, HDR, or a recording of more than three minutes.
        """,
      availability: .iOS(OSVersion(11, 1)),
      reads: ["app"],
      sources: [
        .session("WWDC19 225"), .session("WWDC22 110429"), .symbol("AVCaptureDevice.systemPressureState"),
      ],
      examples: [
        .passing(.graph(.app(.cameraUsage("Films the street for your map."), #""observesSystemPressure": true"#))),
        .failing(.graph(.app(.cameraUsage("Films the street for your map."), #""observesSystemPressure": ⟦false⟧"#))),
        .failing(
          .graph(
            #""app": ⟦{ "usageDescriptions": { "NSCameraUsageDescription": "Films the street for your map." } }⟧"#,
            inputs: [.back(.format(1280, 720)), .front(.format(1280, 720))],
            outputs: [.videoData(id: "street"), .previewLayer(id: "face")],
            connections: [.video(to: "street"), .video(from: "front", to: "face")])),
        .passing(
          .graph(
            .app(.cameraUsage("Films the street for your map.")),
            more: [
              .object(
                of: "pressureResponse", #""nominal": { "frameRates": { "back": 60 } }"#,
                #""serious": { "frameRates": { "back": 30 } }"#)
            ])),
        .failing(
          .graph(
            .app(.cameraUsage("Films the street for your map."), #""observesSystemPressure": ⟦false⟧"#),
            more: [
              .object(
                of: "pressureResponse", #""nominal": { "frameRates": { "back": 60 } }"#,
                #""serious": { "frameRates": { "back": 30 } }"#)
            ])),
        .passing(
          .graph(
            head: [.single()], .app(.cameraUsage("Reads the codes on your tickets."), #""recordingMinutes": 3"#),
            inputs: [.back()], outputs: [#"{ "id": "codes", "type": "metadata", "metadataObjectTypes": ["qr"] }"#],
            connections: [])),
        .failing(
          .graph(
            head: [.single()],
            #"""
            "app": ⟦{ "usageDescriptions": { "NSCameraUsageDescription": "Films the street for your map." },
                      "recordingMinutes": 20 }⟧
            """#, inputs: [.back()], connections: [])),
        .failing(
          .graph(
            head: [.single()],
            #""app": ⟦{ "usageDescriptions": { "NSCameraUsageDescription": "Measures the rooms of your house." } }⟧"#,
            inputs: [.dual()], outputs: [.depthData()], connections: [])),
        .failing(
          .graph(
            head: [.single()],
            #""app": ⟦{ "usageDescriptions": { "NSCameraUsageDescription": "Films the street for your map." } }⟧"#,
            inputs: [.back(#""automaticallyAdjustsVideoHDREnabled": false, "videoHDREnabled": true"#)], connections: [])
        ),
        .failing(
          .graph(
            head: [.single()],
            #""app": ⟦{ "usageDescriptions": { "NSCameraUsageDescription": "Films the street for your map." } }⟧"#,
            inputs: [.back(#""activeColorSpace": "HLG_BT2020""#)], connections: []), on: "conservative"),
        .passing(
          .graph(
            head: [.single()], .app(.cameraUsage("Films the street for your map.")),
            inputs: [.back(#""activeColorSpace": "sRGB""#)], connections: [])),
      ]
    ) { session, report in
      guard !session.isForMac, !session.cameras.isEmpty, let app = session.graph.app,
        let load = PressureLoad(session, app)
      else { return }
      let observes = app.observesSystemPressure
      // An app that reacts to pressure also observes it, even if the graph doesn't say so.
      if observes == nil, session.graph.pressureResponse != nil { return }
      guard observes?.value != true else { return }
      let count = session.cameras.count
      report.emit(
        "the app does not observe the system pressure of \(count == 1 ? "its camera" : "its \(count) cameras")",
        at: observes?.range ?? app.range, label: "pressure goes unnoticed",
        notes: [load.note].compactMap { $0 }
          + [session.graph.pressureResponse.map { Finding.Note("it plans to react to pressure here", at: $0.range) }]
          .compactMap { $0 },
        help:
          "observe systemPressureState of each running camera, and set \"observesSystemPressure\": true in the graph")
    }
  }
}
