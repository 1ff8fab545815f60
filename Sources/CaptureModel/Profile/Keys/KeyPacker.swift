/// Packs or unpacks an object's values in the order of its keys.
private struct KeyPacker<Object: KeyedObject, Coder: PackingCoder>: KeyVisitor {
  let object: UnsafeMutablePointer<Object>
  let coder: UnsafeMutablePointer<Coder>

  @inline(__always)
  mutating func visit<Value: KeyValue>(_ key: Key<Object, Value>) {
    key.access(&object.pointee) { coder.pointee.code(&$0) }
  }
}

extension KeyedObject {
  package mutating func code(with coder: inout some PackingCoder) {
    withUnsafeMutablePointer(to: &self) { object in
      withUnsafeMutablePointer(to: &coder) { coder in
        var keys = KeyPacker(object: object, coder: coder)
        Self.visit(&keys)
      }
    }
  }
}
