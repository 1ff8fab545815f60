import CaptureModel
import CaptureReports

/// The kinds of document that have a schema.
package enum SchemaName: String, CaseIterable, Sendable {
  case graph, profile, report, config, readings, diff, trace, profiles, explain, calibration, baseline, settings

  /// The kind.
  fileprivate var document: SchemaDocument {
    switch self {
    case .graph: .graph
    case .profile: .profile
    case .report: .report
    case .config: .config(Settings.shape.fields.schema)
    case .readings: .readings
    case .diff: .comparison
    case .trace: .trace
    case .profiles: .profiles
    case .explain: .explanation
    case .calibration: .calibration
    case .baseline: .baseline
    case .settings: .settings
    }
  }
}

/// `capplan schema`: the JSON Schema of a kind of document.
package struct SchemaCommand: Subcommand {
  package var operands: [String] = []
  package private(set) var output = Destination.standardOutput

  package init() {}

  package static let page = CommandPage(
    name: "schema",
    summary: "Write the JSON Schema of a kind of document, for editors and validators",
    operands: .atMostOne(Operand("KIND", .plain(SchemaName.allCases.map(\.rawValue)))),
    examples: [
      .init("capplan schema graph", "of capture graphs"),
      .init("capplan schema config -o config.schema.json", "of .capplan.json, to a file"),
    ],
    details: [
      "KIND is one of \(SchemaName.allCases.map(\.rawValue).joined(separator: ", ")).",
      """
      The schemas are draft 2020-12, made from the descriptions that the documents are read or written by. What a \
      schema can't say, such as names that refer to nothing, is for capplan check.
      """,
    ])

  package static let options: [CommandOption<SchemaCommand>] = [
    .value("output", short: "o", .file, .common, "write to a file") { $0.output = Destination($1) }
  ]

  package func validate() throws(UsageError) { _ = try name }

  private var name: SchemaName {
    get throws(UsageError) {
      guard let text = operands.first else {
        throw .missingOperand("KIND, one of \(SchemaName.allCases.map(\.rawValue).joined(separator: ", ")),")
      }
      guard let name = SchemaName(rawValue: text) else {
        throw .unknownName(.kind, text, known: SchemaName.allCases.map(\.rawValue))
      }
      return name
    }
  }

  package func run(_ console: Console) throws(UsageError) -> ExitStatus {
    console.write(SchemaRenderer(try name.document).render(), to: output)
  }
}
