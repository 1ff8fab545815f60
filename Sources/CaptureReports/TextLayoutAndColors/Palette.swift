/// How text for people is coloured: by meaning, never by position.
public struct Palette: Sendable {
  /// The meanings that parts of the text have.
  enum Style: Sendable, CaseIterable {
    case error, warning, note, help, success
    /// A headline.
    case strong
    /// Line numbers and frames.
    case frame
    /// Less important text.
    case faint
  }

  private let isColored: Bool

  private init(isColored: Bool) { self.isColored = isColored }

  /// No colours.
  public static let plain = Palette(isColored: false)

  /// ANSI escape sequences, in the colours of the terminal's own theme.
  public static let ansi = Palette(isColored: true)

  /// The text in a style.
  func paint(_ text: String, _ style: Style) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(Self.code(of: style))m\(text)\u{1B}[0m" : text
  }

  /// The end of a sequence of some palette, `ESC [1;31m`; `nil` for any other.
  static func end(
    ofSequenceAt start: String.UnicodeScalarView.Index, in scalars: String.UnicodeScalarView
  ) -> String.UnicodeScalarView.Index? {
    // The longest has seven scalars.
    let rest = scalars[start...].prefix(7)
    guard let end = rest.firstIndex(of: "m") else { return nil }
    let sequence = String(rest[...end])
    let isOurs = sequence == "\u{1B}[0m" || Style.allCases.contains { sequence == "\u{1B}[\(code(of: $0))m" }
    return isOurs ? scalars.index(after: end) : nil
  }

  private static func code(of style: Style) -> String {
    switch style {
    case .error: "1;31"
    case .warning: "1;33"
    case .note: "1;36"
    case .help: "1;32"
    case .success: "32"
    case .strong: "1"
    case .frame: "34"
    case .faint: "2"
    }
  }
}
