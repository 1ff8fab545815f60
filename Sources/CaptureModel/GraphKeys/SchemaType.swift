/// The type of a JSON value: the shape that a decoder reads, as data for a schema.
public indirect enum SchemaType: Sendable {
  /// `true` or `false`.
  case boolean

  /// A string, with its meaning in words, an example, and the regular expression that it matches as a whole.
  case string(String, example: String? = nil, pattern: String? = nil)

  /// A number between two bounds.
  case number(ClosedRange<Double>, isInteger: Bool)

  /// One of some names.
  case names(@Sendable () -> SchemaNames)

  /// The definition of a name.
  case definition(ThingKind)

  /// The use of a name.
  case reference(ThingKind)

  /// A JSON Pointer to a thing; `nil` for anything.
  case pointer(ThingKind?)

  /// A list with at least this many elements, and at most so many if it has a limit of its own.
  case array(SchemaType, minCount: Int = 0, maxCount: Int? = nil)

  /// An object with these fields.
  case object(@Sendable () -> [SchemaField])

  /// An object with the user's own keys, or with names of one kind of thing as keys.
  case map(SchemaType, keys: ThingKind?)

  /// An object with some of these names as keys.
  case table(SchemaType, keys: @Sendable () -> SchemaNames)

  /// An object with fields that depend on the value of `key`.
  case variants(key: String, @Sendable () -> [SchemaVariant])

  /// Any of these.
  case either([SchemaType])

  /// `null`, for an unknown value.
  case null

  /// Whether an object fits.
  var takesObject: Bool {
    switch self {
    case .object, .map, .table, .variants: true
    case .either(let types): types.contains(where: \.takesObject)
    case .boolean, .string, .number, .names, .definition, .reference, .pointer, .array, .null: false
    }
  }
}

/// The names of a closed set.
public struct SchemaNames: Hashable, Sendable {
  /// The names that capplan writes.
  public let names: [String]

  /// Other spellings that it reads.
  public let aliases: [String]

  /// Numbers for some of them.
  public let numbers: [Int]

  /// Their Swift symbols; `nil` if no code is emitted for them.
  public let symbols: NameSymbols?

  /// Names, their other spellings and their symbols.
  public init(_ names: [String], aliases: [String] = [], numbers: [Int] = [], symbols: NameSymbols? = nil) {
    self.names = names
    self.aliases = aliases
    self.numbers = numbers
    self.symbols = symbols
  }
}

/// The symbols for the names of a closed set.
public struct NameSymbols: Hashable, Sendable {
  /// A value in Swift, and the first iOS that has it if it is newer than its type.
  public struct Symbol: Hashable, Sendable {
    /// `.builtInDualCamera`, `kCVPixelFormatType_32BGRA`.
    public let expression: String

    /// `nil` if the value is as old as its type.
    public let since: OSVersion?
  }

  private let list: [Symbol]
  private let spellings: [String: Int]
  private let numbers: [Int: Int]

  /// The symbols of names, in order, with all their spellings.
  init(_ list: [Symbol], spellings: [(String, Int)], numbers: [(Int, Int)] = []) {
    self.list = list
    self.spellings = Dictionary(spellings) { first, _ in first }
    self.numbers = Dictionary(numbers) { first, _ in first }
  }

  /// The systems of the values that are newer than their type.
  var systems: [OSVersion] { list.compactMap(\.since) }

  /// The symbol for a spelling.
  public subscript(spelling: String) -> Symbol? { spellings[spelling].map { list[$0] } }

  /// The symbol for a number.
  public subscript(number: Int) -> Symbol? { numbers[number].map { list[$0] } }
}

/// One key of an object.
public struct SchemaField: Sendable {
  /// The key.
  public let name: String

  /// Whether it is required.
  public let isRequired: Bool

  /// Whether a session needs it, so that rules can't be judged without its value.
  let isStructural: Bool

  /// The type of the value.
  public let type: SchemaType

  /// A description in one sentence that ends with its default; `nil` if its symbol is description enough.
  public var about: String? {
    guard sentence.utf8CodeUnitCount > 0 else { return nil }
    return "\(sentence)" + (defaultValue.map { "; default \($0.words)" } ?? "")
  }

  let sentence: StaticString

  /// The value that holds if the key is missing; `nil` if there is none, or none is known.
  public let defaultValue: KeyDefault?

  /// The key's symbol; `nil` if the key is capplan's own.
  public var symbol: KeySymbol? { makeSymbol() }

  /// What people also call the key, where neither its name nor its symbol tells.
  var otherNames: [StaticString] = []

  /// Created on demand, since reading a document doesn't need it.
  let makeSymbol: @Sendable () -> KeySymbol?

  /// A key of a document that capplan writes but doesn't read.
  package init(_ name: String, _ type: SchemaType, about: StaticString, isRequired: Bool = true) {
    self.init(
      name: name, isRequired: isRequired, isStructural: false, type: type, sentence: about, defaultValue: nil,
      makeSymbol: { nil })
  }

  init(
    name: String, isRequired: Bool, isStructural: Bool, type: SchemaType, sentence: StaticString,
    defaultValue: KeyDefault?, makeSymbol: @escaping @Sendable () -> KeySymbol?
  ) {
    self.name = name
    self.isRequired = isRequired
    self.isStructural = isStructural
    self.type = type
    self.sentence = sentence
    self.defaultValue = defaultValue
    self.makeSymbol = makeSymbol
  }
}

/// The fields of an object for one value of the key that selects its kind.
public struct SchemaVariant: Sendable {
  /// The value.
  public let value: String

  /// Other spellings of the value.
  public var aliases: [String] = []

  /// The fields.
  public let fields: [SchemaField]

  /// The fields for a value.
  package init(value: String, aliases: [String] = [], fields: [SchemaField]) {
    self.value = value
    self.aliases = aliases
    self.fields = fields
  }
}

/// The fields of one object of a document.
public struct SchemaObject: Sendable {
  /// The path to such objects: `inputs[].activeFormat`; `outputs[photo]` if the fields depend on the type.
  public let path: String

  /// The keys of such objects, in the order of the schema.
  public let fields: [SchemaField]
}

extension SchemaObject {
  /// An object and all objects inside it, parents first.
  static func all(_ fields: [SchemaField], at path: String = "") -> [SchemaObject] {
    [SchemaObject(path: path, fields: fields)]
      + fields.flatMap { all($0.type, at: path.isEmpty ? $0.name : "\(path).\($0.name)") }
  }

  private static func all(_ type: SchemaType, at path: String) -> [SchemaObject] {
    switch type {
    case .array(.variants(_, let variants), _, _):
      variants().flatMap { all($0.fields, at: "\(path)[\($0.value)]") }
    case .array(let element, _, _): all(element, at: "\(path)[]")
    case .map(let element, _), .table(let element, _): all(element, at: "\(path){}")
    case .object(let fields): all(fields(), at: path)
    case .variants(_, let variants): variants().flatMap { all($0.fields, at: "\(path)(\($0.value))") }
    case .either(let types): types.flatMap { all($0, at: path) }
    case .boolean, .string, .number, .names, .definition, .reference, .pointer, .null: []
    }
  }
}

extension SchemaField {
  /// Whether a fault at a path leaves a part of the session missing, so that rules can't be judged.
  ///
  /// Everything in a structural key is structural. If some of its members are marked as structural, only those are. The
  /// document itself and each element of such a list always are.
  static func isStructural(_ path: ArraySlice<Substring>, among fields: [SchemaField]) -> Bool {
    guard let key = path.first else { return true }
    guard let field = fields.first(where: { $0.name == key }), field.isStructural else { return false }
    var (type, rest) = (field.type, path.dropFirst())
    if case .array(let element, _, _) = type { (type, rest) = (element, rest.dropFirst()) }
    let members = type.members
    return members.contains(where: \.isStructural) ? isStructural(rest, among: members) : true
  }
}

extension SchemaType {
  /// The fields of an object of this type, or of all its variants.
  var members: [SchemaField] {
    switch self {
    case .object(let fields): fields()
    case .variants(_, let variants): variants().flatMap(\.fields)
    default: []
    }
  }
}

extension SchemaField {
  /// Whether people call the key by this name.
  func isAlsoCalled(_ name: String) -> Bool { otherNames.contains { "\($0)" == name } }

  /// Whether a name is that of the key's Swift property, which has an `is` in front: `isVideoMirrored`.
  func isFlag(named name: String) -> Bool {
    // Nearly no name has it, and to make the property's name takes longer than to look.
    guard name.utf8.starts(with: "is".utf8), let kind = symbol?.kind, case .flag = kind else { return false }
    return kind.member(of: self.name) == name
  }
}
