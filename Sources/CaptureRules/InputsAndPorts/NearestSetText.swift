import CaptureModel
import CaptureSession

extension DeviceSetCheck {
  /// The nearest set in words, with what it drops and what it uses instead.
  func nearestSetText() -> String? {
    guard let set = nearest() else { return nil }
    let cameras = (set.kept.map(\.key) + set.gained).map(\.description).joined(separator: " + ")
    let lost = set.lost.map { "\"\($0.id)\"" }.joined(separator: ", ")
    let gained = set.gained.map(\.description).joined(separator: ", ")
    let change = gained.isEmpty ? "leaves out" : "has the \(gained) camera instead of"
    return "the nearest set is \(cameras), which \(change) \(lost)"
  }
}
