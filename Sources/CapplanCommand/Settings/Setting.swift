import CaptureSession
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

  /// The one of an option, the graph and settings that counts most; without any, the default.
  init(
    option name: String = "", _ option: Value? = nil, graph: Located<Value>? = nil, settings: Located<Value>?,
    default value: Value
  ) {
    let graph = graph.map { Aim($0.value, .graph($0.range)) }
    let settings = settings.map { Aim($0.value, .settings($0.range)) }
    let aim = Aim.stronger(option.map { Aim($0, .caller) }, .stronger(graph, settings))
    self.init(aim, option: name, default: value)
  }

  /// A value and who set it; the caller did so with the option of this name.
  init(_ aim: Aim<Value>?, option name: String, default value: Value) {
    guard let aim else {
      self.init(value, .none)
      return
    }
    switch aim.origin {
    case .caller: self.init(aim.value, .option(name))
    case .graph(let range): self.init(aim.value, .graph(range))
    case .settings(let range): self.init(aim.value, .settings(range))
    }
  }

  /// Whether an option set it.
  var isOption: Bool { if case .option = origin { true } else { false } }

  /// Whether the graph set it.
  var isOfGraph: Bool { if case .graph = origin { true } else { false } }

  /// Whether settings set it.
  var isOfSettings: Bool { if case .settings = origin { true } else { false } }
}

extension Setting {
  /// A value that may not be set, and who set it.
  init<Wrapped>(_ aim: Aim<Wrapped>?, option name: String) where Value == Wrapped? {
    self.init(aim.map { Aim<Wrapped?>($0.value, $0.origin) }, option: name, default: nil)
  }
}
