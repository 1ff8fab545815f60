package import CaptureModel
package import JSONSource

/// What the probe of a device writes: the costs that its sessions had.
package struct ReadingsDocument: Sendable {
  /// The version of the format: 1.
  package private(set) var version: Located<Int>?

  /// The device's model, such as `iPhone13,3`.
  package private(set) var modelIdentifier: Located<String>?

  /// The system that it ran.
  package private(set) var operatingSystem: Located<OSVersion>?

  /// What was read, in order.
  package private(set) var readings: [SessionReading] = []
}

/// The costs of one session.
package struct SessionReading: Sendable {
  /// The name that findings call it by.
  package private(set) var id: Located<String>?

  /// The session, as a graph whose formats are complete.
  package private(set) var graph: CaptureGraph?

  /// The hardwareCost that was read; `nil` where it was not.
  package private(set) var hardwareCost: ReadCost?

  /// The systemPressureCost that was read; `nil` where it was not.
  package private(set) var systemPressureCost: ReadCost?

  /// When the costs were read.
  package private(set) var readWhen: ReadingMoment?

  /// The pressure that the device was under.
  package private(set) var systemPressureLevel: PressureLevel?
}

/// `AVCaptureDevice.SystemPressureState.Level`.
package enum PressureLevel: String, Vocabulary {
  package static let names = table()

  case nominal, fair, serious, critical, shutdown
}

extension ReadingsDocument: ShapedObject {
  package static let shape = ObjectShape<ReadingsDocument>(
    {
      Field("$schema", .text("where the schema is"), about: KeySentence.schema) { _, _ in }
      Field("capplanReadings", .formatVersion, about: KeySentence.version, isRequired: true) {
        $0.version = $1
      }
      Field("modelIdentifier", .text(), about: "The device's model, such as `iPhone13,3`", isRequired: true) {
        $0.modelIdentifier = $1
      }
      Field("operatingSystem", .version, about: "The system that it ran", isRequired: true) {
        $0.operatingSystem = $1
      }
      Field("readings", .values(of: .object(SessionReading.self)), about: "What was read, in order", isRequired: true) {
        $0.readings = $1.value
      }
    },
    make: { _ in ReadingsDocument() })
}

extension SessionReading: ShapedObject {
  private static let cost = Shape<ReadCost?>.nullable(ReadCost.shape)

  package static let shape = ObjectShape<SessionReading>(
    {
      Field("id", .text(), about: "The name that findings call it by", isRequired: true) { $0.id = $1 }
      Field(
        "graph", .object(CaptureGraph.self), about: "The session, as a graph whose formats are complete",
        isRequired: true
      ) {
        $0.graph = $1.value
      }
      Field("hardwareCost", cost, .property(of: "AVCaptureSession"), about: "The hardwareCost that was read") {
        $0.hardwareCost = $1.value
      }
      Field("systemPressureCost", cost, .property(of: "AVCaptureMultiCamSession"), about: KeySentence.pressureRead) {
        $0.systemPressureCost = $1.value
      }
      Field("readWhen", .name("moment"), about: KeySentence.readWhen) { $0.readWhen = $1.value }
      Field("systemPressureLevel", .name("level"), about: "The pressure that the device was under") {
        $0.systemPressureLevel = $1.value
      }
    },
    make: { _ in SessionReading() })
}
