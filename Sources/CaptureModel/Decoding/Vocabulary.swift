/// A closed set of names that AVFoundation gives to something, as a graph may write them.
///
/// The raw value is the Swift short name (`builtInDualCamera`); aliases are raw values of the constants
/// (`AVCaptureDeviceTypeBuiltInDualCamera`), older names, and for integer enumerations the integers.
public protocol Vocabulary: RawRepresentable<String>, CaseIterable, Hashable, Sendable where AllCases == [Self] {
  /// The names in the order of the cases, to be found by their bytes.
  static var names: NameTable { get }

  /// Other spellings.
  static var aliases: [(String, Self)] { get }

  /// What is often written instead, in small letters, and is no name: "did you mean" finds what is meant by it.
  static var slips: [(String, Self)] { get }

  /// The integers of an enumeration that has them.
  static var numbers: [(Int, Self)] { get }

  /// The name as Swift writes it where a value of its type is expected.
  var expression: String { get }

  /// The first iOS that has it; `nil` where every one that has the type has it, or where that is not known.
  var since: OSVersion? { get }
}

extension Vocabulary {
  /// None.
  public static var aliases: [(String, Self)] { [] }

  /// None.
  public static var slips: [(String, Self)] { [] }

  /// None.
  public static var numbers: [(Int, Self)] { [] }

  /// The name with a point.
  public var expression: String { "." + rawValue }

  /// Every one that has the type.
  public var since: OSVersion? { nil }

  /// The table of the cases' names; kept by each vocabulary, so that it is made once, when first asked for.
  package static func table() -> NameTable { NameTable(allCases.map(\.rawValue)) }

  /// Aliases made of a prefix and the name with a capital: the C symbols of a family.
  static func symbols(_ prefix: String) -> [(String, Self)] {
    allCases.map { (prefix + $0.rawValue.prefix(1).uppercased() + $0.rawValue.dropFirst(), $0) }
  }
}
