import CaptureModel
import CaptureSession
import JSONSource

/// The code that observes the pressure of the cameras and responds to it.
struct PressureMethods: EmissionPass {
  let context: EmissionContext

  /// The pressure levels with the app's reaction to each, lowest first.
  private var reactions: [(level: String, reaction: PressureReaction?)] {
    let response = session.graph.pressureResponse
    return [
      ("nominal", response?.nominal), ("fair", response?.fair), ("serious", response?.serious),
      ("critical", response?.critical), ("shutdown", response?.shutdown),
    ]
  }

  /// Whether the app has an answer to some level.
  private var hasReactions: Bool { reactions.contains { $0.reaction != nil } }

  /// Whether the app observes pressure at all.
  var answersPressure: Bool {
    !session.cameras.isEmpty && (hasReactions || session.graph.app?.observesSystemPressure?.value == true)
  }

  /// Whether some level throttles the app's own work, or says that it doesn't.
  var throttles: Bool { answersPressure && reactions.contains { $0.reaction?.throttlesProcessing != nil } }

  /// The inputs with frame rates that some level changes.
  private var slowed: [InputIndex] { inputs { $0.frameRates?.value.map(\.key.value) ?? [] } }

  /// The inputs that some level disables.
  private var paused: [InputIndex] { inputs(disabled) }

  /// Whether some level stops a connection that is enabled in the plan.
  func isPaused(_ connection: ResolvedConnection) -> Bool {
    answersPressure && paused.contains(connection.input)
      && connection.index.map { session.graph.connections?[$0].enabled?.value != false } ?? true
  }

  private func disabled(_ reaction: PressureReaction) -> [String] {
    (reaction.disabledInputs?.value ?? []).map { session.graph.text(of: $0.value) }
  }

  private func inputs(_ named: (PressureReaction) -> [String]) -> [InputIndex] {
    let ids = Set(reactions.compactMap(\.reaction).flatMap(named))
    return session.graph.inputIndices.filter { ids.contains(text(of: session.graph.inputs[$0].id)) }
  }

  /// Stores the objects that the reactions need, and observes the cameras.
  ///
  /// `stopped` has the names of the connections that some level stops, by input.
  func observePressure(_ names: inout SwiftNames, stopping stopped: [InputIndex: [String]]) -> ObservedPressure {
    var (part, pausedNames) = (part, [InputIndex: String]())
    guard answersPressure else { return ObservedPressure(part: part, pausedNames: [:]) }
    if throttles { part.events.insert(.throttle) }
    if !hasReactions { part.events.insert(.systemPressure) }
    part.body.section("System pressure")
    for input in slowed {
      let name = inputNames[input.value]
      part.inputs.insert(input)
      part.hiddenProperties.append("private var \(name): AVCaptureDeviceInput?")
      part.body.add("self.%1 = %1", name)
    }
    for input in paused {
      let name = names.name(text(of: session.graph.inputs[input].id), ending: "Connections", other: "input")
      pausedNames[input] = name
      part.hiddenProperties.append("private var \(name): [AVCaptureConnection] = []")
      let list = "[" + (stopped[input] ?? []).joined(separator: ", ") + "]"
      let mayLack = session.connections(fromInput: input).contains { isOptional($0) } && stopped[input] != nil
      part.body.add("%1 = %2", name, mayLack ? list + ".compactMap { $0 }" : list)
    }
    if !paused.isEmpty { part.hiddenProperties.append("private var paused: [AVCaptureConnection] = []") }
    part.hiddenProperties.append("private var cameras: [AVCaptureDevice] = []")
    part.hiddenProperties.append("private var level = AVCaptureDevice.SystemPressureState.Level.nominal")
    part.body.add(
      """
      cameras = %1
      observations = cameras.map { camera in
          camera.observe(\\.systemPressureState, options: [.initial, .new]) { [weak self] _, _ in
              guard let self else { return }
              self.queue.async { self.respondToPressure() }
          }
      }
      """, observedCameras)
    return ObservedPressure(part: part, pausedNames: pausedNames)
  }

  /// The cameras, as a list, without those that the device lacks.
  private var observedCameras: String {
    let list = "[" + session.cameras.map { device($0.inputIndex) }.joined(separator: ", ") + "]"
    return session.cameras.contains { isOptional($0.inputIndex) } ? list + ".compactMap { $0 }" : list
  }

  /// The method that reacts to pressure.
  ///
  /// A setting stays in force at higher levels until one of them changes it. A level that the graph doesn't name has
  /// the state of the level below, since a camera may start at any level and skip some.
  func method(_ pausedNames: [InputIndex: String]) -> EmittedPart {
    var part = part
    guard answersPressure else { return part }
    var body = SwiftBody(minimum: minimum)
    body.add(
      """
      let levels = cameras.map { $0.systemPressureState.level }
      let order: [AVCaptureDevice.SystemPressureState.Level] = [
          .shutdown, .critical, .serious, .fair, .nominal,
      ]
      guard let worst = order.first(where: levels.contains), worst != level else { return }
      """)
    if hasReactions {
      respond(pausedNames, in: &part, &body)
    } else {
      body.add("level = worst\nonEvent(.systemPressure(worst))")
    }
    let method: [SwiftCode] = [
      .line(""),
      .line("/// \(hasReactions ? "Responds to" : "Tells of") system pressure by the highest level of any camera."),
      .block("private func respondToPressure() {", body.codes),
    ]
    part.body.add(method, since: nil)
    return part
  }

  /// Writes the answer to each level.
  private func respond(_ pausedNames: [InputIndex: String], in part: inout EmittedPart, _ body: inout SwiftBody) {
    let indent = slowed.isEmpty ? "" : "    "
    body.add(slowed.isEmpty ? "level = worst\nswitch worst {" : "do {\n    switch worst {")
    var state = PressureState()
    var cases: [(levels: String, lines: [String])] = []
    for (level, reaction) in reactions {
      state.take(reaction)
      var lines = paused.isEmpty ? [] : ["pause(\(connections(stoppedIn: state, pausedNames)))"]
      lines += slowed.map { "try setFrameDurations(\(inputNames[$0.value]), \(durations(of: $0, in: state)))" }
      if throttles { lines.append("onEvent(.throttle(\(state.throttles)))") }
      if cases.last?.lines == lines {
        cases[cases.count - 1].levels += ", ." + level
      } else {
        cases.append(("." + level, lines))
      }
    }
    if !slowed.isEmpty { part.formatMembers.insert(.supports) }
    part.helpers.formUnion((slowed.isEmpty ? [] : [.setFrameDurations]) + (paused.isEmpty ? [] : [.pause]))
    for (levels, lines) in cases.reversed() {
      body.add("%1case %2:", indent, levels)
      for line in lines.isEmpty ? ["break"] : lines { body.add("%1    %2", indent, line) }
    }
    body.add("%1default: break\n%1}", indent)
    guard !slowed.isEmpty else { return }
    body.add(
      """
          level = worst
      } catch {
          // Another holds a camera's lock.
          queue.asyncAfter(deadline: .now() + 1) { [weak self] in self?.respondToPressure() }
      }
      """)
  }

  /// The connections of the disabled inputs.
  private func connections(stoppedIn state: PressureState, _ pausedNames: [InputIndex: String]) -> String {
    let off = Set(state.disabled.map { session.graph.text(of: $0) })
    let names = paused.filter { off.contains(text(of: session.graph.inputs[$0].id)) }.compactMap { pausedNames[$0] }
    return names.isEmpty ? "[]" : names.joined(separator: " + ")
  }

  /// The shortest and longest frame duration of an input: as the level limits the rate, or else as planned.
  ///
  /// A level sets the highest rate; the lowest stays the planned one, so that frames may still take longer in the dark.
  private func durations(of input: InputIndex, in state: PressureState) -> String {
    let planned = session.graph.inputs[input].activeFrameRate
    let limit = state.rates[text(of: session.graph.inputs[input].id)]
    let highest = limit ?? planned?.max?.value.value
    let lowest = planned?.min.map { min($0.value.value, highest ?? $0.value.value) }
    return [highest, lowest].map { $0.map(SwiftTime.duration(ofRate:)) ?? ".invalid" }.joined(separator: ", ")
  }
}

/// The code that observes the cameras' pressure.
struct ObservedPressure {
  let part: EmittedPart

  /// The names of the properties for connections that some pressure level stops, by input.
  let pausedNames: [InputIndex: String]
}

/// The settings in force at a pressure level.
private struct PressureState {
  /// Frame rates by input name.
  private(set) var rates: [String: Double] = [:]

  /// The disabled inputs.
  private(set) var disabled: [Identifier] = []

  /// Whether the app's own work is throttled.
  private(set) var throttles = false

  /// Adds the reaction of a higher level.
  mutating func take(_ reaction: PressureReaction?) {
    for rate in reaction?.frameRates?.value ?? [] { rates[rate.key.value] = rate.value.value.value }
    disabled += reaction?.disabledInputs?.value.map(\.value) ?? []
    throttles = reaction?.throttlesProcessing?.value ?? throttles
  }
}
