/// What has to support the value of a key, and how an app asks whether it does.
public struct Requirement: Sendable {
  /// Who is asked.
  public let subject: Subject

  /// What is asked.
  public let question: Question

  /// Who can be asked whether it supports a value.
  public enum Subject: Sendable {
    /// The object that has the property, where it is no device.
    case session, input, connection, request

    /// The output that has the property, or that the request goes to.
    case output

    /// The camera that the object belongs to, its format, its format of depth.
    case device, format, depthFormat
  }

  /// How it says what it supports.
  public enum Question: Sendable {
    /// A property that is true: it supports the key, whatever the value.
    case flag(StaticString)

    /// A method that is true of the value, or of another one that stands for it.
    case method(StaticString, with: StaticString?)

    /// A list that has the value.
    case list(StaticString)

    /// A list that has each element of the value.
    case superset(StaticString)

    /// Two ends, with the value between them.
    case range(StaticString, StaticString)

    /// A format's ranges of rates, one of which has the value, the duration of a frame.
    case frameDuration

    /// Any other: the condition, by what stands for the subject and for the value.
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

  static func written(
    of subject: Subject, _ condition: @escaping @Sendable (_ subject: String, _ value: String) -> String
  ) -> Requirement {
    Requirement(subject: subject, question: .written(condition))
  }
}
