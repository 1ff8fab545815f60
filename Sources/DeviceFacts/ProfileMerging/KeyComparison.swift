package import CaptureModel

/// Compares two descriptions of the same thing, key by key.
package struct KeyComparison<Object: KeyedObject>: KeyVisitor {
  /// A key on which the two differ, with both values in words.
  package typealias Unlike = (key: String, text: String, newText: String)

  private let own: Object
  private let new: Object

  /// Whether both descriptions are known equally well.
  private let areEqual: Bool

  /// The merged description.
  package private(set) var joined: Object

  /// The differences, in the order of the keys.
  package private(set) var unlike: [Unlike] = []

  /// Compares two descriptions. `joined` starts as the better known one, or as either if both are known equally well.
  package init(_ own: Object, _ new: Object, joined: Object, areEqual: Bool) {
    (self.own, self.new, self.joined, self.areEqual) = (own, new, joined, areEqual)
  }

  /// If both descriptions are known equally well, takes facts that only one has, and drops those on which they differ.
  package mutating func visit<Value: KeyValue>(_ key: Key<Object, Value>) {
    guard let says = key.says else { return }
    let newValue = key.value(of: new)
    let (text, newText) = (says.text(key.value(of: own)), says.text(newValue))
    if areEqual, text == nil { key.set(newValue, of: &joined) }
    guard let text, let newText, text != newText else { return }
    unlike.append((key.name, text, newText))
    if areEqual { key.set(.blank, of: &joined) }
  }
}
