package import JSONSource

/// Which sources of a profile are believed.
package struct Trust {
  /// The ids of the sources that are believed.
  private let believed: [String]

  /// Whether facts are believed that name no source.
  private let believesUnsourced: Bool

  /// The sources of a profile that are believed where the least kind of facts is another one; `nil` believes none.
  package init(of profile: DeviceProfile, _ least: FactKind?) {
    believed = profile.sources.filter { $0.kind.isTrusted(by: least) }.map(\.id)
    believesUnsourced = profile.kind(ofSource: nil).isTrusted(by: least)
  }

  /// Whether a fact with a source is believed.
  func keeps(_ source: String?) -> Bool { source.map { believed.contains($0) } ?? believesUnsourced }
}

/// Makes unknown, key by key, the facts of an object that are not believed.
package struct KeyTrust<Object: KeyedObject>: KeyVisitor {
  /// What is believed.
  package private(set) var object: Object
  private let trust: Trust

  private let source: String?

  /// An object of which all is known; `source` is that of the facts which name none.
  package init(_ object: Object, _ trust: Trust, source: String?) {
    (self.object, self.trust, self.source) = (object, trust, source)
  }

  package mutating func visit<Value: KeyValue>(_ key: Key<Object, Value>) {}

  @inline(__always)
  package mutating func visit<Known: KeyValue>(fact key: Key<Object, ProfileFact<Known>?>) {
    if key.options.contains(.lasting) { return }
    let (trust, source) = (trust, source)
    key.access(&object) { fact in
      if fact != nil, !trust.keeps(fact?.source ?? source) { fact = nil }
    }
  }

  @inline(__always)
  package mutating func visit<Known: KeyValue>(
    trait key: Key<Object, Known?>, source own: @Sendable (inout Object, (inout String?) -> Void) -> Void
  ) {
    if key.options.contains(.lasting) { return }
    var source = source
    own(&object) { source = $0 ?? source }
    if !trust.keeps(source) { key.access(&object) { $0 = nil } }
  }
}

extension FactKind {
  /// Whether a fact of this kind is believed where the least kind is another one; where there is none, nothing is.
  func isTrusted(by least: FactKind?) -> Bool { least.map { !isWeaker(than: $0) } ?? false }
}
