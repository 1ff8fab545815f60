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
        .passing("app camera='Films the street for your map.' observesSystemPressure | back 1280x720 | video"),
        .failing("app camera='Films the street for your map.' observesSystemPressure=⟦false⟧ | back 1280x720 | video"),
        .failing("⟦app camera='Films the street for your map.'⟧ | back 1280x720 | street: video | front 1280x720")
          .and("face: preview"),
        .passing("app camera='Films the street for your map.' | back 1280x720 | video")
          .and("pressureResponse nominal=(frameRates=(back=60)) serious=(frameRates=(back=30))"),
        .failing("app camera='Films the street for your map.' observesSystemPressure=⟦false⟧ | back 1280x720 | video")
          .and("pressureResponse nominal=(frameRates=(back=60)) serious=(frameRates=(back=30))"),
        .passing("single | app camera='Reads the codes on your tickets.' recordingMinutes=3 | back")
          .and("codes unconnected metadataObjectTypes=[qr]"),
        .failing(
          "single | ⟦app camera='Films the street for your map.' recordingMinutes=20⟧ | back | video unconnected"),
        .failing("single | ⟦app camera='Measures the rooms of your house.'⟧ | dual | depth unconnected"),
        .failing("single | ⟦app camera='Films the street for your map.'⟧")
          .and("back automaticallyAdjustsVideoHDREnabled=false videoHDREnabled | video unconnected"),
        .failing("single | ⟦app camera='Films the street for your map.'⟧ | back activeColorSpace=HLG_BT2020")
          .and("video unconnected").on("conservative"),
        .passing(
          "single | app camera='Films the street for your map.' | back activeColorSpace=sRGB | video unconnected"),
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
