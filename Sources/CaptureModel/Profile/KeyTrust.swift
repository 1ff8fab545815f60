package import JSONSource

/// The trusted sources of a profile.
package struct Trust {
  /// The ids of the trusted sources.
  private let believed: [String]

  /// Whether facts without a source are trusted.
  private let believesUnsourced: Bool

  /// The sources of a profile, without those weaker than a kind; with `nil`, none.
  package init(of profile: DeviceProfile, _ least: FactKind?) {
    believed = profile.sources.filter { $0.kind.isTrusted(by: least) }.map(\.id)
    believesUnsourced = profile.kind(ofSource: nil).isTrusted(by: least)
  }

  /// Whether a fact with a source is trusted.
  func keeps(_ source: String?) -> Bool { source.map { believed.contains($0) } ?? believesUnsourced }
}

/// Drops the untrusted facts of an object, key by key.
package struct KeyTrust<Object: KeyedObject>: KeyVisitor {
  /// The object without untrusted facts.
  package private(set) var object: Object
  private let trust: Trust

  private let source: String?

  /// An object with all its facts; `source` is the source of facts that name none.
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
  /// Whether a fact of this kind is at least as strong as another kind; with `nil`, nothing is trusted.
  func isTrusted(by least: FactKind?) -> Bool { least.map { !isWeaker(than: $0) } ?? false }
}
