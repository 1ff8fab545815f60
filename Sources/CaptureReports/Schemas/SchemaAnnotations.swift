package import CaptureModel
import JSONSource

extension SchemaRenderer {
  /// Writes the annotations of a key for people: a title, a sentence, its symbol, its first system, its default, an
  /// example. `mayBeGuarded` says whether `whereSupported` of its object may name it.
  static func annotations(of field: SchemaField, mayBeGuarded: Bool, to writer: inout JSONWriter) {
    writer.member("title", title(field.name))
    let symbol = field.symbol
    let name = symbol.flatMap { $0.kind.text(of: field.name) }
    let sentences = [field.about, field.type.form, name.map { "Stands for \($0)" }].compactMap { $0 }
    if !sentences.isEmpty { writer.member("description", sentences.map { "\($0)." }.joined(separator: " ")) }
    if let name { writer.member("x-symbol", name) }
    if mayBeGuarded { writer.member("x-whereSupported", true) }
    if let since = symbol?.since { writer.member("x-since", "iOS \(since)") }
    if let deprecated = symbol?.deprecated {
      writer.member("deprecated", true)
      writer.member("x-deprecated", "iOS \(deprecated)")
    }
    if let value = field.defaultValue { write(value, to: &writer) }
    if let example = field.type.example { writer.array("examples") { writer in writer.element(example) } }
  }

  /// Writes a default; one that depends on other keys is only in the description.
  private static func write(_ value: KeyDefault, to writer: inout JSONWriter) {
    switch value {
    case .boolean(let value): writer.member("default", value)
    case .number(let value): writer.member("default", value)
    case .name(let name): writer.member("default", "\(name)")
    case .empty: writer.array("default") { _ in }
    case .varying: break
    }
  }

  /// The key as words: `maxFrameRateOverride` becomes `Max frame rate override`, `videoHDREnabled` becomes `Video HDR
  /// enabled`.
  private static func title(_ key: String) -> String {
    let letters = Array(key)
    var words: [[Character]] = [[]]
    for (index, letter) in letters.enumerated() {
      let follows = index > 0 && !letters[index - 1].isUppercase
      let leads = index + 1 < letters.count && letters[index + 1].isLowercase
      if index > 0, letter.isUppercase, follows || leads { words.append([]) }
      words[words.count - 1].append(letter)
    }
    let text = words.map { word in
      let isInitials = word.count > 1 && word.allSatisfy(\.isUppercase)
      return isInitials ? String(word) : String(word).lowercased()
    }.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}

extension SchemaType {
  /// The meaning of a text with a given form, in words; `nil` for other values.
  fileprivate var form: String? {
    guard case .string(let what, let example, _?) = self, !what.isEmpty else { return nil }
    return what.prefix(1).uppercased() + what.dropFirst() + (example.map { ", such as \($0)" } ?? "")
  }

  /// An example of text of the form; `nil` for other values.
  fileprivate var example: String? {
    if case .string(_, let example, _) = self { example } else { nil }
  }
}

extension KeySymbol.Kind {
  /// The symbol of a key: `AVCaptureDevice.activeFormat`; `nil` if its parts have their own symbols.
  package func text(of key: String) -> String? {
    guard let owner else { return nil }
    return member(of: key).map { "\(owner).\($0)" } ?? owner
  }
}
