import JSONSource

/// A value in force, and who said so.
struct Setting<Value: Sendable>: Sendable {
  /// Who said so; the places are those in the text of the graph or of the settings.
  enum Origin: Sendable {
    /// An option of the command line, with its dashes.
    case option(String)

    /// The graph itself.
    case graph(SourceRange)

    /// A settings file.
    case settings(SourceRange)

    /// Nobody.
    case none
  }

  /// The value.
  let value: Value

  /// Who said so.
  let origin: Origin

  init(_ value: Value, _ origin: Origin) {
    self.value = value
    self.origin = origin
  }

  /// The one precedence that there is: an option wins over the graph, the graph over settings, settings over the default.
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

  /// Whether an option said so.
  var isOption: Bool { if case .option = origin { true } else { false } }

  /// Whether the graph said so.
  var isOfGraph: Bool { if case .graph = origin { true } else { false } }

  /// Whether settings said so.
  var isOfSettings: Bool { if case .settings = origin { true } else { false } }

  /// The value, where it was set beside the graph.
  var besideGraph: Value? { isOption || isOfSettings ? value : nil }
}
