public import CaptureModel
import JSONSource

extension DraftKey {
  /// The name that a value is.
  public static func name(_ value: CodeValue) -> String? { if case .name(let name, _) = value { name } else { nil } }

  /// A value as one of a field.
  package static func value(_ value: CodeValue, _ field: SchemaField) -> JSONTree? { json(value, field.type) }
}

extension SymbolTable {
  /// A key of an object.
  public func field(_ name: String, of object: String) -> SchemaField? { fields[object]?.first { $0.name == name } }

  /// The key for the queue of a delegate, which the call that sets the delegate sets too.
  public func queue(of call: String, _ object: String, _ parts: [CodePart]) -> (DraftKey, CodeValue)? {
    guard call.hasPrefix("set"), call.hasSuffix("Delegate"),
      let queue = parts.first(where: { $0.label == "queue" || $0.label == "callbackQueue" })?.value,
      let field = fields[object]?.first(where: { $0.name.hasSuffix("CallbackQueue") }),
      let member = field.symbol?.kind.member(of: field.name), let key = keys(assignedBy: member, of: object).first
    else { return nil }
    // The main queue is a serial one.
    if case .name("main", _) = queue { return (key, .name("serial", type: nil)) }
    return (key, queue)
  }
}

extension CodeValue {
  /// The value of an entry of a dictionary.
  public func entry(_ key: String) -> CodeValue? {
    guard case .entries(let all) = self else { return nil }
    return all.first { $0.key.isNamed(key) }?.value
  }

  private func isNamed(_ key: String) -> Bool {
    switch self {
    case .name(let name, _): name == key
    case .open(let reason): reason == "\(key) is not known"
    default: false
    }
  }
}
