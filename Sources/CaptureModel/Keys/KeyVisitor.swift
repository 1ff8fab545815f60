import JSONSource

/// Walks the keys of one kind of object of a profile.
///
/// A key is one entry of the object's `visit(_:)`. Reading and the schema, writing, packing and merging are a visitor
/// each. The compiler makes a walk for each pair of object and visitor: it is the code that one would write by hand.
package protocol KeyVisitor<Object> {
  /// The kind of object.
  associatedtype Object: KeyedObject

  /// Does with a key what the walk is for.
  mutating func visit<Value: KeyValue>(_ key: Key<Object, Value>)
}

extension KeyVisitor {
  /// A key that holds a value of some shape; `access` hands the value out of an object, to be looked at or replaced.
  ///
  /// `symbol` is what the key stands for in Apple's frameworks; `about` is one sentence on what it says; `says` is what two
  /// objects are compared by.
  @inline(__always)
  package mutating func key<Value: KeyValue>(
    _ name: String, _ shape: @autoclosure @escaping @Sendable () -> Shape<Value>,
    _ symbol: @autoclosure @escaping @Sendable () -> KeySymbol? = nil, about: StaticString = "",
    _ options: KeyOptions = [], says: KeyWords<Value>? = nil,
    _ access: @escaping @Sendable (inout Object, (inout Value) -> Void) -> Void
  ) {
    let field = { @Sendable () -> Field<Object> in
      Field(name, shape(), symbol(), about: about, isRequired: options.contains(.required)) { object, value in
        access(&object) { $0 = value.value }
      }
    }
    visit(Key(name: name, options: options, says: says, access: access, field: field))
  }
}

/// A key of an object of a profile.
package struct Key<Object: KeyedObject, Value: KeyValue> {
  /// How a document writes it.
  package let name: String

  /// What is peculiar to it.
  package let options: KeyOptions

  /// What two objects are compared by; `nil` where they are not compared by this key.
  package let says: KeyWords<Value>?

  /// Hands the value out of an object, to be looked at or replaced.
  package let access: @Sendable (inout Object, (inout Value) -> Void) -> Void

  /// How it is read out of a document: made when it is asked for.
  let field: @Sendable () -> Field<Object>

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
}
