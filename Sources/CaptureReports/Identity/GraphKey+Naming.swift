package import CaptureModel

extension GraphKey {
  /// The keys that tell an element of a list from its neighbours where it has no id, in the order in which they are named.
  package static var naming: [GraphKey] {
    ["input", "port", "ports", "output", "op", "target", "rule", "at", "from", "to", "type", "app"]
  }
}
