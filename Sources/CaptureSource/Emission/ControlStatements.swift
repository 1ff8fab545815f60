import CaptureModel
import CaptureSession
import JSONSource

/// Statements that make the controls for Camera Control, and add them.
struct ControlStatements: EmissionPass {
  let context: EmissionContext

  /// The first system with controls.
  private static let since = OSVersion(18)

  /// Adds the graph's controls.
  func addControls(_ names: inout SwiftNames) -> EmittedPart {
    var part = EmittedPart(minimum: assemblyMinimum)
    let controls = session.graph.session?.controls?.value ?? []
    guard !controls.isEmpty else { return part }
    let minimum = max(assemblyMinimum, Self.since)
    var lines = EmittedPart(minimum: minimum)
    for control in controls.map(\.value) {
      guard let type = control.type else { continue }
      let id = text(of: control.id)
      let name = names.name(id.isEmpty ? type.value.rawValue : id, ending: "Control", other: "slider")
      var one = EmittedPart(minimum: minimum)
      let input = session.cameras.first { $0.id == control.device?.value }?.inputIndex
      guard let made = made(control, type, input, in: &one) else {
        part.addNeeds(of: one)
        continue
      }
      let title = id.isEmpty ? name : id
      let (values, rest) = settings(of: control, type.value)
      let queue = queue(of: control, title, isNamed: !values.isEmpty, &names, in: &one)
      one.body.add("let %1 = %2", name, made, uses: [SwiftSymbol(name: "AVCaptureControl", since: Self.since)])
      set(rest, on: name, of: title, in: &one)
      tellApp(of: type.value, name, title, on: queue, in: &one)
      setOnQueue(values, of: type.value, name, title, queue, in: &one)
      one.body.add("if session.canAddControl(%1) { session.addControl(%1) }", name)
      if type.value.isSystemSlider, let input, isOptional(input) {
        lines.add("if let \(device(input)) {", [], one)
      } else {
        lines.add(one)
      }
    }
    part.addNeeds(of: lines)
    part.helpers.insert(.setControlsDelegate)
    part.body.section(
      "Controls, where the device has Camera Control and takes them; inactive until `setControlsDelegate(_:)`")
    // If the session is built a second time, it still has the controls of the first.
    let old: [SwiftCode] =
      session.isMultiCam && session.cameras.contains { $0.input.activeFormat != nil }
      ? [.line("for control in session.controls { session.removeControl(control) }")] : []
    part.body.add([.block("if session.supportsControls {", old + lines.body.codes)], since: Self.since)
    return part
  }

  /// The expression that makes a control; `nil`, with a refusal, if the graph lacks a value for it.
  private func made(
    _ control: GraphControl, _ type: Located<ControlType>, _ input: InputIndex?, in part: inout EmittedPart
  ) -> String? {
    if type.value.isSystemSlider {
      guard let input else {
        part.refuse("no input is named whose device the control sets", at: control.range)
        return nil
      }
      let kind = type.value == .systemZoomSlider ? "Zoom" : "ExposureBias"
      return "AVCaptureSystem\(kind)Slider(device: \(device(input)))"
    }
    let isSlider = type.value == .slider
    guard let title = control.localizedTitle?.value, let symbol = control.symbolName?.value,
      let choices = isSlider ? range(of: control) : indices(of: control)
    else {
      let kind =
        isSlider
        ? "a slider is made with a title, a symbol and a range"
        : "a picker is made with a title, a symbol and its indices"
      part.refuse("\(kind); add \(missingKeys(of: control, isSlider: isSlider))", at: type.range)
      return nil
    }
    return "AVCapture\(isSlider ? "Slider" : "IndexPicker")(" + SwiftText.literal(title) + ", symbolName: "
      + SwiftText.literal(symbol) + ", " + choices + ")"
  }

  /// The argument with a slider's values; `nil` without them.
  private func range(of control: GraphControl) -> String? {
    if let values = control.values?.value, !values.isEmpty {
      return "values: [" + values.map { JSONNumber.text(of: $0.value) }.joined(separator: ", ") + "]"
    }
    guard let low = control.minValue?.value, let high = control.maxValue?.value else { return nil }
    // Without spaces a minus would belong to the operator.
    let operation = high < 0 ? " ... " : "..."
    let step = control.step.map { ", step: " + JSONNumber.text(of: $0.value) } ?? ""
    return "in: " + JSONNumber.text(of: low) + operation + JSONNumber.text(of: high) + step
  }

  /// The argument with a picker's indices; `nil` without them.
  private func indices(of control: GraphControl) -> String? {
    if let titles = control.localizedIndexTitles?.value {
      return "localizedIndexTitles: [" + titles.map { SwiftText.literal($0.value) }.joined(separator: ", ") + "]"
    }
    return control.numberOfIndexes.map { "numberOfIndexes: \($0.value)" }
  }

  /// The keys without which a slider or picker can't be made.
  private func missingKeys(of control: GraphControl, isSlider: Bool) -> String {
    var keys: [String] = []
    if control.localizedTitle == nil { keys.append("\"localizedTitle\"") }
    if control.symbolName == nil { keys.append("\"symbolName\"") }
    if isSlider, range(of: control) == nil {
      let ends = [("minValue", control.minValue), ("maxValue", control.maxValue)].filter { $0.1 == nil }
      keys.append(ends.map { "\"\($0.0)\"" }.joined(separator: " with ") + (ends.count == 2 ? " (or \"values\")" : ""))
    }
    if !isSlider, indices(of: control) == nil { keys.append("\"localizedIndexTitles\" (or \"numberOfIndexes\")") }
    return keys.sentence
  }

  /// What the graph sets of a control, without keys that belong to another class; its value by itself.
  private func settings(of control: GraphControl, _ type: ControlType) -> (values: [PlainSetting], rest: [PlainSetting])
  {
    let list = document.member("session", of: document.root).flatMap { document.member("controls", of: $0.value) }
    let objects = list.map { Array(document.elements(of: $0.value)) } ?? []
    guard let object = objects.first(where: { document.range(of: $0) == control.range }) else { return ([], []) }
    let owners: Set<String> =
      switch type {
      case .slider: ["AVCaptureControl", "AVCaptureSlider"]
      case .indexPicker: ["AVCaptureControl", "AVCaptureIndexPicker"]
      case .systemZoomSlider, .systemExposureBiasSlider: ["AVCaptureControl"]
      }
    let all = reader.settings(of: object, fields["session.controls[]"] ?? []).filter { setting in
      setting.symbol.kind.owner.map { owners.contains($0) } ?? false
    }
    func isValue(_ setting: PlainSetting) -> Bool { setting.key == "value" || setting.key == "selectedIndex" }
    return (all.filter(isValue), all.filter { !isValue($0) })
  }

  /// The queue that a control's action runs on; one of its own has a name if its value is set there, too.
  private func queue(
    of control: GraphControl, _ title: String, isNamed: Bool, _ names: inout SwiftNames, in part: inout EmittedPart
  ) -> String {
    switch control.actionQueue?.value ?? .session {
    case .session: return "queue"
    case .main: return isNamed ? "DispatchQueue.main" : ".main"
    case .other:
      let made = "DispatchQueue(label: " + SwiftText.literal("control " + title) + ")"
      guard isNamed else { return made }
      let name = names.name(title, ending: "Queue", other: "queue")
      part.body.add("let %1 = %2", name, made)
      return name
    }
  }

  /// Tells the app what people choose.
  private func tellApp(
    of type: ControlType, _ name: String, _ title: String, on queue: String, in part: inout EmittedPart
  ) {
    if type.isSystemSlider { return }
    // A queue that is made here has a long name, so its closure begins on the next line.
    let opening = queue.hasPrefix("DispatchQueue(") ? "{\n    [onEvent] " : "{ [onEvent] "
    part.events.insert(type == .slider ? .sliderMoved : .indexPicked)
    part.body.add(
      """
      %1.setActionQueue(%2) \(opening)%4 in
          onEvent(.%5(control: %3, %4: %4))
      }
      """, name, queue == "DispatchQueue.main" ? ".main" : queue, SwiftText.literal(title),
      type == .slider ? "value" : "index", type == .slider ? "sliderMoved" : "indexPicked")
  }

  /// Sets the value of a control, which only its queue may change: so after the queue is set, and on it.
  private func setOnQueue(
    _ values: [PlainSetting], of type: ControlType, _ name: String, _ title: String, _ queue: String,
    in part: inout EmittedPart
  ) {
    // The session's queue is the one that this code runs on.
    if values.isEmpty || queue == "queue" { return set(values, on: name, of: title, in: &part) }
    var inner = EmittedPart(minimum: max(assemblyMinimum, Self.since))
    set(values, on: "carried.control", of: title, in: &inner)
    let carrying = SwiftCode.lines(
      """
      // Safe without a check: the value is touched on this queue only.
      struct Carried: @unchecked Sendable { let control: AVCapture\(type == .slider ? "Slider" : "IndexPicker") }
      let carried = Carried(control: \(name))
      """)
    var block = EmittedPart(minimum: max(assemblyMinimum, Self.since))
    block.add(queue + ".async {", [], inner)
    part.add("do {", carrying, block)
  }
}
