/// A closed set of names that AVFoundation gives to something, as a graph may write them.
///
/// The raw value is the Swift short name (`builtInDualCamera`); aliases are raw values of the constants
/// (`AVCaptureDeviceTypeBuiltInDualCamera`), older names, and for integer enumerations the integers.
public protocol Vocabulary: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// Other spellings.
  static var aliases: [(String, Self)] { get }

  /// The integers of an enumeration that has them.
  static var numbers: [(Int, Self)] { get }
}

extension Vocabulary {
  /// None.
  public static var aliases: [(String, Self)] { [] }

  /// None.
  public static var numbers: [(Int, Self)] { [] }

  /// The aliases with the index of the case that each stands for.
  static var aliasIndexes: [(String, Int)] {
    let cases = Array(allCases)
    return aliases.compactMap { alias in cases.firstIndex(of: alias.1).map { (alias.0, $0) } }
  }

  /// Aliases made of a prefix and the name with a capital: the C symbols of a family.
  static func symbols(_ prefix: String) -> [(String, Self)] {
    allCases.map { (prefix + $0.rawValue.prefix(1).uppercased() + $0.rawValue.dropFirst(), $0) }
  }
}
