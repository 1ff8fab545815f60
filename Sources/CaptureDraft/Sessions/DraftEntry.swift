package import CaptureModel
import JSONSource

/// A key that a draft leaves open, or that the app sets later.
public struct DraftEntry: Sendable {
  /// The key: `inputs.camera.activeFormat`.
  public let key: String

  /// The place in the source: `CameraManager.swift:69`.
  public let at: String

  /// Why it has no single value.
  public let why: String?

  /// The values that it can have, if they are known.
  package let oneOf: [JSONTree]
}

extension DraftEntry {
  /// The values that it can have, in one line each.
  public var values: [String] { oneOf.map(DraftedValueOfKey.text) }

  /// The entry as it stands in the graph.
  package var json: JSONTree {
    var members: [(key: String, value: JSONTree)] = [("key", .text(key)), ("at", .text(at))]
    if let why { members.append(("why", .text(why))) }
    if !oneOf.isEmpty { members.append(("oneOf", .array(oneOf))) }
    return .object(members)
  }
}
