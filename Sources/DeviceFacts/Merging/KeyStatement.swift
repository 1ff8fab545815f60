package import CaptureModel

/// What an object says of one of its keys.
package struct KeyStatement<Object: KeyedObject>: KeyVisitor {
  private let object: Object
  private let name: String

  /// What is said, where that is short.
  package private(set) var text: String?

  /// The id of the source.
  package private(set) var source: String?

  /// `source` is that of the facts which name none.
  package init(of object: Object, on name: String, source: String?) {
    (self.object, self.name, self.source) = (object, name, source)
  }

  package mutating func visit<Value: KeyValue>(_ key: Key<Object, Value>) {
    guard key.name == name, !key.options.contains(.unshown) else { return }
    text = key.says?.text(key.value(of: object))
  }

  package mutating func visit<Known: KeyValue>(fact key: Key<Object, ProfileFact<Known>?>) {
    if key.name == name { source = key.value(of: object)?.source ?? source }
    visit(key)
  }
}
