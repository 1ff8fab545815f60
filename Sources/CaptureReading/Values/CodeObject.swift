public import SwiftReading

/// An object that an app's code makes.
public struct CodeObject: Sendable {
  /// What it is.
  public let kind: Kind

  /// Where it is made.
  public let place: SwiftPlace

  /// What must be so for it to be made.
  let conditions: [CodeCondition]

  /// Its variables.
  var fields: [String: CodeValue] = [:]

  /// The name that the code gives it; the last one if it has several.
  public internal(set) var name: String?

  var nameRank = NameRank.passing

  /// What gives an object its name.
  enum NameRank: Int, Comparable {
    /// A loop, a condition or a parameter.
    case passing

    /// A constant or variable of a function.
    case constant

    /// A variable of a type.
    case variable

    static func < (left: NameRank, right: NameRank) -> Bool { left.rawValue < right.rawValue }
  }

  /// A kind of object.
  public enum Kind: Sendable, Equatable {
    /// Of a type of the app.
    case own(String)

    /// `AVCaptureSession` or `AVCaptureMultiCamSession`.
    case session(isMultiCam: Bool)

    /// `AVCaptureDevice`.
    case device

    /// `AVCaptureDeviceInput`.
    case input(device: Int)

    /// An output or a preview layer, by its type in the graph.
    case output(String)

    /// A connection, by the output that it goes to.
    case connection(output: Int)

    /// Ports of an input.
    case ports(input: Int)

    /// The settings of a photo.
    case request

    /// A synchronizer of outputs.
    case synchronizer
  }
}

/// What must be so for a statement to run.
public enum CodeCondition: Hashable, Sendable {
  /// Something is supported.
  case supported(SupportTest)

  /// The device has a camera.
  case exists(Int)

  /// The device lacks a camera.
  case lacks(Int)

  /// The session takes what it is asked for.
  case accepted

  /// The system has at least this version.
  case system(String)

  /// Anything else: its text in the code.
  case other(String, SwiftPlace)
}

/// One thing that an app's code does to a session or to one of its parts.
public struct CodeEvent: Sendable {
  /// The object.
  public let object: Int

  /// What is done.
  public let action: Action

  /// Where.
  public let place: SwiftPlace

  /// What must be so.
  public let conditions: [CodeCondition]

  /// When.
  public let phase: Phase

  /// What is done to an object.
  public enum Action: Sendable {
    /// A member is set to a value.
    case set(String, CodeValue)

    /// A method is called.
    case call(String, [CodePart])

    /// An input, output or connection is added; `formsConnections` is what the call says of them.
    case add(Int, formsConnections: Bool)

    /// An input or output is removed.
    case remove(Int)

    /// It is given to code that was not read.
    case pass(String)
  }

  /// When something is done.
  public enum Phase: Int, Comparable, Sendable {
    /// While the app makes its session.
    case setup

    /// When it captures.
    case capture

    /// At any time after.
    case later

    /// In this order.
    public static func < (left: Phase, right: Phase) -> Bool { left.rawValue < right.rawValue }
  }
}
