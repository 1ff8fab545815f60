import CaptureModel
import CaptureSession
import JSONSource

/// The settings of a graph's elements, as the document has them.
struct DrawingFacts {
  private let document: JSONDocument
  private var elements: [SourceRange: JSONValue] = [:]

  /// The settings of a document; `nil` if its text must not be quoted.
  init?(_ document: JSONDocument?) {
    guard let document, document.source.mayBeQuoted else { return nil }
    self.document = document
    for list in ["/inputs", "/outputs", "/connections"] {
      guard let value = document.value(at: list), document.kind(of: value) == .array else { continue }
      for element in document.elements(of: value) { elements[document.range(of: element)] = element }
    }
  }

  // The picture shows these in another way.
  private static let shown = [
    "id", "deviceType", "position", "activeFormat", "maxFrameRateOverride", "type", "input", "output", "port", "ports",
    "formed", "disabledPorts",
  ]

  /// The settings of the element at a place: `videoZoomFactor 2`.
  func settings(at range: SourceRange) -> [String] {
    guard let element = elements[range], document.kind(of: element) == .object else { return [] }
    var facts: [String] = []
    for member in document.members(of: element) {
      guard let key = document.string(of: member.key), !Self.shown.contains(key), !key.hasPrefix("x-") else { continue }
      facts.append("\(key) \(text(of: member.value, depth: 0))")
    }
    return facts
  }

  private func text(of value: JSONValue, depth: Int) -> String {
    guard depth < 3 else { return "…" }
    switch document.kind(of: value) {
    case .null: return "null"
    case .true: return "true"
    case .false: return "false"
    case .string: return document.string(of: value) ?? ""
    case .number: return document.number(of: value).map { JSONNumber.text(of: $0) } ?? "?"
    case .array:
      return document.elements(of: value).prefix(12).map { text(of: $0, depth: depth + 1) }.joined(separator: ", ")
    case .object:
      let members = document.members(of: value).prefix(12).map {
        "\(document.string(of: $0.key) ?? "") \(text(of: $0.value, depth: depth + 1))"
      }
      return members.joined(separator: ", ")
    }
  }
}

extension FormatRequest {
  /// What the graph asks for: `1920x1440 at 60, binned`.
  var drawn: String {
    let size = [width?.value, height?.value].map { $0.map(String.init) ?? "?" }.joined(separator: "x")
    let rate = maxFrameRate.map { " at \($0.value)" } ?? ""
    let binned = binned.map { $0.value ? ", binned" : ", unbinned" } ?? ""
    return size + rate + binned + (pixelFormat.map { ", \($0.value)" } ?? "")
  }
}

extension MediaType {
  /// How lines of the medium are drawn.
  var drawn: Drawing.Style {
    switch self {
    case .audio: .audio
    case .depthData: .depth
    case .video, .muxed: .video
    default: .metadata
    }
  }
}

extension PortRequest {
  /// The port as its outlet says it: `audio, back`.
  var drawn: String {
    [medium.rawValue, sourceDeviceType?.value.shortName, sourceDevicePosition?.value.rawValue].compactMap { $0 }
      .joined(separator: ", ")
  }
}

extension Port {
  /// The port as its outlet says it.
  var drawn: String {
    switch source {
    case .own: media.rawValue
    case .constituent(let type): "\(media.rawValue), \(type.shortName)"
    case .beam(let position): "\(media.rawValue), \(position.rawValue)"
    }
  }
}

extension DeviceType {
  /// The name without the words that most have: `WideAngle` of `builtInWideAngleCamera`.
  var shortName: String {
    var name = Substring(rawValue)
    if name.hasPrefix("builtIn") { name = name.dropFirst(7) }
    if name.hasSuffix("Camera") { name = name.dropLast(6) }
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}
