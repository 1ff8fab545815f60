import JSONSource

/// Walks the keys of one kind of object of a profile.
///
/// A key is one entry of the object's `visit(_:)`. Reading and the schema, writing, packing, merging and trust are a visitor
/// each. The compiler makes a walk for each pair of object and visitor: it is the code that one would write by hand.
package protocol KeyVisitor<Object> {
  /// The kind of object.
  associatedtype Object: KeyedObject

  /// Does with a key what the walk is for.
  mutating func visit<Value: KeyValue>(_ key: Key<Object, Value>)

  /// The same with a fact, which may name a source of its own.
  mutating func visit<Known: KeyValue>(fact key: Key<Object, ProfileFact<Known>?>)

  /// The same with a trait, whose source no document names: it is the object's, unless the trait was taken over.
  ///
  /// `source` hands out the id of the source that it was taken over from.
  mutating func visit<Known: KeyValue>(
    trait key: Key<Object, Known?>, source: @escaping @Sendable (inout Object, (inout String?) -> Void) -> Void)

  /// The same with a key that only readers of documents need.
  mutating func visit(read field: @Sendable () -> Field<Object.File>)

  /// Hands over keys that documents have in an object of their own.
  mutating func group(_ name: String, about: StaticString, _ options: KeyOptions, _ keys: (inout Self) -> Void)
}

extension KeyVisitor {
  /// As any other key.
  @inline(__always)
  package mutating func visit<Known: KeyValue>(fact key: Key<Object, ProfileFact<Known>?>) { visit(key) }

  /// As any other key.
  @inline(__always)
  package mutating func visit<Known: KeyValue>(
    trait key: Key<Object, Known?>, source: @escaping @Sendable (inout Object, (inout String?) -> Void) -> Void
  ) { visit(key) }

  /// Nothing.
  @inline(__always)
  package mutating func visit(read field: @Sendable () -> Field<Object.File>) {}

  /// As if they had none.
  @inline(__always)
  package mutating func group(
    _ name: String, about: StaticString, _ options: KeyOptions, _ keys: (inout Self) -> Void
  ) { keys(&self) }
}

/// A key of an object of a profile.
package struct Key<Object: KeyedObject, Value: KeyValue>: Sendable {
  /// How a document writes it.
  package let name: String

  /// What is peculiar to it.
  package let options: KeyOptions

  /// What it says, in words to compare and to show; `nil` where it is not compared.
  package let says: KeyWords<Value>?

  /// Hands the value out of an object, to be looked at or replaced.
  package let access: @Sendable (inout Object, (inout Value) -> Void) -> Void

  /// How it is read out of a document: made when it is asked for.
  let field: @Sendable () -> Field<Object.File>

  /// The value that an object has.
  package func value(of object: Object) -> Value {
    var (object, value) = (object, Value.blank)
    access(&object) { value = $0 }
    return value
  }

  /// Replaces the value that an object has.
  package func set(_ value: Value, of object: inout Object) { access(&object) { $0 = value } }
}

/// What is peculiar to a key.
package struct KeyOptions: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A document may not leave it out.
  package static let required = KeyOptions(rawValue: 1)

  /// It is written even if it says nothing.
  package static let always = KeyOptions(rawValue: 2)

  /// It is not written: what it refers to is written out.
  package static let never = KeyOptions(rawValue: 4)

  /// What it groups is written on one line.
  package static let onOneLine = KeyOptions(rawValue: 128)

  /// It is written behind all other keys, for it is long.
  package static let last = KeyOptions(rawValue: 8)

  /// It is merged by code of its own, and not taken from one of two objects that say nothing of it.
  package static let apart = KeyOptions(rawValue: 16)

  /// It stays known whatever is believed.
  package static let lasting = KeyOptions(rawValue: 32)

  /// What it says is not shown where two objects differ in it.
  package static let unshown = KeyOptions(rawValue: 64)
}
