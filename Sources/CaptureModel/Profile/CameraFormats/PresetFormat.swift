package import JSONSource

/// The format that a preset chooses.
public struct PresetFormat: Sendable {
  /// The preset.
  public var preset: Preset

  /// The index of the format in the camera's list.
  public var format: FormatIndex
}

extension PresetFormat: KeyValue {
  package static var blank: PresetFormat { PresetFormat(preset: .blank, format: .blank) }

  /// An object with the index of a format for each preset.
  static let list = Shape<[PresetFormat]>.pairs(of: .integer(0...10_000)) { key, format in
    Preset(rawValue: key).map { PresetFormat(preset: $0, format: FormatIndex(format)) }
  }

  package mutating func code(with coder: inout some PackingCoder) {
    coder.code(&preset)
    coder.code(&format)
  }

  package func write(_ key: String, to writer: inout JSONWriter) { PresetFormat.write([self], key, to: &writer) }

  package func writeElement(to writer: inout JSONWriter) { writer.object { write(to: &$0) } }

  package static func write(_ list: [PresetFormat], _ key: String, to writer: inout JSONWriter) {
    writer.line(key) { writer in
      for choice in list { choice.write(to: &writer) }
    }
  }

  private func write(to writer: inout JSONWriter) { writer.member(preset.rawValue, format.value) }
}
