/// An object of a profile whose keys are entries of one list.
package protocol KeyedObject: KeyValue {
  /// What a reader fills: the object, and what else its document says of it until all of that is read.
  associatedtype File: Sendable = Self

  /// Hands the object out of what its document says.
  static func access(_ file: inout File, _ body: (inout Self) -> Void)

  /// Whether a document has it on one line.
  static var isOnOneLine: Bool { get }

  /// The object as a document has it, where that is not as it is here.
  var written: Self { get }

  /// Hands over the keys in the order of the document.
  static func visit(_ keys: inout some KeyVisitor<Self>)
}

extension KeyedObject {
  /// Each member on a line of its own.
  package static var isOnOneLine: Bool { false }

  /// As it is.
  package var written: Self { self }
}

extension KeyedObject where File == Self {
  /// The object is all that its document says.
  package static func access(_ file: inout Self, _ body: (inout Self) -> Void) { body(&file) }
}
