import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// A usage description says what the app does with the data.
  static var plistReasonClear: Rule {
    Rule(
      "plist-reason-clear",
      title: "Reason says too little",
      area: .app,
      severity: .note,
      rationale: """
        People see the text when they are asked for access, and it should leave no doubt about what the app does and \
        whether it reads, writes or both. A placeholder or a bare word is a reason to decline, for them and for App \
        Review.
        """,
      pedantic: "it guesses from words alone whether people will understand a text",
      availability: .iOS(OSVersion(10)),
      reads: ["usageDescriptions", "infoPlist"],
      sources: [.session("WWDC16 511")],
      examples: [
        .passing("app camera='Films the street for your map.' observesSystemPressure | back 1280x720 | video"),
        .failing("app camera=⟦'Camera access'⟧ observesSystemPressure | back 1280x720 | video"),
        .failing("app camera=⟦''⟧ observesSystemPressure | back 1280x720 | video"),
        .failing(
          json: #"""
            { "capplan": 1,
              "app": { "usageDescriptions": { "NSCameraUsageDescription": ⟦" \u2003"⟧ },
                       "observesSystemPressure": true },
              "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                            "activeFormat": { "width": 1280, "height": 720 } } ],
              "outputs": [ { "id": "video", "type": "videoData" } ],
              "connections": [ { "input": "back", "port": "video", "output": "video" } ] }
            """#),
        .failing("app camera=⟦'TODO: say why'⟧ observesSystemPressure | back 1280x720 | video"),
        .passing("app camera='動画を撮影します。' observesSystemPressure | back 1280x720 | video"),
        .failing("app", infoPlist: .read(InfoPlist(usageDescriptions: ["NSCameraUsageDescription": "Camera access"])))
          .with("infoPlist=⟦Info.plist⟧ observesSystemPressure | back 1280x720 | video"),
      ]
    ) { session, report in
      guard let app = session.graph.app else { return }
      let keys = [
        "NSCameraUsageDescription", "NSMicrophoneUsageDescription", "NSPhotoLibraryUsageDescription",
        "NSPhotoLibraryAddUsageDescription",
      ]
      for entry in app.usageDescriptions?.value ?? [] where keys.contains(entry.key.value) {
        ReasonText(entry.value.value).emit(entry.key.value, at: entry.value.range, &report)
      }
      guard case .read(let plist)? = session.graph.infoPlist, let path = app.infoPlist else { return }
      for key in keys { plist.usageDescriptions[key].map { ReasonText($0).emit(key, at: path.range, &report) } }
    }
  }
}
