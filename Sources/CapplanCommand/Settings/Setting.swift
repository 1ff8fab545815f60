import JSONSource

/// A value in force, and where it comes from.
struct Setting<Value: Sendable>: Sendable {
  /// Where a value comes from; the ranges are places in the text of the graph or of the settings.
  enum Origin: Sendable {
    /// An option of the command line, with its dashes.
    case option(String)

    /// The graph itself.
    case graph(SourceRange)

    /// A settings file.
    case settings(SourceRange)

    /// Not set: the default.
    case none
  }

  /// The value.
  let value: Value

  /// Where it comes from.
  let origin: Origin

  init(_ value: Value, _ origin: Origin) {
    self.value = value
    self.origin = origin
  }

  /// Applies the order of precedence: an option wins over the graph, the graph over settings, settings over the
  /// default.
  init(
    option name: String = "", _ option: Value? = nil, graph: Located<Value>? = nil, settings: Located<Value>?,
    default value: Value
  ) {
    if let option {
      self.init(option, .option(name))
    } else if let graph {
      self.init(graph.value, .graph(graph.range))
    } else if let settings {
      self.init(settings.value, .settings(settings.range))
    } else {
      self.init(value, .none)
    }
  }

  /// Whether an option set it.
  var isOption: Bool { if case .option = origin { true } else { false } }

  /// Whether the graph set it.
  var isOfGraph: Bool { if case .graph = origin { true } else { false } }

  /// Whether settings set it.
  var isOfSettings: Bool { if case .settings = origin { true } else { false } }

  /// The value, if an option or settings set it.
  var besideGraph: Value? { isOption || isOfSettings ? value : nil }
}
