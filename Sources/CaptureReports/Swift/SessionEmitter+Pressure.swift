import CaptureModel
import CaptureSession
import JSONSource

extension SessionEmitter {
  /// The levels of pressure with what the app does at each, the highest first.
  private var reactions: [(level: String, reaction: PressureReaction?)] {
    let response = session.graph.pressureResponse
    return [
      ("shutdown", response?.shutdown), ("critical", response?.critical), ("serious", response?.serious),
      ("fair", response?.fair), ("nominal", response?.nominal),
    ]
  }

  /// Whether the app answers pressure at all.
  var answersPressure: Bool { !session.cameras.isEmpty && reactions.contains { $0.reaction != nil } }

  /// Whether some level throttles the app's own work, or says that none does.
  var throttles: Bool { answersPressure && reactions.contains { $0.reaction?.throttlesProcessing != nil } }

  private var pauses: Bool { reactions.contains { $0.reaction?.disabledInputs != nil } }

  /// The inputs that a reaction names, by their names in Swift.
  private var namedInputs: [InputIndex] {
    let graph = session.graph
    return graph.inputIndices.filter { index in
      let id = text(of: graph.inputs[index].id)
      return reactions.contains { _, reaction in
        reaction?.frameRates?.value.contains { $0.key.value == id } == true
          || reaction?.disabledInputs?.value.contains { graph.text(of: $0.value) == id } == true
      }
    }
  }

  /// Keeps what a reaction needs, and watches the cameras.
  mutating func observePressure(in body: inout SwiftBody) {
    guard answersPressure else { return }
    body.section("System pressure")
    for input in namedInputs {
      let name = inputNames[input.value]
      usedInputs.insert(input)
      storedProperties.append("private var \(name): AVCaptureDeviceInput?")
      body.add("self.%1 = %1", name)
    }
    storedProperties.append("private var cameras: [AVCaptureDevice] = []")
    if pauses { storedProperties.append("private var paused: [AVCaptureConnection] = []") }
    body.add(
      """
      cameras = [%1]
      observations += cameras.map { camera in
          camera.observe(\\.systemPressureState, options: [.initial, .new]) { [weak self] _, _ in
              guard let self else { return }
              self.queue.async { self.respondToPressure() }
          }
      }
      """, session.cameras.map { device($0.inputIndex) }.joined(separator: ", "))
  }

  /// The method that answers pressure.
  mutating func pressureMethod() -> [SwiftCode] {
    var body = SwiftBody(minimum: minimum)
    body.add(
      """
      let levels = cameras.map { $0.systemPressureState.level }
      let order: [AVCaptureDevice.SystemPressureState.Level] = [.shutdown, .critical, .serious, .fair]
      switch order.first(where: levels.contains) ?? .nominal {
      """)
    for (level, reaction) in reactions {
      guard let reaction else { continue }
      body.add("case .%1:", level)
      let before = body.codes.count
      for rate in reaction.frameRates?.value ?? [] {
        guard let input = namedInputs.first(where: { text(of: session.graph.inputs[$0].id) == rate.key.value }) else {
          continue
        }
        helpers.insert(.setFrameRate)
        formatFacts.insert("supports")
        body.add(
          "    setFrameRate(%1, %2)", SwiftTime.duration(ofRate: rate.value.value.value), inputNames[input.value])
      }
      if pauses {
        helpers.insert(.pause)
        let ids = (reaction.disabledInputs?.value ?? []).map { session.graph.text(of: $0.value) }
        let inputs = namedInputs.filter { ids.contains(text(of: session.graph.inputs[$0].id)) }
        body.add("    pause([%1])", inputs.map { inputNames[$0.value] }.joined(separator: ", "))
      }
      if throttles {
        body.add("    onEvent(.throttle(%1))", reaction.throttlesProcessing?.value == true ? "true" : "false")
      }
      if body.codes.count == before { body.add("    break") }
    }
    if session.graph.pressureResponse?.nominal == nil { recover(in: &body) }
    body.add("default: break\n}")
    return [
      .line("/// Answers system pressure by the level of the camera that is under most."),
      .block("private func respondToPressure() {", body.codes),
    ]
  }

  /// What was taken back under pressure is given again when it is over.
  private mutating func recover(in body: inout SwiftBody) {
    body.add("case .nominal:")
    let graph = session.graph
    for input in namedInputs {
      let id = text(of: graph.inputs[input].id)
      guard reactions.contains(where: { $0.reaction?.frameRates?.value.contains { $0.key.value == id } == true }) else {
        continue
      }
      let planned = graph.inputs[input].activeFrameRate?.max.map { SwiftTime.duration(ofRate: $0.value.value) }
      body.add("    setFrameRate(%1, %2)", planned ?? ".invalid", inputNames[input.value])
    }
    if pauses { body.add("    pause([])") }
    if throttles { body.add("    onEvent(.throttle(false))") }
  }
}
