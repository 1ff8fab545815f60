/// `AVCaptureDevice.Position`: the side of the hardware that a device is on.
public enum DevicePosition: String, Vocabulary {
  /// The names of the cases, for look-ups by bytes.
  public static let names = table()

  case unspecified, back, front

  /// Common names for the sides.
  public static var slips: [(String, DevicePosition)] { [("rear", .back), ("selfie", .front)] }

  /// The integers of the enumeration.
  public static var numbers: [(Int, DevicePosition)] { [(0, .unspecified), (1, .back), (2, .front)] }
}
