/// What an app does under system pressure, level by level.
struct PressureReactions {
  /// A level with what the app does at it.
  struct Level {
    let name: String
    let reaction: PressureReaction

    /// The frame rates that are set, by the names of inputs.
    let rates: [String: Located<FrameRate>]

    fileprivate init(name: String, reaction: PressureReaction) {
      self.name = name
      self.reaction = reaction
      let entries = reaction.frameRates?.value ?? []
      rates = Dictionary(entries.map { ($0.key.value, $0.value) }, uniquingKeysWith: { _, last in last })
    }
  }

  /// The levels at which the app does something, from nominal to shutdown.
  let levels: [Level]

  /// The cameras of the session by their names.
  let cameras: [String: ResolvedCamera]

  /// `nil` where the graph says nothing of pressure.
  init?(_ session: ResolvedSession) {
    guard let response = session.graph.pressureResponse else { return nil }
    let all = [
      ("nominal", response.nominal), ("fair", response.fair), ("serious", response.serious),
      ("critical", response.critical), ("shutdown", response.shutdown),
    ]
    levels = all.compactMap { name, reaction in reaction.map { Level(name: name, reaction: $0) } }
    cameras = Dictionary(session.cameras.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The levels of some names.
  func levels(_ names: String...) -> [Level] { levels.filter { names.contains($0.name) } }

  /// Whether a reaction slows a camera down.
  func lowersRates(_ reaction: PressureReaction) -> Bool {
    (reaction.frameRates?.value ?? []).contains { entry in
      guard let camera = cameras[entry.key.value] else { return false }
      return camera.effectiveRate.map { entry.value.value < $0 } ?? true
    }
  }

  /// Whether a reaction lets the cameras do less.
  func eases(_ reaction: PressureReaction) -> Bool {
    lowersRates(reaction) || !(reaction.disabledInputs?.value ?? []).isEmpty
  }
}

extension ResolvedCamera {
  /// A rate to go down to under pressure: a usual one, at most two thirds of the present one.
  var easedRate: FrameRate {
    let now = effectiveRate?.value ?? 30
    let usual = [120, 60, 30, 20, 15, 10, 5].map { FrameRate($0) }.filter { $0.value <= now * 2 / 3 }
    return usual.first { activeFormat?.holds($0) != false } ?? usual.first ?? FrameRate(now)
  }
}

extension PressureReaction {
  /// The edits that set frame rates, beside those that are set.
  func settingRates(_ rates: [(key: String, json: String)], _ edit: DocumentEditor) -> [SourceEdit] {
    if let frameRates { return edit.changing(frameRates.range, set: rates) }
    return [edit.adding("frameRates", Self.object(rates), to: range)]
  }

  /// An object with these members.
  static func object(_ members: [(key: String, json: String)]) -> String {
    "{ " + members.map { "\(JSONString.quoted($0.key)): \($0.json)" }.joined(separator: ", ") + " }"
  }
}
