/// The index of an input in a graph's `inputs`.
public struct InputIndex: Hashable, CustomStringConvertible, Comparable, Sendable {
  /// The number, from 0.
  public let value: Int

  /// An index from its number.
  public init(_ value: Int) { self.value = value }

  /// The number.
  public var description: String { String(value) }

  /// In the order of the graph.
  public static func < (left: InputIndex, right: InputIndex) -> Bool { left.value < right.value }
}

/// The index of an output in a graph's `outputs`.
public struct OutputIndex: Hashable, CustomStringConvertible, Comparable, Sendable {
  /// The number, from 0.
  public let value: Int

  /// An index from its number.
  public init(_ value: Int) { self.value = value }

  /// The number.
  public var description: String { String(value) }

  /// In the order of the graph.
  public static func < (left: OutputIndex, right: OutputIndex) -> Bool { left.value < right.value }
}

/// The index of a camera in a session's `cameras`, which don't include microphones.
public struct CameraIndex: Hashable, CustomStringConvertible, Comparable, Sendable {
  /// The number, from 0.
  public let value: Int

  /// An index from its number.
  public init(_ value: Int) { self.value = value }

  /// The number.
  public var description: String { String(value) }

  /// In the order of the session.
  public static func < (left: CameraIndex, right: CameraIndex) -> Bool { left.value < right.value }
}

/// The index of a format in a camera's `formats`, which have the order of `device.formats`.
public struct FormatIndex: Hashable, CustomStringConvertible, Comparable, Sendable {
  /// The number, from 0.
  public let value: Int

  /// An index from its number.
  public init(_ value: Int) { self.value = value }

  /// The number.
  public var description: String { String(value) }

  /// In the order of the camera's list.
  public static func < (left: FormatIndex, right: FormatIndex) -> Bool { left.value < right.value }
}
