package import CaptureModel

/// Takes facts from another description of the same object, key by key: facts that this one lacks, and facts that the
/// other knows better.
package struct KeyMerger<Object: KeyedObject>: KeyVisitor {
  /// The object so far.
  package private(set) var object: Object
  private let other: Object

  /// The default sources, for facts that don't name their own.
  private let sources: (own: String?, theirs: String?)

  /// The profiles of the two objects.
  package private(set) var merger: ProfileMerger
  private let subject: (ProfileKey) -> ProfileSubject

  /// `subject` names a key of the object in disagreements.
  package init(
    _ object: Object, _ other: Object, sources: (own: String?, theirs: String?) = (nil, nil), _ merger: ProfileMerger,
    on subject: @escaping (ProfileKey) -> ProfileSubject
  ) {
    (self.object, self.other, self.sources) = (object, other, sources)
    (self.merger, self.subject) = (merger, subject)
  }

  package mutating func visit<Value: KeyValue>(_ key: Key<Object, Value>) {
    guard !key.options.contains(.apart), key.value(of: object).isLeftOut else { return }
    key.set(key.value(of: other), of: &object)
  }

  package mutating func visit<Known: KeyValue>(fact key: Key<Object, ProfileFact<Known>?>) {
    if key.options.contains(.apart) { return }
    key.set(merged(key.value(of: object), key.value(of: other), key.name, key.says), of: &object)
  }

  package mutating func visit<Known: KeyValue>(
    trait key: Key<Object, Known?>, source: @Sendable (inout Object, (inout String?) -> Void) -> Void
  ) {
    func fact(_ value: Known?) -> ProfileFact<Known>? { value.map { ProfileFact(value: $0, source: nil) } }
    let words = KeyWords<ProfileFact<Known>?> { key.says?.text($0?.value) }
    let merged = merged(fact(key.value(of: object)), fact(key.value(of: other)), key.name, words)
    key.set(merged?.value, of: &object)
    source(&object) { $0 = merged?.source }
  }

  private mutating func merged<Known>(
    _ own: ProfileFact<Known>?, _ theirs: ProfileFact<Known>?, _ name: String, _ says: KeyWords<ProfileFact<Known>?>?
  ) -> ProfileFact<Known>? {
    let areEqual = says?.text(own) == says?.text(theirs)
    let subject = subject(ProfileKey(stringLiteral: name))
    return merger.merged(own, theirs, areEqual: areEqual, of: sources, subject)
  }
}
