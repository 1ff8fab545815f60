import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// A session leaves deferred start to the app only where it supports that.
  static let deferredStartManualUnsupported = Rule(
    "deferred-start-manual-unsupported",
    title: "Deferred start by hand where it is not supported",
    area: .session,
    severity: .error,
    rationale: """
      automaticallyRunsDeferredStart came with iOS 26 and may be false only where isManualDeferredStartSupported is \
      true; elsewhere the setter throws NSInvalidArgumentException.
      """,
    availability: .iOS(OSVersion(26)),
    sources: [
      .symbol("AVCaptureSession.automaticallyRunsDeferredStart"),
      .symbol("AVCaptureSession.isManualDeferredStartSupported"),
    ],
    hasFix: true,
    examples: [
      .passing(
        #"""
        { "capplan": 1, "session": { "type": "multiCam", "automaticallyRunsDeferredStart": true },
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "video", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "video" } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1, "deployment": { "minimumOS": "18.0" },
          "session": { "type": "multiCam", "automaticallyRunsDeferredStart": ⟦false⟧ },
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "video", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "video" } ] }
        """#),
      .unverified(
        #"""
        { "capplan": 1, "session": { "type": "multiCam", "automaticallyRunsDeferredStart": false },
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "video", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "video" } ] }
        """#),
    ]
  ) { session, report in
    guard let setting = session.graph.session?.automaticallyRunsDeferredStart, !setting.value else { return }
    guard let minimum = session.minimumOS(before: OSVersion(26)) else {
      report.unverified("whether the session supports manual deferred start", at: setting.range)
      return
    }
    let place = SourceRange.inOrder(minimum.range, setting.range)
    report.emit(
      "deferred start can't be left to the app on iOS \(minimum.value)", at: place.later, label: "needs iOS 26",
      notes: [Finding.Note("the app runs on iOS \(minimum.value), and the property is set", at: place.earlier)],
      fixes: [Fix("leave automaticallyRunsDeferredStart out", .unsafe, edits: [report.edit.removing(setting.range)])],
      help: "set it only on iOS 26 and later, where isManualDeferredStartSupported is true")
  }
}
