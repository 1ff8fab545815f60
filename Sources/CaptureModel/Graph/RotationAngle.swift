import JSONSource

/// How far a connection rotates its video.
public enum RotationAngle: Hashable, Sendable {
  /// By this many degrees, clockwise.
  case degrees(Double)

  /// By some quarter turn that an `AVCaptureDevice.RotationCoordinator` chooses at run time.
  case coordinator

  /// The degrees; `nil` if unknown.
  public var degrees: Double? {
    guard case .degrees(let degrees) = self else { return nil }
    return degrees
  }
}

extension RotationAngle {
  /// A number, or `"coordinator"`; a rule checks whether connections support the angle.
  static let shape = Shape<RotationAngle>(
    .either([number.schema, .names { SchemaNames([coordinatorName]) }]),
    write: { angle, _ in angle.degrees.map { .number($0) } ?? .text(coordinatorName) }
  ) { reader, value in
    if reader.document.kind(of: value) != .string { return number.read(&reader, value).map { .degrees($0) } }
    if reader.document.string(of: value) == coordinatorName { return .coordinator }
    reader.reportUnknownValue(value, what: "rotation angle", allowed: [coordinatorName])
    return nil
  }

  private static let coordinatorName = "coordinator"
  private static let number = Shape<Double>.number(-360...360, "degrees")
}
