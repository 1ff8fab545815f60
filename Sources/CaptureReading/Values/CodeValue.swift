public import SwiftReading

/// A value that an app's code has at some place, as far as the code tells.
public indirect enum CodeValue: Sendable {
  /// Not known, for this reason.
  case open(String)

  /// `nil`.
  case none

  /// `true` or `false`.
  case flag(Bool)

  /// A number.
  case number(Double)

  /// A string.
  case text(String)

  /// A case of an enumeration or a constant, by its last name: `front`, `kCVPixelFormatType_32BGRA`. A case of the app's
  /// own has its type.
  case name(String, type: String?)

  /// A time, in seconds.
  case time(Double)

  /// The elements of an array, a set or a range, in order.
  case list([CodeValue])

  /// The entries of a dictionary.
  case entries([CodeEntry])

  /// Several values, some of them with labels; points, sizes and rectangles too.
  case parts([CodePart])

  /// An object, by its number.
  case object(Int)

  /// A type.
  case type(String)

  /// Something that can be called.
  case callable(CodeCallable)

  /// A format of a camera, or several of its formats.
  case format(FormatQuery)

  /// A property of a format, such as its width.
  case property(FormatProperty)

  /// A condition on a format.
  case test([FormatTest])

  /// What is asked of a device, its format or the session.
  case support(SupportTest)

  /// One of several values, in the order in which the code has them.
  case oneOf([CodeValue])
}

/// An entry of a dictionary.
public struct CodeEntry: Sendable {
  let key: CodeValue
  let value: CodeValue
}

/// A part of a value of several.
public struct CodePart: Sendable {
  let label: String?
  let value: CodeValue
}

/// Something that can be called.
public enum CodeCallable: Sendable {
  /// A closure, with the frame that it sees.
  case closure(SwiftClosure, frame: Int)

  /// A function of the app, with the object or frame that it belongs to.
  case function(SwiftFunction, of: CodeValue?, frame: Int?)

  /// A key path.
  case path([String])
}

/// A question whether something is supported, by the names of the members that ask.
public struct SupportTest: Hashable, Sendable {
  /// The names of members, such as `isTorchModeSupported`.
  let names: Set<String>

  /// Whether the answer is to be no.
  var isDenied = false
}

/// A format of a camera by what the app asks of it.
public struct FormatQuery: Hashable, Sendable {
  /// The number of the camera.
  let device: Int

  /// Whether it is a format for depth.
  var isOfDepth = false

  /// What it must be.
  var tests: [FormatTest] = []
}

/// A property of a format, times a factor.
public struct FormatProperty: Hashable, Sendable {
  /// The name of the key, or of a step on the way to it.
  let name: String

  let query: FormatQuery
  var factor = 1.0
}

/// A condition on a format.
public enum FormatTest: Hashable, Sendable {
  /// A key of the graph has this value.
  case number(String, Double)

  /// A key of the graph is true or false.
  case flag(String, Bool)

  /// A key of the graph is this constant.
  case name(String, String)

  /// A depth format is among those of the format, as this says.
  case depth([FormatTest])

  /// Anything else, in the words of the code.
  case other(String)
}

extension CodeValue {
  /// Why it is not known; `nil` if it is.
  var reason: String? { if case .open(let reason) = self { reason } else { nil } }

  var object: Int? { if case .object(let number) = self { number } else { nil } }

  var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }

  /// A number, or a time in seconds.
  var number: Double? {
    switch self {
    case .number(let number), .time(let number): number
    default: nil
    }
  }

  var isNone: Bool { if case .none = self { true } else { false } }

  /// The values that it can have.
  var choices: [CodeValue] { if case .oneOf(let all) = self { all } else { [self] } }

  /// Whether both are surely the same; `nil` if that is not known.
  func equals(_ other: CodeValue) -> Bool? {
    switch (self, other) {
    case (.flag(let left), .flag(let right)): left == right
    case (.number(let left), .number(let right)), (.time(let left), .time(let right)): left == right
    case (.text(let left), .text(let right)): left == right
    case (.name(let left, _), .name(let right, _)): left == right
    case (.object(let left), .object(let right)): left == right ? true : nil
    case (.none, .none): true
    case (.none, .flag), (.none, .number), (.none, .text), (.none, .name), (.none, .object), (.flag, .none),
      (.number, .none), (.text, .none), (.name, .none), (.object, .none):
      false
    case (.parts(let left), .parts(let right)) where left.count == right.count:
      zip(left, right).reduce(true) { all, pair in
        guard let all, let same = pair.0.value.equals(pair.1.value) else { return nil }
        return all && same
      }
    default: nil
    }
  }

  /// The most values that are kept apart.
  private static let mostChoices = 24

  /// One of this and another value.
  func joined(_ other: CodeValue) -> CodeValue {
    var all = choices
    for value in other.choices where !all.contains(where: { $0.equals(value) == true }) { all.append(value) }
    // A format that is looked for and found in a loop is that format.
    if all.contains(where: { if case .format = $0 { true } else { false } }) { all.removeAll(where: \.isNone) }
    guard all.count <= Self.mostChoices else { return .open("it has too many values") }
    return all.count == 1 ? all[0] : .oneOf(all)
  }
}

extension FormatProperty {
  /// Its value, where the app asked for one.
  var known: CodeValue? {
    for test in query.tests {
      switch test {
      case .number(name, let number): return .number(number * factor)
      case .flag(name, let flag): return .flag(flag)
      default: continue
      }
    }
    return nil
  }
}
