/// An object of a profile with its keys declared in one list.
package protocol KeyedObject: KeyValue {
  /// The result of reading: the object, and anything else that the document says about it.
  associatedtype File: Sendable = Self

  /// Gives access to the object in its file.
  static func access(_ file: inout File, _ body: (inout Self) -> Void)

  /// Whether an object is written on one line.
  static var isOnOneLine: Bool { get }

  /// The object in the form that documents have.
  var written: Self { get }

  /// Visits the keys in the order of the document.
  static func visit(_ keys: inout some KeyVisitor<Self>)
}

extension KeyedObject {
  /// Each member on a line of its own.
  package static var isOnOneLine: Bool { false }

  /// The object itself, unchanged.
  package var written: Self { self }
}

extension KeyedObject where File == Self {
  /// The file is the object itself.
  package static func access(_ file: inout Self, _ body: (inout Self) -> Void) { body(&file) }
}
