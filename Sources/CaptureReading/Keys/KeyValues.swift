package import CaptureModel
import JSONSource

extension DraftKey {
  /// A value of the code as the key's value; `nil` if it is none.
  ///
  /// A format of a multi-camera session is one for several cameras; a depth format that the app sets beside it must be
  /// among those of the format.
  package func json(_ value: CodeValue, isMultiCam: Bool, beside depthFormats: [CodeValue]) -> JSONTree? {
    if case .format(let query) = value, case .object(let fields) = field.type {
      return query.json(fields(), isMultiCam: isMultiCam, beside: depthFormats)
    }
    return Self.json(value, field.type, symbol.kind)
  }

  static func json(_ value: CodeValue, _ type: SchemaType, _ kind: KeySymbol.Kind? = nil) -> JSONTree? {
    if case .reciprocal? = kind {
      guard case .time(let seconds) = value, seconds > 0 else { return nil }
      return .number(rate(1 / seconds))
    }
    switch (type, value) {
    case (.boolean, .flag(let flag)): return .boolean(flag)
    case (.number(let bounds, let isInteger), .number(let number)),
      (.number(let bounds, let isInteger), .time(let number)):
      guard bounds.contains(number), !isInteger || number == number.rounded() else { return nil }
      return .number(number)
    case (.names(let names), .name(let name, _)): return spelling(name, names()).map { .text($0) }
    case (.names(let names), .text(let text)): return spelling(text, names()).map { .text($0) }
    case (.string, .text(let text)): return .text(text)
    case (.array(let element, _, _), .list(let all)):
      let values = all.compactMap { json($0, element) }
      return values.count == all.count ? .array(values) : nil
    case (.either(let types), _):
      for one in types { if let found = json(value, one) { return found } }
      return nil
    case (.object(let fields), .parts(let parts)): return object(parts, fields())
    default: return nil
    }
  }

  /// A point, size or rectangle.
  private static func object(_ parts: [CodePart], _ fields: [SchemaField]) -> JSONTree? {
    let members = fields.compactMap { field -> (key: String, value: JSONTree)? in
      guard let part = parts.first(where: { $0.label == field.name }) else { return nil }
      return json(part.value, field.type).map { (field.name, $0) }
    }
    return members.isEmpty || members.count != parts.count ? nil : .object(members)
  }

  /// The name in the graph of a constant in the code.
  private static func spelling(_ name: String, _ names: SchemaNames) -> String? {
    if names.names.contains(name) { return name }
    if let symbol = names.names.first(where: { spelled in
      guard let expression = names.symbols?[spelled]?.expression else { return false }
      return expression == name || expression.split(separator: ".").last.map(String.init) == name
    }) {
      return symbol
    }
    guard names.aliases.contains(name), let expression = names.symbols?[name]?.expression else { return nil }
    return names.names.first { names.symbols?[$0]?.expression == expression }
  }

  /// A rate, without what division leaves behind the comma.
  static func rate(_ rate: Double) -> Double {
    let whole = rate.rounded()
    return abs(rate - whole) < 1e-9 * max(1, whole) ? whole : rate
  }
}
