/// Finds the values for many JSON Pointers in one document; `PointerFinder` goes the other way.
///
/// It returns the same as `JSONDocument.value(at:)`, but remembers where the elements of long arrays are: each pointer
/// after the first takes O(its length).
public struct PointerIndex {
  private static let longCount = 16

  private let document: JSONDocument
  private var elements: [Int: [JSONValue]] = [:]

  package init(_ document: JSONDocument) { self.document = document }

  /// The value that a pointer refers to; `nil` if there is none, or if the text isn't a pointer.
  package mutating func value(at pointer: String) -> JSONValue? {
    // The pointer may end in a long array, and pass through others.
    guard let slash = pointer.lastIndex(of: "/"), let index = JSONPointer.index(of: pointer[slash...].dropFirst())
    else { return document.value(at: pointer) }
    guard let array = value(at: String(pointer[..<slash])), document.kind(of: array) == .array,
      document.count(of: array) > Self.longCount
    else { return document.value(at: pointer) }
    let list = elements[array.index] ?? Array(document.elements(of: array))
    elements[array.index] = list
    return index < list.count ? list[index] : nil
  }
}
