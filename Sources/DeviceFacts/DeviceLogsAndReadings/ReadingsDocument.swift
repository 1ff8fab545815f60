package import CaptureModel
package import JSONSource

/// The output of a probe on a device: the costs of its sessions.
package struct ReadingsDocument: Sendable {
  /// The version of the format: 1.
  package private(set) var version: Located<Int>?

  /// The device's model, such as `iPhone13,3`.
  package private(set) var modelIdentifier: Located<String>?

  /// The system of the device.
  package private(set) var operatingSystem: Located<OSVersion>?

  /// The readings, in order.
  package private(set) var readings: [SessionReading] = []
}

/// The costs of one session.
package struct SessionReading: Sendable {
  /// The name used in findings.
  package private(set) var id: Located<String>?

  /// The session, as a graph with complete formats.
  package private(set) var graph: CaptureGraph?

  /// The hardwareCost that was read; `nil` if it was not.
  package private(set) var hardwareCost: ReadCost?

  /// The systemPressureCost that was read; `nil` if it was not.
  package private(set) var systemPressureCost: ReadCost?

  /// When the costs were read.
  package private(set) var readWhen: ReadingMoment?

  /// The system pressure of the device.
  package private(set) var systemPressureLevel: PressureLevel?
}

/// `AVCaptureDevice.SystemPressureState.Level`.
package enum PressureLevel: String, Vocabulary {
  package static let names = table()

  case nominal, fair, serious, critical, shutdown
}

extension ReadingsDocument {
  /// The readings in one document: a probe takes a few hundred, and fitting a model to so many takes some seconds.
  package static let mostReadings = 10_000
}

extension ReadingsDocument: ShapedObject {
  package static let shape = ObjectShape<ReadingsDocument>(
    {
      Field("$schema", .text("where the schema is"), about: KeySentence.schema, set: { _, _ in })
      Field("capplanReadings", .formatVersion, about: KeySentence.version, isRequired: true) {
        $0.version = $1
      }
      Field("modelIdentifier", .text(), about: "The device's model, such as `iPhone13,3`", isRequired: true) {
        $0.modelIdentifier = $1
      }
      Field("operatingSystem", .version, about: "The system of the device", isRequired: true) {
        $0.operatingSystem = $1
      }
      Field(
        "readings", .values(of: .object(SessionReading.self), upTo: mostReadings, readsRest: false),
        about: "The readings, in order", isRequired: true
      ) {
        $0.readings = $1.value
      }
    },
    make: { _ in ReadingsDocument() })
}

extension SessionReading: ShapedObject {
  private static let cost = Shape<ReadCost?>.nullable(ReadCost.shape)

  package static let shape = ObjectShape<SessionReading>(
    {
      Field("id", .text(), about: "The name used in findings", isRequired: true) { $0.id = $1 }
      Field(
        "graph", .object(CaptureGraph.self), about: "The session, as a graph with complete formats",
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
      Field("systemPressureLevel", .name("level"), about: "The system pressure of the device") {
        $0.systemPressureLevel = $1.value
      }
    },
    make: { _ in SessionReading() })
}
