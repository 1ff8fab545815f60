package import CaptureModel
import JSONSource

extension FormatQuery {
  /// The format as the graph's keys have it; `nil` if the app asks for more than they can say.
  ///
  /// Every format of a multi-camera session is one for several cameras.
  package func json(_ fields: [SchemaField], isMultiCam: Bool, beside depthFormats: [CodeValue]) -> JSONTree? {
    var members: [(key: String, value: JSONTree)] = []
    for field in fields {
      for test in tests {
        switch test {
        case .number(let key, let number) where key == field.name:
          guard let value = DraftKey.json(.number(number), field.type) else { return nil }
          members.append((key, value))
        case .flag(let key, let flag) where key == field.name: members.append((key, .boolean(flag)))
        case .name(let key, let name) where key == field.name:
          guard let value = DraftKey.json(.name(name, type: nil), field.type) else { return nil }
          members.append((key, value))
        default: continue
        }
      }
    }
    let known = Set(members.map(\.key))
    guard known.count == members.count else { return nil }
    for test in tests {
      switch test {
      case .number(let key, _), .name(let key, _): guard known.contains(key) else { return nil }
      case .flag(let key, let flag):
        guard known.contains(key) || key == "multiCam" && flag && isMultiCam else { return nil }
      // The depth format that the app sets says so too.
      case .depth(let inner):
        let isSet = depthFormats.contains { value in
          if case .format(let other) = value { other.isOfDepth && Set(other.tests) == Set(inner) } else { false }
        }
        guard isSet else { return nil }
      case .other: return nil
      }
    }
    return members.isEmpty ? nil : .object(members)
  }
}
