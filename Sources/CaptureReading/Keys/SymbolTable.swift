public import CaptureModel
import JSONSource
import SwiftReading

/// A key of a graph, by the way to it from its object: `activeFrameRate`, `max`.
public struct DraftKey: Sendable {
  /// The way.
  public let path: [String]

  /// The key as the schema has it.
  public let field: SchemaField

  let symbol: KeySymbol
}

/// What the members of AVFoundation's types stand for, from the declarations of the graph's keys.
public struct SymbolTable: Sendable {
  /// For each kind of object, such as `outputs[photo]`: its keys by the name of the member that is assigned to.
  private var assigned: [String: [String: [DraftKey]]] = [:]

  /// The keys by the name of a dictionary that holds them as entries.
  private var entries: [String: [String: [(entry: String, key: DraftKey)]]] = [:]

  /// The keys that a call sets, by its name.
  private var calls: [String: [String: [CallKey]]] = [:]

  /// The keys of each kind of object, in the order of the schema.
  public private(set) var fields: [String: [SchemaField]] = [:]

  /// The members that ask whether something is supported.
  private(set) var asks: Set<String> = []

  /// What a call sets of a key.
  struct CallKey: Sendable {
    /// The label of the argument with the value; `nil` if it has none.
    let label: String?

    /// The index of the argument.
    let index: Int

    let key: DraftKey
  }

  /// Reads the declarations of all keys.
  public init() {
    for object in CaptureGraph.schema { fields[object.path] = object.fields }
    for (path, list) in fields where Self.isOfSession(path) {
      for field in list { add(field, [], to: path) }
    }
    asks.formUnion(Self.otherAsks.keys)
  }

  /// Members that ask the same as one of the keys' own.
  private static let otherAsks = [
    "isVideoStabilizationSupported": "isVideoStabilizationModeSupported", "hasTorch": "isTorchModeSupported",
    "isTorchAvailable": "isTorchModeSupported",
  ]

  /// The question that a member asks.
  func test(_ name: String) -> SupportTest {
    SupportTest(names: Set([name, Self.otherAsks[name]].compactMap(\.self)))
  }

  private static func isOfSession(_ path: String) -> Bool {
    ["session", "inputs[]", "connections[]", "photoSettings[]", "synchronizers[]"].contains(path)
      || path.hasPrefix("outputs[") && !path.holds("].")
  }

  private mutating func add(_ field: SchemaField, _ way: [String], to object: String) {
    guard let symbol = field.symbol else { return }
    for requirement in symbol.requirements + symbol.asked { asks.formUnion(requirement.names) }
    let key = DraftKey(path: way + [field.name], field: field, symbol: symbol)
    if case .parts = symbol.kind {
      if case .object(let members) = field.type {
        for member in members() { add(member, way + [field.name], to: object) }
      }
      return
    }
    if case .entry(let entry, let dictionary, _) = symbol.kind {
      entries[object, default: [:]]["\(dictionary)", default: []].append(("\(entry)", key))
      return
    }
    switch symbol.setting {
    case .assigned, .fixed:
      // `setPreparedPhotoSettingsArray(_:completionHandler:)`: the first argument is the value.
      if case .method(let name, _) = symbol.kind, let call = "\(name)".split(separator: "(").first,
        "\(name)".holds("(_:")
      {
        calls[object, default: [:]][String(call), default: []].append(CallKey(label: nil, index: 0, key: key))
        return
      }
      if let member = symbol.kind.member(of: field.name) {
        assigned[object, default: [:]][member, default: []].append(key)
      }
    case .statement(let template): addCall("\(template)", [key], nil, to: object)
    case .joined(let call):
      guard !call.isDictionary else { return }
      for (index, part) in call.parts.enumerated() where "\(part.key)" == field.name {
        addCall("\(call.template)", [key], index, to: object)
      }
    }
  }

  /// Reads `#.setFocusModeLocked(lensPosition: %)`: the call, and which of its arguments is the value.
  private mutating func addCall(_ template: String, _ keys: [DraftKey], _ place: Int?, to object: String) {
    let text = template.map { $0 == "#" ? "object" : $0 == "^" ? "connection" : $0 == "%" ? "value" : String($0) }
      .joined()
    guard case .expression(let expression)? = SwiftReader.read([UInt8](text.utf8), file: 0).statements.first,
      case .call(.member(_, let name, _), let arguments, _) = expression
    else { return }
    var seen = 0
    for (index, argument) in arguments.enumerated() {
      guard case .name("value", _) = argument.value else { continue }
      if place == nil || place == seen, let key = keys.first {
        calls[object, default: [:]][name, default: []].append(CallKey(label: argument.label, index: index, key: key))
      }
      seen += 1
    }
  }

  // MARK: Look-ups

  /// The keys that an assignment to a member sets.
  public func keys(assignedBy member: String, of object: String) -> [DraftKey] { assigned[object]?[member] ?? [] }

  /// Whether an app's code sets a key of an object, rather than its graph alone.
  public func isSet(_ key: String, of object: String) -> Bool {
    let all =
      (assigned[object] ?? [:]).values.joined() + (entries[object] ?? [:]).values.joined().map(\.key)
      + (calls[object] ?? [:]).values.joined().map(\.key)
    return all.contains { $0.path[0] == key }
  }

  /// The keys that are entries of a dictionary.
  public func keys(in dictionary: String, of object: String) -> [(entry: String, key: DraftKey)] {
    entries[object]?[dictionary] ?? []
  }

  /// The keys that a call sets, each with the value in its arguments.
  public func keys(calledBy name: String, of object: String, _ parts: [CodePart]) -> [(key: DraftKey, value: CodeValue)]
  {
    (calls[object]?[name] ?? []).compactMap { call in
      guard parts.indices.contains(call.index), parts[call.index].label == call.label else { return nil }
      return (call.key, parts[call.index].value)
    }
  }

  /// The type of an output by the name of its class.
  func output(ofClass name: String) -> String? {
    OutputType(spelling: name).flatMap { $0.rawValue == name ? nil : $0.rawValue }
  }

  /// The name of the class of a type of output.
  func className(ofOutput type: String) -> String { OutputType.aliases.first { $0.1.rawValue == type }?.0 ?? type }

  /// Whether a name is that of a constant.
  func isConstant(_ name: String) -> Bool { name.hasPrefix("AVVideo") || name.hasPrefix("AVCaptureSessionPreset") }

  /// Whether a type of a framework is known to make something.
  func isType(_ name: String) -> Bool { name == "AVCaptureDevice.DiscoverySession" }

  /// Whether a function of a framework does nothing to a session that it is given.
  ///
  /// These print, observe, compare or show it; types of Apple's frameworks don't change it either.
  func isHarmless(_ name: String) -> Bool {
    let known: Set<String> = [
      "print", "debugPrint", "NSLog", "addObserver", "observe", "removeObserver", "publisher", "assert", "contains",
      "post", "init", "addSublayer", "insertSublayer", "addSubview", "setSession", "os_log", "dump", "append", "insert",
      "ObjectIdentifier", "notifications", "precondition",
    ]
    return known.contains(name) || name.hasPrefix("AV") || name.hasPrefix("MTK") || name.hasPrefix("CA")
  }
}

extension Requirement {
  /// The names of the members that ask.
  fileprivate var names: [String] {
    switch question {
    case .flag(let name), .method(let name, _), .list(let name), .superset(let name), .size(let name): ["\(name)"]
    case .range(let low, let high): ["\(low)", "\(high)"]
    case .frameDuration: ["videoSupportedFrameRateRanges"]
    case .written: []
    }
  }
}

extension DraftKey {
  /// Whether what an app asked tells that the key's value is supported.
  public func isAsked(by test: SupportTest) -> Bool {
    guard !test.isDenied else { return false }
    return (symbol.requirements + symbol.asked).contains { !test.names.isDisjoint(with: $0.names) }
  }

  /// Whether an app may ask for it, so that `whereSupported` may name it.
  public var mayBeGuarded: Bool { symbol.mayBeGuarded }
}
