package import CaptureModel

extension GraphKey {
  /// The keys that distinguish list elements without ids, in the order in which names use them.
  package static var naming: [GraphKey] {
    ["input", "port", "ports", "output", "op", "target", "rule", "at", "from", "to", "type", "app"]
  }
}
