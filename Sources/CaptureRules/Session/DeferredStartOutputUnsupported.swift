import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// An output defers its start only where it supports that.
  static let deferredStartOutputUnsupported = Rule(
    "deferred-start-output-unsupported",
    title: "Deferred start of an output where it is not supported",
    area: .session,
    severity: .error,
    rationale: """
      deferredStartEnabled came with iOS 26 and may be true only on an output or preview layer whose \
      isDeferredStartSupported is true; elsewhere the setter throws NSInvalidArgumentException.
      """,
    availability: .iOS(OSVersion(26)),
    sources: [
      .symbol("AVCaptureOutput.isDeferredStartEnabled"), .symbol("AVCaptureVideoPreviewLayer.isDeferredStartEnabled"),
    ],
    hasFix: true,
    examples: [
      .passing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "video", "type": "videoData", "deferredStartEnabled": false } ],
          "connections": [ { "input": "back", "port": "video", "output": "video" } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1, "deployment": { "minimumOS": "18.0" },
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "video", "type": "videoData", "deferredStartEnabled": ⟦true⟧ } ],
          "connections": [ { "input": "back", "port": "video", "output": "video" } ] }
        """#),
      .unverified(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "video", "type": "videoData", "deferredStartEnabled": true } ],
          "connections": [ { "input": "back", "port": "video", "output": "video" } ] }
        """#),
    ]
  ) { session, report in
    let minimum = session.minimumOS(before: OSVersion(26))
    for output in session.outputs {
      guard let setting = output.output.deferredStartEnabled, setting.value else { continue }
      guard let minimum else {
        report.unverified("whether the \(output.type.name) \"\(output.id)\" supports deferred start", at: setting.range)
        continue
      }
      let place = SourceRange.inOrder(minimum.range, setting.range)
      report.emit(
        "\"\(output.id)\" can't defer its start on iOS \(minimum.value)", at: place.later, label: "needs iOS 26",
        notes: [Finding.Note("the app runs on iOS \(minimum.value), and the property is set", at: place.earlier)],
        fixes: [Fix("leave deferredStartEnabled out", .unsafe, edits: [report.edit.removing(setting.range)])],
        help: "set it only on iOS 26 and later, where isDeferredStartSupported is true")
    }
  }
}
