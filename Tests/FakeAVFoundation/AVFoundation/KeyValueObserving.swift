/// Swift's observation of key paths, which Foundation has on Apple's systems only.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
  public let oldValue: Value?
}

public class NSKeyValueObservation: NSObject {
  private let end: () -> Void
  init(end: @escaping () -> Void) { self.end = end }
  public func invalidate() { end() }
  deinit { end() }
}

/// Who observes which property of which object.
final class Observers {
  nonisolated(unsafe) static let shared = Observers()
  private var handlers: [(number: Int, object: ObjectIdentifier, keyPath: AnyKeyPath, call: (Any) -> Void)] = []
  private var count = 0

  func add(_ object: ObjectIdentifier, _ keyPath: AnyKeyPath, _ call: @escaping (Any) -> Void) -> () -> Void {
    count += 1
    let number = count
    handlers.append((number, object, keyPath, call))
    return { self.handlers.removeAll { $0.number == number } }
  }

  func tell<Object: AnyObject, Value>(_ object: Object, _ keyPath: KeyPath<Object, Value>) {
    for handler in handlers where handler.object == ObjectIdentifier(object) && handler.keyPath == keyPath {
      handler.call(object[keyPath: keyPath])
    }
  }
}

extension NSObjectProtocol where Self: NSObject {
  @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      changeHandler(self, NSKeyValueObservedChange(newValue: self[keyPath: keyPath], oldValue: nil))
    }
    let end = Observers.shared.add(ObjectIdentifier(self), keyPath) { [unowned self] value in
      changeHandler(self, NSKeyValueObservedChange(newValue: value as? Value, oldValue: nil))
    }
    return NSKeyValueObservation(end: end)
  }
}
