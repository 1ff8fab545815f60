import JSONSource

/// Walks the keys of one kind of object of a profile.
///
/// A key is one entry of the object's `visit(_:)`. There is one visitor each for reading and the schema, writing,
/// packing, merging and trust. The compiler specializes the walk for each pair of object and visitor, as if it were
/// written by hand.
package protocol KeyVisitor<Object> {
  /// The kind of object.
  associatedtype Object: KeyedObject

  /// Visits a key.
  mutating func visit<Value: KeyValue>(_ key: Key<Object, Value>)

  /// Visits a fact, which may name its own source.
  mutating func visit<Known: KeyValue>(fact key: Key<Object, ProfileFact<Known>?>)

  /// Visits a trait. Its source isn't in documents: it is the object's, unless the trait came from another profile.
  ///
  /// `source` gives access to the id of the source that it came from.
  mutating func visit<Known: KeyValue>(
    trait key: Key<Object, Known?>, source: @escaping @Sendable (inout Object, (inout String?) -> Void) -> Void)

  /// Visits a key that only readers of documents need.
  mutating func visit(read field: @Sendable () -> Field<Object.File>)

  /// Visits keys that documents have in an object of their own.
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
  /// Its name in documents.
  package let name: String

  /// Its options.
  package let options: KeyOptions

  /// The words for its value, to compare and to show; `nil` if it isn't compared.
  package let says: KeyWords<Value>?

  /// Gives access to the value in an object, to read or replace it.
  package let access: @Sendable (inout Object, (inout Value) -> Void) -> Void

  /// The field that reads it, made on demand.
  let field: @Sendable () -> Field<Object.File>

  /// The value in an object.
  package func value(of object: Object) -> Value {
    var (object, value) = (object, Value.blank)
    access(&object) { value = $0 }
    return value
  }

  /// Replaces the value in an object.
  package func set(_ value: Value, of object: inout Object) { access(&object) { $0 = value } }
}

/// Options of a key.
package struct KeyOptions: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A document must have the key.
  package static let required = KeyOptions(rawValue: 1)

  /// The key is written even if its value is empty.
  package static let always = KeyOptions(rawValue: 2)

  /// The key is never written; the thing that it refers to is written out instead.
  package static let never = KeyOptions(rawValue: 4)

  /// The group of the key is written on one line.
  package static let onOneLine = KeyOptions(rawValue: 128)

  /// The key is written after all others because its value is long.
  package static let last = KeyOptions(rawValue: 8)

  /// The key is merged by separate code.
  package static let apart = KeyOptions(rawValue: 16)

  /// The key stays known, whatever sources are trusted.
  package static let lasting = KeyOptions(rawValue: 32)

  /// If two objects differ in the key, its values aren't shown.
  package static let unshown = KeyOptions(rawValue: 64)
}
