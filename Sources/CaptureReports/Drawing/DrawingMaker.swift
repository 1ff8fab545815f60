public import CaptureModel
public import CapturePlans
public import CaptureSession
import JSONSource

/// The device that a graph is drawn on.
public struct DrawnDevice: Sendable {
  /// The result of the check.
  let result: CheckResult

  /// The session; `nil` if the document isn't a graph that rules can judge.
  let session: ResolvedSession?

  /// The targets in force for the graph.
  let targets: CostTargets

  /// A device with the results of a graph on it.
  public init(_ result: CheckResult, _ session: ResolvedSession?, targets: CostTargets) {
    self.result = result
    self.session = session
    self.targets = targets
  }
}

/// A plan that is drawn beside the graph as asked.
public enum DrawnPlan: Sendable {
  /// The cameras as they would run, with the costs.
  case found([CameraConfiguration], SessionCosts)

  /// There is none, and why.
  case impossible(String)
}

extension Drawing {
  /// Draws a graph; without a device, only what the document says.
  public init(_ reading: GraphDocument, _ graph: CaptureGraph, on device: DrawnDevice?, plan: DrawnPlan? = nil) {
    let maker = DrawingMaker(graph, DrawingFacts(reading.document), device?.session)
    maker.addInputs(plan)
    maker.addOutputs()
    maker.addConnections()
    maker.addSynchronizers()
    let findings = device?.result.findings ?? reading.findings
    maker.mark(findings)
    title = graph.name?.value ?? reading.source.name
    verdict = device.map { "\($0.result.profile): \(GuardWords.verdict(of: $0.result))" }
    switch plan {
    case .found(let cameras, _):
      let asked = device?.session?.configurations ?? []
      let isKept = zip(cameras, asked).allSatisfy { $0.words == $1.words }
      planned = isKept ? "the plan changes nothing" : "the plan: " + cameras.words
    case .impossible(let reason): planned = "no plan: \(reason)"
    case nil: planned = nil
    }
    boxes = maker.boxes
    lines = maker.lines
    marks = findings.prefix(Self.mostMarks).map {
      Mark(severity: $0.severity, rule: $0.rule.rawValue, message: $0.sentence)
    }
    looseMarks = maker.looseMarks
    var costs: SessionCosts?
    if case .found(_, let found) = plan { costs = found }
    bills = device.map { Bill.of($0, graph, after: costs) } ?? []
    DrawingOrder.arrange(&self)
  }

  /// How many findings are drawn at most.
  static let mostMarks = 99
}

/// Makes the boxes and lines of a graph.
///
/// A class, as it has one owner, and a copy would be large.
final class DrawingMaker {
  private let graph: CaptureGraph
  private let facts: DrawingFacts?
  private let session: ResolvedSession?
  private(set) var boxes: [Drawing.Box] = []
  private(set) var lines: [Drawing.Line] = []
  private(set) var looseMarks: [Int] = []

  // The first element of each name.
  private var inputs: [Identifier: Int] = [:]
  private var outputs: [Identifier: Int] = [:]

  // The places of boxes and of inlets, for findings.
  private var places: [(range: SourceRange, box: Int, inlet: Int?)] = []

  init(_ graph: CaptureGraph, _ facts: DrawingFacts?, _ session: ResolvedSession?) {
    self.graph = graph
    self.facts = facts
    self.session = session
  }

  /// The line of a camera whose format the graph doesn't name: in a single-camera session the preset chooses it.
  private var unnamedFormat: String {
    let preset = graph.session?.preset?.value ?? .high
    guard graph.session?.type?.value == .single, preset != .inputPriority else { return "no format" }
    return "format of the preset \(preset.rawValue)"
  }

  func addInputs(_ plan: DrawnPlan?) {
    var planned: [String: String] = [:]
    if case .found(let cameras, _) = plan {
      for camera in cameras { planned[camera.input] = camera.words }
    }
    var asked: [String: String] = [:]
    for camera in session?.configurations ?? [] { asked[camera.input] = camera.words }
    for index in graph.inputIndices {
      let input = graph.inputs[index]
      let id = graph.inputName(index)
      let device = [input.deviceType?.value.rawValue, input.position?.value.rawValue].compactMap { $0 }
      var list = [device.joined(separator: ", ")]
      let constituents = session?.camera(ofInput: index)?.sensors ?? input.deviceType?.value.constituents ?? []
      if constituents.count > 1 { list.append("made of " + constituents.map(\.shortName).joined(separator: ", ")) }
      var format = input.activeFormat?.drawn
      if let rate = input.maxFrameRateOverride { format = (format ?? "") + ", capped at \(rate.value) fps" }
      if input.isCamera {
        list.append((session?.camera(ofInput: index)?.activeFormat == nil ? format : asked[id]) ?? unnamedFormat)
      }
      list += facts?.settings(at: input.range) ?? []
      for port in input.disabledPorts?.value ?? [] { list.append("\(port.drawn) disabled") }
      let change = planned[id].flatMap { $0 == asked[id] ? nil : "the plan: " + $0 }
      if let name = input.id?.value, inputs[name] == nil { inputs[name] = boxes.count }
      places.append((input.range, boxes.count, nil))
      boxes.append(Drawing.Box(column: .input, id: id, facts: list.filter { !$0.isEmpty }, change: change))
    }
  }

  func addOutputs() {
    for index in graph.outputIndices {
      let output = graph.outputs[index]
      if let name = output.id?.value, outputs[name] == nil { outputs[name] = boxes.count }
      let type = output.type.map { [$0.value.rawValue] } ?? []
      places.append((output.range, boxes.count, nil))
      boxes.append(
        Drawing.Box(
          column: .output, id: graph.outputName(index), facts: type + (facts?.settings(at: output.range) ?? [])))
    }
  }

  func addConnections() {
    var listed: [Int: ResolvedConnection] = [:]
    for connection in session?.connections ?? [] {
      guard let index = connection.index else {
        let (input, output) = (connection.input.value, graph.inputs.count + connection.output.value)
        connect(
          input, output, connection.ports.map { $0.port?.drawn ?? "?" }, connection.media, ["formed by the session"],
          !connection.isEnabled, nil)
        continue
      }
      listed[index] = connection
    }
    for (index, connection) in (graph.connections ?? []).enumerated() {
      let (source, target) = (
        connection.input.flatMap { inputs[$0.value] }, connection.output.flatMap { outputs[$0.value] }
      )
      guard let input = source, let output = target else {
        if let box = source ?? target { addLooseEnd(of: connection, to: box, from: source) }
        continue
      }
      let found = listed[index]
      var ports = connection.ports?.value.map(\.drawn) ?? []
      if ports.isEmpty { ports = [found?.port.port?.drawn ?? "any port"] }
      let media = connection.ports?.value.first?.medium ?? found?.media
      let isOff = connection.enabled?.value == false || found?.isEnabled == false
      var list = facts?.settings(at: connection.range) ?? []
      if connection.formed != nil { list.insert("formed by the session", at: 0) }
      if isOff, connection.enabled == nil { list.append("disabled") }
      connect(input, output, ports, media, list, isOff, connection.range)
    }
    // Which connections the session forms is known only on a device.
    guard session != nil || graph.connections != nil else { return }
    for box in boxes.indices where boxes[box].column == .input && boxes[box].outlets.isEmpty {
      boxes[box].facts.append("not connected")
    }
    for box in boxes.indices where boxes[box].column == .output && boxes[box].inlets.isEmpty {
      boxes[box].facts.append("not connected")
    }
  }

  // A connection to an element that the graph lacks is told at the other end, with its findings.
  private func addLooseEnd(of connection: GraphConnection, to box: Int, from source: Int?) {
    let missing = source == nil ? connection.input : connection.output
    let name = missing.map { graph.text(of: $0.value) } ?? "nothing"
    boxes[box].facts.append("\(source == nil ? "fed by" : "connected to") \(name), which isn't there")
    places.append((connection.range, box, nil))
  }

  // One connection may have several ports; its settings stand at the first.
  private func connect(
    _ input: Int, _ output: Int, _ ports: [String], _ media: MediaType?, _ settings: [String], _ isOff: Bool,
    _ range: SourceRange?
  ) {
    for (place, port) in ports.enumerated() {
      let outlet = boxes[input].outlets.firstIndex { $0.text == port } ?? boxes[input].outlets.count
      if outlet == boxes[input].outlets.count { boxes[input].outlets.append(Drawing.Port(text: port)) }
      let inlet = boxes[output].inlets.count
      if place == 0, let range { places.append((range, output, inlet)) }
      boxes[output].inlets.append(
        Drawing.Port(text: "\(port) from \(boxes[input].id)", facts: place == 0 ? settings : []))
      lines.append(
        Drawing.Line(
          source: Drawing.End(box: input, port: outlet), target: Drawing.End(box: output, port: inlet),
          style: isOff ? .disabled : media?.drawn ?? .video, settings: settings))
    }
  }

  func addSynchronizers() {
    for (index, synchronizer) in graph.synchronizers.enumerated() {
      let id = synchronizer.id.map { graph.text(of: $0.value) } ?? "synchronizers[\(index)]"
      let box = boxes.count
      places.append((synchronizer.range, box, nil))
      boxes.append(Drawing.Box(column: .synchronizer, id: id, facts: ["synchronizer"]))
      for name in synchronizer.outputs?.value ?? [] {
        guard let output = outputs[name.value] else { continue }
        if boxes[output].outlets.isEmpty { boxes[output].outlets.append(Drawing.Port(text: "synchronized")) }
        lines.append(
          Drawing.Line(
            source: Drawing.End(box: output, port: 0), target: Drawing.End(box: box, port: boxes[box].inlets.count),
            style: .synchronized))
        boxes[box].inlets.append(Drawing.Port(text: boxes[output].id))
      }
    }
  }

  func mark(_ findings: [Finding]) {
    for (index, finding) in findings.prefix(Drawing.mostMarks).enumerated() {
      guard let place = places.first(where: { $0.range.contains(finding.range) }) else {
        looseMarks.append(index)
        continue
      }
      if let inlet = place.inlet {
        boxes[place.box].inlets[inlet].marks.append(index)
      } else {
        boxes[place.box].marks.append(index)
      }
    }
  }
}
