import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// An override is set after its input is added.
  static let overrideResetOnAdd = Rule(
    "override-reset-on-add",
    title: "Override is set before its input is added",
    area: .cost,
    severity: .error,
    rationale: """
      Adding an input to a session sets its videoMinFrameDurationOverride back to invalid, so a promise that was made \
      before is lost without a word.
      """,
    reads: ["operations"],
    sources: [.symbol("AVCaptureDeviceInput.videoMinFrameDurationOverride")],
    hasFix: true,
    examples: [
      .passing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
            "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true } } ],
          "outputs": [ { "id": "video", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "video" } ],
          "operations": [ { "op": "addInput", "target": "back" },
                          { "op": "setMaxFrameRateOverride", "target": "back" } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
            "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 60, "binned": true } } ],
          "outputs": [ { "id": "video", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "video" } ],
          "operations": [ ⟦{ "op": "setMaxFrameRateOverride", "target": "back" }⟧,
                          { "op": "addInput", "target": "back" } ] }
        """#),
    ]
  ) { session, report in
    // Backwards, so that each step knows whether its input is added after it.
    var added: [String: GraphOperation] = [:]
    for operation in session.graph.operations.reversed() {
      guard let target = operation.target?.value else { continue }
      if operation.op?.value == .addInput { added[target] = operation }
      guard operation.op?.value == .setMaxFrameRateOverride, let later = added[target] else { continue }
      let text = report.edit.document.source[operation.range]
      let end = SourceRange(later.range.upperBound, later.range.upperBound)
      let fix = Fix(
        "set it after the input is added", .safe,
        edits: [report.edit.removing(operation.range), SourceEdit(end, with: ", \(text)")])
      report.emit(
        "the override of \"\(target)\" is lost when its input is added", at: operation.range, label: "too early",
        notes: [Finding.Note("the input is added here", at: later.range)], fixes: [fix])
    }
  }
}
