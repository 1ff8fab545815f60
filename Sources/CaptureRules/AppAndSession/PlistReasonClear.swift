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
      availability: .iOS(OSVersion(10)),
      reads: ["usageDescriptions", "infoPlist"],
      sources: [.session("WWDC16 511")],
      examples: [
        .passing(.graph(.app(.cameraUsage("Films the street for your map."), #""observesSystemPressure": true"#))),
        .failing(
          .graph(
            .app(
              #""usageDescriptions": { "NSCameraUsageDescription": ⟦"Camera access"⟧ }"#,
              #""observesSystemPressure": true"#))),
        .failing(
          .graph(
            .app(#""usageDescriptions": { "NSCameraUsageDescription": ⟦""⟧ }"#, #""observesSystemPressure": true"#))),
        .failing(
          .graph(
            .app(
              #""usageDescriptions": { "NSCameraUsageDescription": ⟦" \u2003"⟧ }"#,
              #""observesSystemPressure": true"#))),
        .failing(
          .graph(
            .app(
              #""usageDescriptions": { "NSCameraUsageDescription": ⟦"TODO: say why"⟧ }"#,
              #""observesSystemPressure": true"#))),
        .passing(.graph(.app(.cameraUsage("動画を撮影します。"), #""observesSystemPressure": true"#))),
        .failing(
          .graph(head: [.app(#""infoPlist": ⟦"Info.plist"⟧, "observesSystemPressure": true"#)]),
          infoPlist: .read(InfoPlist(usageDescriptions: ["NSCameraUsageDescription": "Camera access"]))),
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
