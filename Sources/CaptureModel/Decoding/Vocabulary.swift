/// A closed set of AVFoundation's names, in the spellings that a graph may use.
///
/// The raw value is the Swift short name (`builtInDualCamera`). Aliases are raw values of the constants
/// (`AVCaptureDeviceTypeBuiltInDualCamera`), older names and, for integer enumerations, the integers.
public protocol Vocabulary: RawRepresentable<String>, CaseIterable, Hashable, Sendable where AllCases == [Self] {
  /// The names in the order of the cases, for look-ups by bytes.
  static var names: NameTable { get }

  /// Other spellings.
  static var aliases: [(String, Self)] { get }

  /// Common wrong spellings in lower case, with the name that "did you mean" suggests.
  static var slips: [(String, Self)] { get }

  /// The integers, if the enumeration has integers.
  static var numbers: [(Int, Self)] { get }

  /// The Swift expression, for a place where a value of its type is expected.
  var expression: String { get }

  /// The first iOS that has it; `nil` if it is as old as its type, or if unknown.
  var since: OSVersion? { get }
}

extension Vocabulary {
  /// None.
  public static var aliases: [(String, Self)] { [] }

  /// None.
  public static var slips: [(String, Self)] { [] }

  /// None.
  public static var numbers: [(Int, Self)] { [] }

  /// The name after a period.
  public var expression: String { "." + rawValue }

  /// As old as its type.
  public var since: OSVersion? { nil }

  /// The table of the cases' names; each vocabulary stores its own, made on first use.
  package static func table() -> NameTable { NameTable(allCases.map(\.rawValue)) }

  /// Aliases from a prefix and the capitalized name: the C symbols of a family.
  static func symbols(_ prefix: String) -> [(String, Self)] {
    allCases.map { (prefix + $0.rawValue.prefix(1).uppercased() + $0.rawValue.dropFirst(), $0) }
  }
}
