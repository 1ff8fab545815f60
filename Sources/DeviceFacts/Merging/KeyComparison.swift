package import CaptureModel

/// Compares two descriptions of one thing, key by key.
package struct KeyComparison<Object: KeyedObject>: KeyVisitor {
  /// What the two say differently of a key, in words.
  package typealias Unlike = (key: String, text: String, newText: String)

  private let own: Object
  private let new: Object

  /// Whether neither description is known better.
  private let areEqual: Bool

  /// What is known of both together.
  package private(set) var joined: Object

  /// What they say differently, in the order of the keys.
  package private(set) var unlike: [Unlike] = []

  /// Compares two descriptions; `joined` is the one that speaks, or either where neither is known better.
  package init(_ own: Object, _ new: Object, joined: Object, areEqual: Bool) {
    (self.own, self.new, self.joined, self.areEqual) = (own, new, joined, areEqual)
  }

  /// Of two that are known equally well, what only one says is taken, and what they say differently is not known.
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
