package import CaptureModel

/// The value of one key of an object.
package struct KeyStatement<Object: KeyedObject>: KeyVisitor {
  private let object: Object
  private let name: String

  /// The value in words, if short.
  package private(set) var text: String?

  /// The id of its source.
  package private(set) var source: String?

  /// `source` is the source of facts that name none.
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
