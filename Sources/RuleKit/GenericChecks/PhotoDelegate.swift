public import CaptureModel
public import CaptureSession
import JSONSource

extension PhotoRequest {
  /// Reports a missing method of the request's delegate, if the graph lists the delegate's methods.
  public func require(_ method: PhotoDelegateMethod, _ what: String, _ report: inout Emitter) {
    guard let methods = settings.delegateMethods, !methods.value.contains(where: { $0.value == method }) else { return }
    report.emit(
      "the delegate of \(title) does not handle \(what): it lacks \(method.rawValue)", at: methods.range,
      label: "a method is missing",
      fixes: [
        Fix(
          "implement \(method.rawValue)", .unsafe,
          edits: [report.edit.adding(JSONString.quoted(method.rawValue), to: methods.range)])
      ])
  }
}
