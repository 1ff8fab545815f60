import JSONSource

/// How far a connection turns its pictures.
public enum RotationAngle: Hashable, Sendable {
  /// By this many degrees, clockwise.
  case degrees(Double)

  /// As an `AVCaptureDevice.RotationCoordinator` says while the device is held: a quarter turn, which is not known here.
  case coordinator

  /// The degrees; `nil` where they are not known.
  public var degrees: Double? {
    guard case .degrees(let degrees) = self else { return nil }
    return degrees
  }
}

extension RotationAngle {
  /// A number, or `"coordinator"`; a rule judges whether the number is an angle that connections know.
  static let shape = Shape<RotationAngle>(.either([number.schema, .names { SchemaNames([coordinatorName]) }])) {
    reader, value in
    if reader.document.kind(of: value) != .string { return number.read(&reader, value).map { .degrees($0) } }
    if reader.document.string(of: value) == coordinatorName { return .coordinator }
    reader.reportUnknownValue(value, what: "rotation angle", allowed: [coordinatorName])
    return nil
  }

  private static let coordinatorName = "coordinator"
  private static let number = Shape<Double>.number(-360...360, "degrees")
}
