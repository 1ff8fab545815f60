/// Finds the values that many JSON Pointers name in one document; `PointerFinder` goes the other way.
///
/// Says what `JSONDocument.value(at:)` says, but remembers where the elements of long arrays are: each pointer after the
/// first costs its own length.
public struct PointerIndex {
  private static let longCount = 16

  private let document: JSONDocument
  private var elements: [Int: [JSONValue]] = [:]

  package init(_ document: JSONDocument) { self.document = document }

  /// The value that a pointer names; `nil` where there is none or the text is no pointer.
  package mutating func value(at pointer: String) -> JSONValue? {
    // The end of the pointer may lie in a long array; what stands before it may be one too.
    guard let slash = pointer.lastIndex(of: "/"), let index = JSONDocument.arrayIndex(pointer[slash...].dropFirst())
    else { return document.value(at: pointer) }
    guard let array = value(at: String(pointer[..<slash])), document.kind(of: array) == .array,
      document.count(of: array) > Self.longCount
    else { return document.value(at: pointer) }
    let list = elements[array.index] ?? Array(document.elements(of: array))
    elements[array.index] = list
    return index < list.count ? list[index] : nil
  }
}
