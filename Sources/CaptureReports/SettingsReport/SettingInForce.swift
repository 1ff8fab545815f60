/// One setting in force: its value, and where it comes from.
public struct SettingInForce: Sendable {
  /// A value.
  public enum Value: Sendable {
    /// Not set.
    case none

    /// A word.
    case word(String)

    /// Several words.
    case words([String])

    /// A number.
    case number(Double)

    /// Words, each with a key.
    case pairs([(key: String, word: String)])
  }

  /// Where a value comes from.
  public enum Origin: Sendable {
    /// An option of the command line, with its dashes.
    case option(String)

    /// A settings file: its path, and the place of the value, counted from 1.
    case settings(path: String, line: Int, column: Int)

    /// The graph itself: its path, and the place of the value, counted from 1.
    case graph(path: String, line: Int, column: Int)

    /// Not set: the default.
    case none
  }

  /// The path of the setting in a settings document: `targets.hardwareCost`.
  public let key: String

  /// The value of the setting.
  public let value: Value

  /// Where the value comes from.
  public let origin: Origin

  /// A setting.
  public init(_ key: String, _ value: Value, _ origin: Origin) {
    self.key = key
    self.value = value
    self.origin = origin
  }
}
