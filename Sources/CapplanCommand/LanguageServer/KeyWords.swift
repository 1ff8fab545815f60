import CaptureModel
import CaptureReports
import JSONSource

/// Keys and values of the schema, in words for hovers and completions.
enum KeyWords {
  /// A key in words: its sentence, its symbol, its first version of iOS, and what has to support it.
  static func text(of field: SchemaField) -> String {
    var lines: [String] = []
    if let about = field.about { lines.append(about + ".") }
    if let symbol = field.symbol { lines += text(of: symbol, of: field.name) }
    if field.isRequired { lines.append("Required.") }
    return lines.joined(separator: "\n\n")
  }

  private static func text(of symbol: KeySymbol, of key: String) -> [String] {
    guard let name = symbol.kind.text(of: key) else { return [] }
    var line = "`\(name)`"
    if let since = symbol.since { line += ", since iOS \(since)" }
    if let deprecated = symbol.deprecated { line += ", deprecated in iOS \(deprecated)" }
    let needs = symbol.requirements.compactMap(text)
    return [line + "."] + (needs.isEmpty ? [] : ["Needs \(needs.map { "`\($0)`" }.joined(separator: " and "))."])
  }

  /// The property or method that tells an app about support; `nil` if it takes more than one.
  private static func text(of requirement: Requirement) -> String? {
    let subject = "\(requirement.subject)"
    switch requirement.question {
    case .flag(let name), .list(let name), .superset(let name), .size(let name): return "\(subject).\(name)"
    case .method(let name, _): return "\(subject).\(name)(…)"
    case .range(let lowest, let highest): return "\(subject).\(lowest)…\(highest)"
    case .frameDuration: return "\(subject).videoSupportedFrameRateRanges"
    case .written: return nil
    }
  }

  /// The symbol that a name stands for; `nil` if the value isn't one of the names.
  static func text(ofName word: String, in type: SchemaType) -> String? {
    switch type {
    case .names(let names):
      return names().symbols?[word].map { symbol in
        "`\(symbol.expression)`" + (symbol.since.map { ", since iOS \($0)" } ?? "")
      }
    case .either(let types): return types.lazy.compactMap { text(ofName: word, in: $0) }.first
    default: return nil
    }
  }

  /// A format with its facts and where they come from.
  static func text(of format: DeviceFormat) -> String {
    var facts = ["**\(format)**"]
    facts.append("multi-cam: " + (format.multiCam.map { $0 ? "yes" : "no" } ?? "not known"))
    if let low = format.lowestRate, let high = format.highestRate { facts.append("\(low) to \(high) frames a second") }
    if let pixels = format.pixelFormats {
      facts.append("pixel formats " + pixels.map(\.code).joined(separator: ", "))
    }
    if let view = format.fieldOfView { facts.append("field of view \(JSONNumber.text(of: view))°") }
    if let spaces = format.colorSpaces {
      facts.append(
        (format.colorSpacesSource == nil ? "" : "at least ") + "colour spaces "
          + spaces.map(\.rawValue).joined(separator: ", "))
    }
    if let modes = format.stabilizationModes {
      facts.append("stabilization " + modes.map(\.rawValue).joined(separator: ", "))
    }
    if let photos = format.photoDimensions { facts.append("photos " + photos.map { "\($0)" }.joined(separator: ", ")) }
    if let depth = format.depthFormats { facts.append("depth formats: \(depth.count)") }
    return facts.joined(separator: "  \n")
  }
}
