/// The object that has to support the value of a key, and how an app asks it.
public struct Requirement: Sendable {
  /// The object to ask.
  public let subject: Subject

  /// The question.
  public let question: Question

  /// An object to ask whether it supports a value.
  public enum Subject: Sendable {
    /// The object with the property, if it isn't a device.
    case session, input, connection, request

    /// The output with the property, or the output of the request.
    case output

    /// The camera of the object, its format, or its depth format.
    case device, format, depthFormat
  }

  /// How to ask it.
  public enum Question: Sendable {
    /// A property that must be true, whatever the value.
    case flag(StaticString)

    /// A method that must return true for the value, or for a given one.
    case method(StaticString, with: StaticString?)

    /// A list that must contain the value.
    case list(StaticString)

    /// A list that must contain each element of the value.
    case superset(StaticString)

    /// Two properties that the value must be between.
    case range(StaticString, StaticString)

    /// A format's frame rate ranges; one of them must contain the value, which is a frame duration.
    case frameDuration

    /// A size that is at least as wide and as high as the value, in pixels.
    case size(StaticString)

    /// Any other condition, as a function of the expressions for subject and value.
    case written(@Sendable (_ subject: String, _ value: String) -> String)
  }
}

extension Requirement {
  static func flag(_ name: StaticString, of subject: Subject) -> Requirement {
    Requirement(subject: subject, question: .flag(name))
  }

  static func method(_ name: StaticString, with value: StaticString? = nil, of subject: Subject) -> Requirement {
    Requirement(subject: subject, question: .method(name, with: value))
  }

  static func list(_ name: StaticString, of subject: Subject) -> Requirement {
    Requirement(subject: subject, question: .list(name))
  }

  static func superset(_ name: StaticString, of subject: Subject) -> Requirement {
    Requirement(subject: subject, question: .superset(name))
  }

  static func range(_ lowest: StaticString, _ highest: StaticString, of subject: Subject) -> Requirement {
    Requirement(subject: subject, question: .range(lowest, highest))
  }

  static func frameDuration(of subject: Subject) -> Requirement {
    Requirement(subject: subject, question: .frameDuration)
  }

  static func size(_ name: StaticString, of subject: Subject) -> Requirement {
    Requirement(subject: subject, question: .size(name))
  }

  static func written(
    of subject: Subject, _ condition: @escaping @Sendable (_ subject: String, _ value: String) -> String
  ) -> Requirement {
    Requirement(subject: subject, question: .written(condition))
  }
}
