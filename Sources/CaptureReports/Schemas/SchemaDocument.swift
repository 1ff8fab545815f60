package import CaptureModel
import DeviceFacts
import JSONSource

/// A kind of document that has a schema.
public struct SchemaDocument: Sendable {
  /// The file name of the schema, which is also its `$id`.
  let id: String

  /// The title of the schema.
  let title: String

  /// A sentence about the document.
  let about: String

  /// The keys of the document.
  let fields: [SchemaField]

  /// The keys of the other kinds of line, if the document is a line of several kinds.
  let otherLines: [[SchemaField]]

  /// A complete document of this kind, as JSON text.
  let example: String

  /// The highest number of elements in a list; `nil` if there is no limit.
  let listLimit: Int?

  /// The conditions between its keys.
  let conditions: [SchemaCondition]

  /// Whether keys that aren't listed here are allowed, since later reports may have more.
  let isOpen: Bool

  /// A kind of document.
  init(
    id: String, title: String, about: String, fields: [SchemaField], otherLines: [[SchemaField]] = [],
    example: String, listLimit: Int? = nil, conditions: [SchemaCondition] = [], isOpen: Bool = false
  ) {
    self.id = id
    self.title = title
    self.about = about
    self.fields = fields
    self.otherLines = otherLines
    self.example = example
    self.listLimit = listLimit
    self.conditions = conditions
    self.isOpen = isOpen
  }

  /// A capture graph.
  public static var graph: SchemaDocument {
    SchemaDocument(
      id: "capture-graph.schema.json", title: "Capture graph",
      about: "The inputs, outputs and connections of an AVFoundation capture session, and what the app around it does",
      fields: CaptureGraph.shape.fields.schema,
      example: """
        { "capplan": 1, "profiles": ["iphone-xs"], "session": { "type": "multiCam" },
          "inputs": [ { "id": "back", "deviceType": "builtInWideAngleCamera", "position": "back",
            "activeFormat": { "width": 1920, "height": 1440, "maxFrameRate": 30, "binned": false } } ],
          "outputs": [ { "id": "video", "type": "videoData", "pixelFormat": "420f" } ],
          "connections": [ { "input": "back", "port": "video", "output": "video" } ] }
        """,
      listLimit: GraphLimits.elements, conditions: SchemaCondition.ofGraphs)
  }

  /// A device profile.
  public static var profile: SchemaDocument {
    SchemaDocument(
      id: "device-profile.schema.json", title: "Device profile",
      about: "What is known of a device's cameras and costs, and how it is known", fields: ProfileDecoder.fields,
      example: """
        { "capplanProfile": 1, "id": "my-phone", "name": "My phone", "modelIdentifiers": ["iPhone13,3"],
          "multiCamSupported": true, "cameras": [ { "deviceType": "builtInWideAngleCamera", "position": "back",
            "source": "printed", "formats": [ { "width": 1920, "height": 1080, "maxFrameRate": 30, "multiCam": true } ] } ],
          "sources": [ { "id": "printed", "kind": "printed", "reference": "the probe's output" } ] }
        """)
  }

  /// Settings; the command that reads them passes in their keys.
  package static func config(_ fields: [SchemaField]) -> SchemaDocument {
    SchemaDocument(
      id: "config.schema.json", title: "Settings",
      about: "What a team asks of every run: the .capplan.json in a graph's folder or the nearest above it",
      fields: fields,
      example: """
        { "profiles": ["iphone-xs", "iphone-12-pro"], "failOn": "warning", "severity": { "\(DocumentFault.unknownKey.id.rawValue)": "warning" },
          "targets": { "hardwareCost": 0.9 }, "baseline": "capplan-baseline.json" }
        """)
  }

  /// Readings of a device.
  public static var readings: SchemaDocument {
    SchemaDocument(
      id: "readings.schema.json", title: "Readings",
      about: "The costs that sessions had on a device, as a probe read them",
      fields: ReadingsDocument.shape.fields.schema,
      example: """
        { "capplanReadings": 1, "modelIdentifier": "iPhone11,2", "operatingSystem": "13.0", "readings": [] }
        """)
  }
}
