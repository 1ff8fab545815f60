import CaptureModel
import JSONSource

extension PressureReaction {
  /// The edits that set these frame rates and keep those of other cameras.
  func settingRates(_ rates: [(key: String, json: String)], _ edit: DocumentEditor) -> [SourceEdit] {
    if let frameRates { return edit.changing(frameRates.range, set: rates) }
    return [edit.adding("frameRates", Self.object(rates), to: range)]
  }

  /// The JSON text of an object with these members.
  static func object(_ members: [(key: String, json: String)]) -> String {
    "{ " + members.map { "\(JSONString.quoted($0.key)): \($0.json)" }.joined(separator: ", ") + " }"
  }
}
