import CaptureModel
import JSONSource

/// The documents that capplan writes and doesn't read, by the descriptions that they are written from.
extension SchemaDocument {
  /// The report of a check, a bill of costs or a matrix.
  public static var report: SchemaDocument {
    SchemaDocument(
      id: "report.schema.json", title: "Report", about: "The results of a check, a bill of costs or a matrix, as JSON",
      fields: MatrixJSON.shape.schema, example: "{ \(head), \(noResults) }", isOpen: true)
  }

  /// The comparison of two states of graphs.
  public static var comparison: SchemaDocument {
    SchemaDocument(
      id: "diff.schema.json", title: "Comparison",
      about: "What a change of graphs makes of their reports, as capplan diff writes it as JSON",
      fields: ComparisonJSON.shape.schema,
      example: """
        { \(head), "old": { \(head), \(noResults) }, "new": { \(head), \(noResults) }, "changes": [],
          "summary": { "new": 0, "graver": 0, "milder": 0, "fixed": 0, "noLongerCertain": 0, "same": 0, "known": 0 } }
        """,
      isOpen: true)
  }

  /// A line of a reduction's trace.
  public static var trace: SchemaDocument {
    SchemaDocument(
      id: "trace.schema.json", title: "Trace of a reduction",
      about: "A line of what capplan reduce --trace json writes: a step, or at last the outcome",
      fields: TraceJSON.step.schema, otherLines: [TraceJSON.outcome.schema],
      example: """
        { "step": 1, "rung": "format", "input": "back", "change": { "from": "1920x1080 at 60", "to": "1920x1080 at 30" },
          "hardwareCost": { "from": 1.2, "to": 0.9 }, "systemPressureCost": { "from": null, "to": null },
          "lowered": true, "mends": [] }
        """,
      isOpen: true)
  }

  /// The list of profiles.
  public static var profiles: SchemaDocument {
    SchemaDocument(
      id: "profiles.schema.json", title: "List of profiles",
      about: "What is known of each device, as capplan profiles writes it as JSON",
      fields: ProfileListJSON.shape.schema, example: #"{ \#(head), "profiles": [] }"#, isOpen: true)
  }

  /// Rules and facts of the API.
  public static var explanation: SchemaDocument {
    SchemaDocument(
      id: "explain.schema.json", title: "Explanation", about: "Rules and facts, as capplan explain writes them as JSON",
      fields: RuleJSON.shape.schema, example: #"{ \#(head), "rules": [], "topics": [] }"#, isOpen: true)
  }

  /// The report of a calibration.
  public static var calibration: SchemaDocument {
    SchemaDocument(
      id: "calibration.schema.json", title: "Report of a calibration",
      about: "How well costs were fitted to readings, as capplan calibrate --report writes it",
      fields: CalibrationJSON.shape.schema,
      example: #"{ "version": 1, "fits": [], "leftOut": [], "open": [], "next": [] }"#, isOpen: true)
  }

  /// The settings in force.
  public static var settings: SchemaDocument {
    SchemaDocument(
      id: "settings.schema.json", title: "Settings in force",
      about: "The settings and where each comes from, as capplan config writes them as JSON",
      fields: SettingsJSON.shape.schema, example: #"{ \#(head), "settings": [] }"#, isOpen: true)
  }

  /// The known findings of a team.
  public static var baseline: SchemaDocument {
    SchemaDocument(
      id: "baseline.schema.json", title: "Baseline",
      about: "Findings that a team knows of, so that only new ones are reported", fields: Baseline.fields,
      example: """
        { "capplanBaseline": 2, "findings": [ { "path": "graph.json", "rule": "connection-missing", "severity": "error",
          "subjects": ["back"], "profiles": ["iphone-xs"] } ] }
        """)
  }

  private static let head = #""version": 1, "tool": { "name": "capplan", "version": "1.0.0" }"#
  private static let noResults = """
    "results": [],
      "summary": { "errors": 0, "warnings": 0, "notes": 0, "hiddenRefusals": 0, "files": 0, "profiles": 0,
        "verdicts": { "runs": 0, "adjusted": 0, "cannotRun": 0, "unverified": 0, "invalid": 0 } }
    """
}
