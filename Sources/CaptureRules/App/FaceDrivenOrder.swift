import CaptureModel
import CaptureSession
import JSONSource
import RuleKit

extension Rule {
  /// Face-driven focus and exposure are set after their automatic mode is turned off, while the device is locked.
  static let faceDrivenOrder = Rule(
    "face-driven-order",
    title: "Face-driven focus or exposure is set too early",
    area: .app,
    severity: .error,
    rationale: """
      A device decides by itself whether faces drive focus and exposure: setting either before \
      automaticallyAdjustsFaceDriven… is off throws NSInvalidArgumentException, and without the device's lock \
      NSGenericException. The new value counts once the focus or exposure mode is set again.
      """,
    availability: .iOS(OSVersion(15, 4)),
    reads: ["faceDrivenAutoFocusEnabled", "faceDrivenAutoExposureEnabled", "operations"],
    sources: [
      .session("WWDC22 110429"), .symbol("AVCaptureDevice.isFaceDrivenAutoFocusEnabled"),
      .symbol("AVCaptureDevice.automaticallyAdjustsFaceDrivenAutoFocusEnabled"),
      .symbol("AVCaptureDevice.lockForConfiguration()"),
    ],
    hasFix: true,
    examples: [
      .passing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 },
                        "automaticallyAdjustsFaceDrivenAutoExposureEnabled": false,
                        "faceDrivenAutoExposureEnabled": false } ],
          "outputs": [ { "id": "video", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "video" } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 },
                        "faceDrivenAutoExposureEnabled": ⟦false⟧ } ],
          "outputs": [ { "id": "video", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "video" } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "video", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "video" } ],
          "operations": [ { "op": "lockForConfiguration", "target": "back" },
                          ⟦{ "op": "setFaceDriven", "target": "back" }⟧,
                          { "op": "setFaceDrivenAutomatic", "target": "back" },
                          { "op": "unlockForConfiguration", "target": "back" } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 },
                        "automaticallyAdjustsFaceDrivenAutoFocusEnabled": true,
                        "faceDrivenAutoFocusEnabled": ⟦false⟧ } ],
          "outputs": [ { "id": "video", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "video" } ] }
        """#),
      .failing(
        #"""
        { "capplan": 1,
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
                        "activeFormat": { "width": 1280, "height": 720 } } ],
          "outputs": [ { "id": "video", "type": "videoData" } ],
          "connections": [ { "input": "back", "port": "video", "output": "video" } ],
          "operations": [ { "op": "lockForConfiguration", "target": "back" },
                          { "op": "setFaceDrivenAutomatic", "target": "back" },
                          { "op": "unlockForConfiguration", "target": "back" },
                          ⟦{ "op": "setFaceDriven", "target": "back" }⟧ ] }
        """#, isMendable: false),
    ]
  ) { session, report in
    for camera in session.cameras {
      for setting in camera.input.faceDriven { setting.checkAutomatic(camera, &report) }
    }
    FaceDrivenSteps(session.graph.operations).check(&report)
  }
}

extension FaceDrivenSetting {
  fileprivate func checkAutomatic(_ camera: ResolvedCamera, _ report: inout Emitter) {
    guard let enabled, automatic?.value != false else { return }
    let ranges = SourceRange.inOrder(automatic?.range ?? enabled.range, enabled.range)
    report.emit(
      "\"\(enabledKey)\" is set while \"\(camera.id)\" decides by itself", at: ranges.later,
      label: "automatic is on",
      notes: [
        automatic == nil
          ? Finding.Note("it is automatic by default") : Finding.Note("the other is here", at: ranges.earlier)
      ],
      fixes: [
        Fix(
          "turn the automatic off", automatic == nil ? .safe : .unsafe,
          edits: report.edit.changing(camera.input.range, set: [(automaticKey, "false")]))
      ], help: "then set the focus or exposure mode again, so that it counts")
  }
}

/// Checks the order of the steps that set face-driven focus and exposure.
private struct FaceDrivenSteps {
  private let operations: [GraphOperation]
  private let automatic: [String: Int]
  private let locking: Set<String>

  init(_ operations: [GraphOperation]) {
    self.operations = operations
    var automatic: [String: Int] = [:]
    var locking: Set<String> = []
    for (index, operation) in operations.enumerated() {
      guard let target = operation.target?.value else { continue }
      if operation.op?.value == .setFaceDrivenAutomatic, automatic[target] == nil { automatic[target] = index }
      if operation.op?.value == .lockForConfiguration { locking.insert(target) }
    }
    self.automatic = automatic
    self.locking = locking
  }

  func check(_ report: inout Emitter) {
    var locked: Set<String> = []
    for (index, operation) in operations.enumerated() {
      guard let target = operation.target?.value, let op = operation.op?.value else { continue }
      switch op {
      case .lockForConfiguration: locked.insert(target)
      case .unlockForConfiguration: locked.remove(target)
      case .setFaceDriven, .setFaceDrivenAutomatic:
        // A graph may leave locks out: only a device that is locked at some step must be locked here.
        if locking.contains(target), !locked.contains(target) {
          report.emit(
            "\"\(target)\" is set without its lock", at: operation.range, label: "not locked",
            help: "set it between lockForConfiguration and unlockForConfiguration")
        } else if op == .setFaceDriven, let later = automatic[target], later > index {
          report.emit(
            "face-driven focus or exposure of \"\(target)\" is set while it is automatic", at: operation.range,
            label: "comes too early",
            notes: [Finding.Note("the automatic is set here", at: operations[later].range)],
            fixes: [
              Fix(
                "set it after the automatic", .unsafe,
                edits: OperationMove.edits(from: index, after: later, in: operations, report.edit))
            ], help: "turn the automatic off first, then set the focus or exposure mode again")
        }
      default: continue
      }
    }
  }
}
