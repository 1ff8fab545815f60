import CaptureModel
import JSONSource
import RuleKit

/// Checks the order of the steps that set face-driven focus and exposure; `device-locked-before-set` checks the lock.
struct FaceDrivenSteps {
  private let operations: [GraphOperation]

  // By device name: the index of the first step that sets the automatic mode.
  private let automatic: [String: Int]

  init(_ operations: [GraphOperation]) {
    self.operations = operations
    var automatic: [String: Int] = [:]
    for (index, operation) in operations.enumerated() {
      guard operation.op?.value == .setFaceDrivenAutomatic, let target = operation.target?.value else { continue }
      if automatic[target] == nil { automatic[target] = index }
    }
    self.automatic = automatic
  }

  func check(_ report: inout Emitter) {
    for (index, operation) in operations.enumerated() {
      guard operation.op?.value == .setFaceDriven, let target = operation.target?.value,
        let later = automatic[target], later > index
      else { continue }
      report.emit(
        "face-driven focus or exposure of \"\(target)\" is set while it is automatic", at: operation.range,
        label: "comes too early",
        notes: [Finding.Note("the automatic mode is set here", at: operations[later].range)],
        fixes: [
          Fix(
            "set it after the automatic mode", .unsafe,
            edits: OperationMove.edits(from: index, after: later, in: operations, report.edit))
        ], help: "turn the automatic mode off first, then set the focus or exposure mode again")
    }
  }
}
