import CaptureModel
import JSONSource

/// The keys that only the JSON of a matrix has; `MatrixJSON` writes them.
enum MatrixFields {
  private typealias Own = ReportFields

  /// The omissions from one graph.
  static let without: [SchemaField] = [
    SchemaField("path", Own.text, about: "The file as it was named"),
    SchemaField("leftOut", .array(.object { leftOut }), about: "What devices lack"),
    SchemaField("notKnown", .array(.object { notKnown }), about: "What devices may lack"),
    SchemaField("withEverything", .array(Own.text), about: "The profiles that go without nothing"),
    SchemaField("cannotRun", .array(Own.text), about: "The profiles on which the graph does not run"),
  ]

  private static let notKnown: [SchemaField] =
    Own.guarded + [SchemaField("profiles", .array(Own.text), about: profiles)]

  private static let leftOut: [SchemaField] =
    Own.guarded + [
      Own.values,
      SchemaField("why", Own.text, about: "What the devices lack"),
      SchemaField("profiles", .array(Own.text), about: profiles),
    ]

  /// The configuration of one graph for all devices.
  static let oneForAll: [SchemaField] = [
    SchemaField("path", Own.text, about: "The file as it was named"),
    SchemaField("reason", Own.orNull(Own.text), about: "Why there is no configuration; null if there is one"),
    SchemaField("configuration", Own.orNull(Own.text), about: "The configuration in words; null if there is none"),
    SchemaField(
      "plan", Own.orNull(.array(.object { Own.camera })), about: "What every camera runs, in the order of the graph",
      isRequired: false),
    SchemaField(
      "lost", .array(.object { Own.guarded }), about: "The guarded settings that it gives up or no longer asks for",
      isRequired: false),
    SchemaField("proven", .boolean, about: "Whether no configuration is better", isRequired: false),
    SchemaField(
      "unverified", .array(Own.text),
      about: "The devices on which missing facts decide whether it runs, with the facts",
      isRequired: false),
    SchemaField(
      "budgetRemark", Own.orNull(Own.text),
      about: "Why the costs do not rank the devices; null if their pixel budgets have one origin", isRequired: false),
    SchemaField("profiles", .array(.object { costs }), about: "The costs on each device", isRequired: false),
  ]

  private static let costs: [SchemaField] = [
    SchemaField("profile", Own.text, about: "The id of the profile"),
    SchemaField("hardwareCost", Own.orNull(.object { Own.interval }), about: "The hardwareCost there"),
    SchemaField("systemPressureCost", Own.orNull(.object { Own.interval }), about: "The systemPressureCost there"),
  ]

  private static let profiles: StaticString = "The ids of these devices' profiles"
}
