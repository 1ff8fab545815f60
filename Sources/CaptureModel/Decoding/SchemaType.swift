/// What a JSON value must be: the shape that a decoder reads, as data, from which a schema can be written.
public indirect enum SchemaType: Sendable {
  /// `true` or `false`.
  case boolean

  /// A string; what it holds, in words, and the regular expression that it matches as a whole.
  case string(String, pattern: String? = nil)

  /// A number between two bounds.
  case number(ClosedRange<Double>, isInteger: Bool)

  /// One of some names.
  case names(@Sendable () -> SchemaNames)

  /// The name that the document gives to a thing.
  case definition(ThingKind)

  /// The name of a thing.
  case reference(ThingKind)

  /// A JSON Pointer to a thing; `nil` where it may be anything.
  case pointer(ThingKind?)

  /// A list of so many at least.
  case array(SchemaType, minCount: Int = 0)

  /// An object with these fields.
  case object(@Sendable () -> [SchemaField])

  /// An object with keys of the user's own, or with the names of things of one kind.
  case map(SchemaType, keys: ThingKind?)

  /// An object whose fields follow from the value of its key `key`.
  case variants(key: String, @Sendable () -> [SchemaVariant])

  /// Any of these.
  case either([SchemaType])

  /// `null`, for what is not known.
  case null
}

/// The names of a closed set.
public struct SchemaNames: Hashable, Sendable {
  /// The names that capplan writes.
  public let names: [String]

  /// Other spellings that it reads.
  public let aliases: [String]

  /// Numbers that stand for some of them.
  public let numbers: [Int]

  /// What they are to Swift; `nil` where nothing is emitted of them.
  public let symbols: NameSymbols?

  /// Names, and what stands for them.
  public init(_ names: [String], aliases: [String] = [], numbers: [Int] = [], symbols: NameSymbols? = nil) {
    self.names = names
    self.aliases = aliases
    self.numbers = numbers
    self.symbols = symbols
  }
}

/// The symbols that the names of a closed set stand for.
public struct NameSymbols: Hashable, Sendable {
  /// A value as Swift writes it, and the first iOS that has it, where a type that has it lacks it at first.
  public struct Symbol: Hashable, Sendable {
    /// `.builtInDualCamera`, `kCVPixelFormatType_32BGRA`.
    public let expression: String

    /// `nil` where every iOS that has the type has the value.
    public let since: OSVersion?
  }

  private let list: [Symbol]
  private let spellings: [String: Int]
  private let numbers: [Int: Int]

  /// The symbols of names, in their order, with all spellings that stand for them.
  init(_ list: [Symbol], spellings: [(String, Int)], numbers: [(Int, Int)] = []) {
    self.list = list
    self.spellings = Dictionary(spellings) { first, _ in first }
    self.numbers = Dictionary(numbers) { first, _ in first }
  }

  /// The symbol that a spelling stands for.
  public subscript(spelling: String) -> Symbol? { spellings[spelling].map { list[$0] } }

  /// The symbol that a number stands for.
  public subscript(number: Int) -> Symbol? { numbers[number].map { list[$0] } }
}

/// One key of an object.
public struct SchemaField: Sendable {
  /// The key.
  public let name: String

  /// Whether it may not be left out.
  public let isRequired: Bool

  /// Whether what a session is made of hangs on it, so that the rules can't be judged without its value.
  let isStructural: Bool

  /// What it holds.
  public let type: SchemaType

  /// What it says, in one sentence that ends with its default; `nil` where its symbol says it.
  public var about: String? {
    guard sentence.utf8CodeUnitCount > 0 else { return nil }
    return "\(sentence)" + (defaultValue.map { "; default \($0.words)" } ?? "")
  }

  let sentence: StaticString

  /// Its value where it is left out; `nil` where it has none, or none that is known.
  public let defaultValue: KeyDefault?

  /// What it stands for; `nil` where it is capplan's own.
  public var symbol: KeySymbol? { makeSymbol() }

  /// Made when it is asked for: reading a document needs none.
  let makeSymbol: @Sendable () -> KeySymbol?

  /// A key of a document that capplan writes and does not read.
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

/// The fields that an object has for one value of the key that tells its kind.
public struct SchemaVariant: Sendable {
  /// The value.
  public let value: String

  /// Other spellings of the value.
  public var aliases: [String] = []

  /// The fields.
  public let fields: [SchemaField]
}

/// The fields of one object of a document.
public struct SchemaObject: Sendable {
  /// Where such an object stands: `inputs[].activeFormat`; `outputs[photo]` where the fields follow from the type.
  public let path: String

  /// Its keys, in the order of the schema.
  public let fields: [SchemaField]
}

extension SchemaObject {
  /// An object and all that lie below it; an object comes before what is in it.
  static func all(_ fields: [SchemaField], at path: String = "") -> [SchemaObject] {
    [SchemaObject(path: path, fields: fields)]
      + fields.flatMap { all($0.type, at: path.isEmpty ? $0.name : "\(path).\($0.name)") }
  }

  private static func all(_ type: SchemaType, at path: String) -> [SchemaObject] {
    switch type {
    case .array(.variants(_, let variants), _):
      variants().flatMap { all($0.fields, at: "\(path)[\($0.value)]") }
    case .array(let element, _): all(element, at: "\(path)[]")
    case .map(let element, _): all(element, at: "\(path){}")
    case .object(let fields): all(fields(), at: path)
    case .variants(_, let variants): variants().flatMap { all($0.fields, at: "\(path)(\($0.value))") }
    case .either(let types): types.flatMap { all($0, at: path) }
    case .boolean, .string, .number, .names, .definition, .reference, .pointer, .null: []
    }
  }
}
