import CaptureModel
import SwiftReading

extension CodeCondition {
  /// The condition in words.
  public var words: String {
    switch self {
    case .supported(let test):
      "\(test.names.sorted().joined(separator: ", ")) \(test.isDenied ? "says no" : "says yes")"
    case .exists: "the device has the camera"
    case .lacks: "the device lacks another camera"
    case .accepted: "the session takes it"
    case .system(let text): "the system has \(text)"
    case .other(let text, _): text
    }
  }
}

extension CodeValue {
  /// The values that a key can have.
  public var choicesForKeys: [CodeValue] { choices }

  /// Whether it is one of several.
  public var isChoice: Bool { choices.count > 1 }

  /// The number of the object, if it is one.
  public var objectNumber: Int? { object }

  /// Why it is not known; `nil` if it is.
  public var openReason: String? { reason }
}

extension DraftKey {
  /// A value, and what was asked for it: the answer itself may be the value.
  public func asked(_ value: CodeValue) -> (CodeValue, [CodeCondition]) {
    if case .support(let test) = value, isAsked(by: test), case .boolean = field.type {
      return (.flag(true), [.supported(test)])
    }
    return (value, [])
  }

  /// Why a value can't stand in a graph.
  public func reason(for value: CodeValue) -> String {
    switch value {
    case .open(let reason): reason
    case .format(let query):
      query.tests.isEmpty
        ? "the app takes any of the formats"
        : "the app chooses by " + query.tests.map(\.words).joined(separator: " and ")
    case .none: "it is set to nil"
    default: "its value can't be said in a graph"
    }
  }

  /// Whether the app asks for the system that has the key's symbol, and nothing else.
  public var isAskedBySystem: Bool { symbol.since != nil }
}

extension FormatTest {
  /// The condition in words.
  var words: String {
    switch self {
    case .number(let key, let number): "\(key) \(number == number.rounded() ? "\(Int(number))" : "\(number)")"
    case .flag(let key, let flag): flag ? key : "not \(key)"
    case .name(let key, let name): "\(key) \(name)"
    case .depth(let tests): "depth of " + tests.map(\.words).joined(separator: " and ")
    case .other(let text): text
    }
  }
}
