package import CaptureModel
import CaptureSession
package import JSONSource

/// A graph key in Swift: its symbol and its value.
package struct PlainSetting: Sendable {
  /// The key; if its object only groups settings, with the object's key in front: `activeFrameRate.max`.
  package fileprivate(set) var key: String

  /// The symbol that the key stands for.
  package let symbol: KeySymbol

  /// The name of its property: `isVideoHDREnabled`; for an entry of a dictionary, the property that holds the dictionary.
  package let member: String

  /// The value as an expression.
  package fileprivate(set) var value: String

  /// The value, spelled for a comparison.
  package fileprivate(set) var comparable: String

  /// The symbols that it uses and only newer systems have.
  package let uses: [SwiftSymbol]

  /// The support that the value needs: a name in the place of a number, such as `current`, lies in no range.
  package let requirements: [Requirement]

  /// Whether the value needs support; otherwise it can always be set.
  package let needsSupport: Bool

  /// Whether the value is the one that holds if nobody sets it.
  package let isDefault: Bool

  /// Whether the value is added to values that were set before.
  package fileprivate(set) var isAdded = false

  /// Whether the value is a frame duration that the format of an external camera has for the rate.
  package fileprivate(set) var isOwnDuration = false

  /// Where the value is written.
  package let range: SourceRange
}

extension PlainSetting {
  /// The same setting of an external camera: where it is a frame duration of the format, the very one that the format has.
  func withOwnDuration(of device: String) -> PlainSetting {
    let isDuration = requirements.contains { requirement in
      if case .frameDuration = requirement.question { requirement.subject == .format } else { false }
    }
    guard isDuration, symbol.kind.owner == "AVCaptureDevice" else { return self }
    var own = self
    own.value = "\(device).activeFormat.ownDuration(near: \(value))"
    (own.comparable, own.isOwnDuration) = (own.value, true)
    return own
  }
}

extension ResolvedCamera {
  /// Whether the camera is connected, not built in.
  var isExternal: Bool { input.external?.value == true || key.deviceType == .external }
}

/// Reads object keys as Swift, following the schema's fields.
package struct SettingReader {
  private let document: JSONDocument
  private let minimum: OSVersion

  /// Reads objects of a document for an app with a minimum system.
  package init(document: JSONDocument, minimum: OSVersion = .oldest) {
    self.document = document
    self.minimum = minimum
  }

  /// The settings of an object in field order, but automatic modes first, since they block the others.
  package func settings(of object: JSONValue, _ fields: [SchemaField]) -> [PlainSetting] {
    let isAutomatic = { (field: SchemaField) in field.symbol?.kind.isAutomatic ?? false }
    let (automatic, others) = (fields.filter(isAutomatic), fields.filter { !isAutomatic($0) })
    return (automatic + others).flatMap { field -> [PlainSetting] in
      guard let symbol = field.symbol, let value = document.member(field.name, of: object)?.value else { return [] }
      let isJoined = if case .joined = symbol.setting { true } else { false }
      if case .object(let parts) = field.type, !isJoined, symbol.holdsParts(parts()) {
        // The highest rate is set first, because the lowest may not be above it.
        return settings(of: value, parts().reversed()).map { part in
          var part = part
          part.key = field.name + "." + part.key
          return part
        }
      }
      if case .fixed = symbol.setting { return [] }
      return parts(field, symbol, value) ?? setting(field, symbol, value).map { [$0] } ?? []
    }
  }

  /// The steps to set a list with some elements newer than the app's minimum system: the old elements first, then the
  /// newer ones, version by version; `nil` if one step is enough.
  private func parts(_ field: SchemaField, _ symbol: KeySymbol, _ value: JSONValue) -> [PlainSetting]? {
    guard case .array(let type, _, _) = field.type, case .assigned = symbol.setting else { return nil }
    let oldest = max(minimum, symbol.since ?? minimum)
    let elements = document.elements(of: value).compactMap { expression($0, type, symbol.kind) }
      .map { (text: $0.text, since: max(oldest, $0.since ?? oldest)) }
    let ages = Set(elements.map(\.since)).sorted()
    guard ages.count > 1 || ages.contains(where: { $0 > oldest }) else { return nil }
    return ages.compactMap { age in
      let text = "[" + elements.filter { $0.since == age }.map(\.text).joined(separator: ", ") + "]"
      let newest = age > oldest ? age : nil
      guard var part = setting(field, symbol, value, as: (text, text, newest)) else { return nil }
      part.isAdded = age != ages.first
      return part
    }
  }

  /// A setting, whether or not the API has a setter for it; `nil` if its value can't be written as an expression.
  package func setting(_ key: String, of object: JSONValue, _ fields: [SchemaField]) -> PlainSetting? {
    guard let field = fields.first(where: { $0.name == key }), let symbol = field.symbol,
      let value = document.member(key, of: object)?.value
    else { return nil }
    return setting(field, symbol, value)
  }

  private func setting(_ field: SchemaField, _ symbol: KeySymbol, _ value: JSONValue) -> PlainSetting? {
    expression(value, field.type, symbol.kind).flatMap { setting(field, symbol, value, as: $0) }
  }

  private func setting(
    _ field: SchemaField, _ symbol: KeySymbol, _ value: JSONValue,
    as expression: (text: String, comparable: String, since: OSVersion?)
  ) -> PlainSetting? {
    guard let member = symbol.kind.member(of: field.name) else { return nil }
    let (text, comparable, newest) = expression
    let name = (symbol.kind.owner ?? "") + "." + member
    var uses = symbol.since.map { [SwiftSymbol(name: name, since: $0)] } ?? []
    if let newest { uses.append(SwiftSymbol(name: text, since: newest)) }
    let kind = document.kind(of: value)
    let isNamed = kind == .string && field.type.isNumberOrName
    let requirements = symbol.requirements.filter { !(isNamed && $0.question.isAboutNumbers) }
    return PlainSetting(
      key: field.name, symbol: symbol, member: member, value: text, comparable: comparable, uses: uses,
      requirements: requirements, needsSupport: kind != symbol.kind.idleValue && !requirements.isEmpty,
      isDefault: field.defaultValue?.text == document.string(of: value) ?? text, range: document.range(of: value))
  }

  /// A value as an expression, the same for comparisons, and the first iOS that has it.
  private func expression(
    _ value: JSONValue, _ type: SchemaType, _ kind: KeySymbol.Kind
  ) -> (text: String, comparable: String, since: OSVersion?)? {
    func plain(_ text: String) -> (String, String, OSVersion?) { (text, text, nil) }
    switch type {
    case .boolean: return plain(document.kind(of: value) == .true ? "true" : "false")
    case .number:
      guard let number = document.number(of: value) else { return nil }
      switch kind {
      case .reciprocal: return plain(SwiftTime.duration(ofRate: number))
      case .seconds: return plain(SwiftTime.duration(ofSeconds: number))
      default: return plain(JSONNumber.text(of: number))
      }
    case .names(let make):
      let symbols = make().symbols
      let found =
        document.string(of: value).map { symbols?[$0] } ?? document.number(of: value).map { symbols?[Int($0)] }
      return (found ?? nil).map { ($0.expression, $0.expression, $0.since) }
    case .string:
      // A dictionary's values have no expected type, and the only text values are codecs.
      let type = if case .entry = kind { "AVVideoCodecType" } else { ".init" }
      return document.string(of: value).map { plain(type + "(rawValue: " + SwiftText.literal($0) + ")") }
    case .either(let types): return types.lazy.compactMap { expression(value, $0, kind) }.first
    case .array(let element, _, _):
      let all = document.elements(of: value).compactMap { expression($0, element, kind) }
      let text = "[" + all.map(\.text).joined(separator: ", ") + "]"
      return (text, text, all.compactMap(\.since).max())
    case .object(let fields): return geometry(value) ?? dictionary(value, fields())
    case .definition, .reference, .pointer, .map, .table, .variants, .null: return nil
    }
  }

  /// The entries of a dictionary that have a key of Apple's.
  private func dictionary(
    _ value: JSONValue, _ fields: [SchemaField]
  ) -> (text: String, comparable: String, since: OSVersion?)? {
    let entries = fields.compactMap { field -> String? in
      guard let symbol = field.symbol, case .entry(let key, _, _) = symbol.kind,
        let member = document.member(field.name, of: value)?.value, let text = entry(member, field, symbol.kind)
      else { return nil }
      return "\(key): " + text
    }
    if entries.isEmpty { return nil }
    let text = "[" + entries.joined(separator: ", ") + "]"
    return (text, text, nil)
  }

  /// The value of an entry; a profile that has no constant is the text of one.
  private func entry(_ value: JSONValue, _ field: SchemaField, _ kind: KeySymbol.Kind) -> String? {
    guard field.name == "profileLevel", let text = document.string(of: value), ProfileLevel(spelling: text) == nil
    else { return expression(value, field.type, kind)?.text }
    return SwiftText.literal(text)
  }

  /// A size, a point, a part of the picture or white balance gains.
  private func geometry(_ value: JSONValue) -> (text: String, comparable: String, since: OSVersion?)? {
    func numbers(_ names: String...) -> [String] {
      names.compactMap { document.member($0, of: value) }.compactMap { document.number(of: $0.value) }
        .map { JSONNumber.text(of: $0) }
    }
    func call(_ type: String, _ names: [String], _ values: [String]) -> String {
      type + "(" + zip(names, values).map { $0 + ": " + $1 }.joined(separator: ", ") + ")"
    }
    let gains = numbers("redGain", "greenGain", "blueGain")
    if gains.count == 3 {
      return (
        call("AVCaptureDevice.WhiteBalanceGains", ["redGain", "greenGain", "blueGain"], gains),
        "[" + gains.joined(separator: ", ") + "]", nil
      )
    }
    let sides = numbers("width", "height")
    let place = numbers("x", "y")
    if sides.count == 2, place.count == 2 {
      let rect = call("CGRect", ["x", "y", "width", "height"], place + sides)
      return (rect, rect, nil)
    }
    if sides.count == 2 {
      return (
        "CMVideoDimensions(width: " + sides[0] + ", height: " + sides[1] + ")",
        "(" + sides.joined(separator: ", ") + ")", nil
      )
    }
    guard place.count == 2 else { return nil }
    let point = call("CGPoint", ["x", "y"], place)
    return (point, point, nil)
  }
}

extension KeySymbol {
  /// Whether an object only groups settings: those of a device, or the entries of a dictionary.
  fileprivate func holdsParts(_ fields: [SchemaField]) -> Bool {
    if case .parts = kind { return true }
    return !fields.isEmpty && fields.allSatisfy { if case .entry? = $0.symbol?.kind { true } else { false } }
  }
}

extension SchemaType {
  /// Whether a name may stand in the place of a number or of an object.
  fileprivate var isNumberOrName: Bool {
    guard case .either(let types) = self else { return false }
    return types.contains { if case .names = $0 { true } else { false } }
      && types.contains { type in
        switch type {
        case .number, .object: true
        default: false
        }
      }
  }
}

extension Requirement.Question {
  /// Whether it compares a value or a size with limits, or asks if an app may choose it.
  fileprivate var isAboutNumbers: Bool {
    switch self {
    case .range, .written, .flag, .size: true
    case .method, .list, .superset, .frameDuration: false
    }
  }
}

/// Times in Swift source.
enum SwiftTime {
  /// The duration of a frame as a fraction: exact for rates with up to six decimals.
  static func duration(ofRate rate: Double) -> String {
    var scale = 1.0
    while scale < 1e6, (rate * scale).rounded() != rate * scale { scale *= 10 }
    return "CMTime(value: \(Int(scale)), timescale: \(Int((rate * scale).rounded())))"
  }

  /// A duration as a fraction. It is exact if the duration is that of a whole rate, rounded to some decimals: 0.033333
  /// is 1/30.
  static func duration(ofSeconds seconds: Double) -> String {
    let rate = (1 / seconds).rounded()
    if rate >= 1, abs(1 / rate - seconds) < 0.000_001 { return duration(ofRate: rate) }
    return "CMTime(seconds: " + JSONNumber.text(of: seconds) + ", preferredTimescale: 1_000_000)"
  }
}
