package import CaptureModel
import JSONSource

/// The Swift file that records how an app has configured a capture session.
package struct RecorderSource {
  /// The type that the file declares.
  let typeName: String

  /// The oldest system that the app runs on.
  let minimum: OSVersion

  /// The newest system whose symbols the app's SDK has.
  let sdk: OSVersion

  /// The objects of a graph, by path.
  private let objects: [String: [SchemaField]]

  /// The oldest system that a recorder can be written for: the first with multi-camera sessions.
  package static let oldest = OSVersion(13)

  /// A file that declares a type, for an app with a minimum system that is compiled with an SDK.
  package init(typeName: String, minimum: OSVersion, sdk: OSVersion) {
    self.typeName = typeName
    self.minimum = minimum
    self.sdk = sdk
    objects = Dictionary(CaptureGraph.schema.map { ($0.path, $0.fields) }) { first, _ in first }
  }

  /// The text of the file.
  package func text() -> String { PrintedFile.recorder.text([typeName]) { region($0, depth: $1) } }

  /// The code of a region of the printed file.
  package func region(_ name: String, depth: Int) -> String {
    if name == "SDK" { return SDKRemark.text(sdk: sdk, leavingOut: leftOut, command: "capplan record") }
    if name == "names of values" {
      return RecordedNames.all.compactMap { names in
        let code = schemaNames(of: names.key).map { names.code($0, minimum: minimum, sdk: sdk) } ?? []
        return code.isEmpty ? nil : Self.text(of: code, depth: depth)
      }.joined(separator: "\n")
    }
    if name == "signals that are followed" { return Self.text(of: followedSignals, depth: depth) }
    guard let function = RecordedFunction.all.first(where: { "keys of " + $0.name == name }) else {
      preconditionFailure("the recorder has no region \(name)")
    }
    return Self.text(of: code(of: function), depth: depth)
  }

  /// The keys and the names of values that the SDK lacks; such a value is written as the system names it.
  private var leftOut: [LeftOutForSDK] {
    let keys = RecordedFunction.all.flatMap { function in
      (objects[function.path] ?? []).compactMap { field -> LeftOutForSDK? in
        guard function.has(field), statement(for: field, in: function) != nil else { return nil }
        return LeftOutForSDK(field.name, since: field.symbol?.since, lackedBy: sdk)
      }
    }
    let names = RecordedNames.all.flatMap { names in
      schemaNames(of: names.key).map { names.lacking($0, sdk: sdk) } ?? []
    }
    return keys + names
  }

  /// Whether the SDK has the symbol of a key.
  private func has(_ field: SchemaField) -> Bool { field.symbol?.since.map { $0 <= sdk } ?? true }

  /// The statements that report signals which cameras follow and graphs don't mention.
  private var followedSignals: [SwiftCode] {
    var body = SwiftBody(minimum: minimum)
    let note = SwiftCode.line(#"all.append("the device whose signal \(names[input] ?? "an input") follows")"#)
    body.add(
      [.block("for input in inputs where input.externalSyncDevice != nil {", [note])],
      since: objects["inputs[]"]?.first { $0.name == "followsExternalSync" }?.symbol?.since)
    return body.codes
  }

  /// The source for some code. A line that opens a block is wrapped, too, if it is too long.
  private static func text(of codes: [SwiftCode], depth: Int) -> String {
    SwiftCode.text(of: codes, depth: depth).pieces(between: "\n").dropLast()
      .map { SwiftLine.wrapped(String($0), indent: "") }.joined()
  }

  /// The code that writes the keys of an object, in schema order.
  private func code(of function: RecordedFunction) -> [SwiftCode] {
    var body = SwiftBody(minimum: minimum)
    for field in objects[function.path] ?? [] where function.has(field) && has(field) {
      guard let lines = statement(for: field, in: function) else { continue }
      var code = lines
      if case .only(let condition)? = field.symbol?.recording { code = [.block("if \(condition) {", lines)] }
      let deprecated = field.symbol?.deprecated
      if let deprecated, deprecated <= minimum { continue }
      let guarded = deprecated.map { [.block("if \($0.isUnavailable) {", code)] } ?? code
      body.add(guarded, since: field.symbol?.since)
    }
    return body.codes
  }

  /// The keys that no function writes, although some function writes their kind of object: `inputs[].external`.
  package var unwritten: [String] {
    objects.keys.sorted().flatMap { path -> [String] in
      let functions = RecordedFunction.all.filter { $0.path == path }
      let fields = functions.isEmpty ? [] : objects[path] ?? []
      return fields.filter { field in
        functions.allSatisfy { !$0.has(field) || statement(for: field, in: $0) == nil }
      }.map { "\(path).\($0.name)" }
    }
  }

  /// The lines that write a key; `nil` if its value can't be read from the object.
  private func statement(for field: SchemaField, in function: RecordedFunction) -> [SwiftCode]? {
    if let lines = RecordedKeys.structured["\(function.path).\(field.name)"] { return lines.map { .line($0) } }
    guard let kind = field.symbol?.kind, let owner = kind.owner, let object = function.objects[owner],
      let member = kind.member(of: field.name)
    else { return nil }
    guard let value = Self.value(of: "\(object).\(member)", field.type, kind) else { return nil }
    let standard = field.defaultValue?.literal.map { ", unless: \($0)" } ?? ""
    return [.line("json.add(\"\(field.name)\", \(value)\(standard))")]
  }

  /// The value of a property as a recorder writes it; `nil` if it is structured.
  private static func value(of property: String, _ type: SchemaType, _ kind: KeySymbol.Kind) -> String? {
    switch (type, kind) {
    case (.boolean, .property), (.boolean, .flag), (.boolean, .automatic), (.number, .property): property
    case (.number, .reciprocal): "rate(of: \(property))"
    case (.number, .seconds), (.either, .seconds): "seconds(of: \(property))"
    case (.names, .property): "name(of: \(property))"
    case (.either(let types), .property) where types.contains { if case .number = $0 { true } else { false } }:
      property
    case (.either(let types), .property) where types.contains(where: \.isSize): "size(\(property))"
    case (.array(let element, _, _), .property) where element.names != nil: "\(property).map(name)"
    case (let type, .property) where type.isSize: "size(\(property))"
    case (.object(let fields), .property) where fields().map(\.name) == ["x", "y"]: "point(\(property))"
    case (.object(let fields), .property) where fields().map(\.name) == ["x", "y", "width", "height"]:
      "rect(\(property))"
    default: nil
    }
  }

  /// The names that a key may hold.
  private func schemaNames(of key: String) -> SchemaNames? {
    CaptureGraph.schema.lazy.flatMap(\.fields).filter { $0.name == key }.compactMap { $0.type.names }.first
  }
}

extension SchemaType {
  /// Whether it is a width and a height.
  fileprivate var isSize: Bool {
    if case .object(let fields) = self { fields().map(\.name) == ["width", "height"] } else { false }
  }

  /// The names, if the type allows names.
  fileprivate var names: SchemaNames? {
    switch self {
    case .names(let make): make()
    case .either(let types): types.lazy.compactMap(\.names).first
    case .array(let element, _, _): element.names
    default: nil
    }
  }
}

extension KeyDefault {
  /// The value in Swift, to compare with the recorded one; `nil` if no value is left out.
  fileprivate var literal: String? {
    if case .name = self { text.map(SwiftText.literal) } else { text }
  }
}
