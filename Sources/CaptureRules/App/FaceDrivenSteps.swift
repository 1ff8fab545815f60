import CaptureModel
import JSONSource
import RuleKit

/// Checks the order of the steps that set face-driven focus and exposure.
struct FaceDrivenSteps {
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
