package import JSONSource

// How an object's `visit(_:)` declares a key.
extension KeyVisitor {
  /// A key with a value of some shape; `access` gives access to the value in an object, to read or replace it.
  ///
  /// `symbol` is its symbol in Apple's frameworks; `about` describes it in one sentence; `says` gives the words for
  /// comparing two objects; `place` records the value's place in a document.
  @inline(__always)
  package mutating func key<Value: KeyValue>(
    _ name: String, _ shape: @autoclosure @escaping @Sendable () -> Shape<Value>,
    _ symbol: @autoclosure @escaping @Sendable () -> KeySymbol? = nil, about: StaticString = "",
    _ options: KeyOptions = [], says: KeyWords<Value>? = nil,
    place: (@Sendable (inout Object.File, SourceRange) -> Void)? = nil,
    _ access: @escaping @Sendable (inout Object, (inout Value) -> Void) -> Void
  ) {
    visit(Key(name, shape, symbol, about, options, says, place, access))
  }

  /// A fact, which may name its own source.
  @inline(__always)
  package mutating func fact<Known: KeyValue>(
    _ name: String, _ shape: @autoclosure @escaping @Sendable () -> Shape<Known>,
    _ symbol: @autoclosure @escaping @Sendable () -> KeySymbol? = nil, about: StaticString = "",
    _ options: KeyOptions = [], says: @escaping @Sendable (Known) -> String = { "\($0)" },
    place: (@Sendable (inout Object.File, SourceRange) -> Void)? = nil,
    _ access: @escaping @Sendable (inout Object, (inout ProfileFact<Known>?) -> Void) -> Void
  ) {
    let words = KeyWords<ProfileFact<Known>?> { fact in (fact?.value).map(says) }
    visit(fact: Key(name, { .fact(shape()) }, symbol, about, options, words, place, access))
  }

  /// A trait. Its source isn't in documents; `source` gives access to the id of the source that it came from.
  @inline(__always)
  package mutating func trait<Known: KeyValue>(
    _ name: String, _ shape: @autoclosure @escaping @Sendable () -> Shape<Known>, about: StaticString = "",
    _ options: KeyOptions = [], says: @escaping @Sendable (Known) -> String = { "\($0)" },
    source: @escaping @Sendable (inout Object, (inout String?) -> Void) -> Void,
    _ access: @escaping @Sendable (inout Object, (inout Known?) -> Void) -> Void
  ) {
    let words = KeyWords<Known?> { value in value.map(says) }
    visit(trait: Key(name, { .nullable(shape()) }, { nil }, about, options, words, nil, access), source: source)
  }

  /// A key with another form in documents: `reads` puts the document's value into the object's file.
  @inline(__always)
  package mutating func key<Value: KeyValue, Written>(
    _ name: String, _ shape: @autoclosure @escaping @Sendable () -> Shape<Written>, about: StaticString,
    _ options: KeyOptions = [], reads: @escaping @Sendable (inout Object.File, Located<Written>) -> Void,
    _ access: @escaping @Sendable (inout Object, (inout Value) -> Void) -> Void
  ) {
    let field = { @Sendable () -> Field<Object.File> in Field(name, shape(), about: about, set: reads) }
    visit(Key(name: name, options: options, says: nil, access: access, field: field))
  }

  /// A key that only documents have.
  @inline(__always)
  package mutating func read<Written>(
    _ name: String, _ shape: @autoclosure @escaping @Sendable () -> Shape<Written>, about: StaticString,
    _ options: KeyOptions = [], _ reads: @escaping @Sendable (inout Object.File, Located<Written>) -> Void
  ) {
    visit(read: { Field(name, shape(), about: about, isRequired: options.contains(.required), set: reads) })
  }
}

extension Key {
  /// A key that has the same form in documents.
  @inline(__always)
  fileprivate init(
    _ name: String, _ shape: @escaping @Sendable () -> Shape<Value>, _ symbol: @escaping @Sendable () -> KeySymbol?,
    _ about: StaticString, _ options: KeyOptions, _ says: KeyWords<Value>?,
    _ place: (@Sendable (inout Object.File, SourceRange) -> Void)?,
    _ access: @escaping @Sendable (inout Object, (inout Value) -> Void) -> Void
  ) {
    self.init(name: name, options: options, says: says, access: access) {
      Field(name, shape(), symbol(), about: about, isRequired: options.contains(.required)) { file, value in
        Object.access(&file) { object in access(&object) { $0 = value.value } }
        place?(&file, value.range)
      }
    }
  }
}
