import CaptureSession
import CaptureModel
import JSONSource
import RuleKit

extension Rule {
  /// Frame rates are set after the format is chosen and the input is added.
  static let frameDurationSetBeforeAdd = Rule(
    "frame-duration-set-before-add",
    title: "Frame rate is reset after it is set",
    area: .formats,
    severity: .warning,
    rationale: """
      A camera's frame durations go back to the format's defaults when its active format or the preset changes, and \
      when its input is added to a session. What was set before that is lost without a word.
      """,
    availability: .iOS(OSVersion(7)),
    sources: [.symbol("AVCaptureDevice.activeVideoMinFrameDuration"), .symbol("AVCaptureDevice.activeFormat")],
    hasFix: true,
    examples: [
      .passing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "video", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "video" } ],
          "operations": [ { "op": "addInput", "target": "back" }, { "op": "lockForConfiguration", "target": "back" },
                          { "op": "setActiveFormat", "target": "back" },
                          { "op": "setActiveFrameRate", "target": "back" },
                          { "op": "unlockForConfiguration", "target": "back" } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "video", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "video" } ],
          "operations": [ { "op": "addInput", "target": "back" }, { "op": "lockForConfiguration", "target": "back" },
                          { "op": "setActiveFrameRate", "target": ⟦"back"⟧ },
                          { "op": "setActiveFormat", "target": "back" },
                          { "op": "unlockForConfiguration", "target": "back" } ] }
        """#),
    ]
  ) { session, report in
    let operations = session.graph.operations
    var settings: [String: Int] = [:]
    var resets: [String: Int] = [:]
    for (index, operation) in operations.enumerated() {
      guard let target = operation.target?.value else { continue }
      switch operation.op?.value {
      case .setActiveFrameRate?: settings[target] = index
      case .setActiveFormat?, .addInput?: resets[target] = index
      default: continue
      }
    }
    for (index, operation) in operations.enumerated() {
      guard let target = operation.target, settings[target.value] == index, let reset = resets[target.value],
        operation.op?.value == .setActiveFrameRate, reset > index
      else { continue }
      let why = operations[reset].op?.value == .addInput ? "adding the input" : "setting the format"
      let edits = OperationMove.edits(from: index, after: reset, in: operations, report.edit)
      report.emit(
        "the frame rate of \"\(target.value)\" is reset after it is set", at: target.range, label: "set too early",
        notes: [Finding.Note("\(why) resets it", at: operations[reset].range)],
        fixes: [Fix("set it after that", .unsafe, edits: edits)])
    }
  }
}
