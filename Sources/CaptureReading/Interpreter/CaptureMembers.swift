import SwiftReading

// Properties and methods of objects of AVFoundation.
extension Interpreter {
  /// A property of an object of AVFoundation.
  func known(_ name: String, of object: Int, _ place: SwiftPlace) -> CodeValue {
    if let value = objects[object].fields[name] { return value }
    switch (objects[object].kind, name) {
    case (.device, "position"): return objects[object].fields["position"] ?? .open("the position is not known")
    case (.device, "deviceType"):
      if case .list(let all)? = objects[object].fields["types"], all.count == 1 { return all[0] }
      return .open("the device has one of several types")
    case (.device, "formats"): return .format(FormatQuery(device: object))
    case (.input(let device), "device"): return .object(device)
    case (.input, "ports"): return .object(ports(of: object, [], place))
    case (.session, "inputs"), (.session, "outputs"): return .list(members(of: object, inputs: name == "inputs"))
    case (.output, "connection"): return formedConnection(of: object, "video", place)
    case (.output, "connections"): return .list([formedConnection(of: object, "video", place)])
    case (.ports, "isEmpty"): return .flag(false)
    case (.ports(let input), "first"): return .object(ports(of: input, ask(object), place))
    case (.connection(let output), "output"): return .object(output)
    case (.own, _):
      if let inherited = objects[object].fields[Self.inherited]?.object { return known(name, of: inherited, place) }
      if name == "layer" { return .open("it is the layer of a view") }
    default: break
    }
    if symbols.asks.contains(name) { return .support(symbols.test(name)) }
    return .open("\(name) is known only on the device")
  }

  private func ask(_ ports: Int) -> [CodePart] {
    if case .parts(let parts)? = objects[ports].fields["ask"] { return parts }
    return []
  }

  private func ports(of input: Int, _ ask: [CodePart], _ place: SwiftPlace) -> Int {
    let made = make(.ports(input: input), place)
    objects[made].fields["ask"] = .parts(ask)
    return made
  }

  /// The inputs or outputs that a session has.
  private func members(of session: Int, inputs: Bool) -> [CodeValue] {
    var all: [Int] = []
    for event in (eventsOf[session] ?? []).map({ events[$0] }) {
      switch event.action {
      case .add(let part, _):
        if case .input = objects[part].kind, inputs { all.append(part) }
        if case .output = objects[part].kind, !inputs { all.append(part) }
      case .remove(let part): all.removeAll { $0 == part }
      default: break
      }
    }
    return all.map { .object($0) }
  }

  /// The connection that a session forms between an output and the camera or microphone that feeds it.
  func formedConnection(of output: Int, _ medium: String, _ place: SwiftPlace) -> CodeValue {
    let key = "\(output) \(medium)"
    if let known = formed[key] { return .object(known) }
    // A connection that the app makes is the one; those that the session forms are one for each medium.
    if let made = objects.indices.first(where: {
      objects[$0].kind == .connection(output: output) && objects[$0].fields["formed"] == nil
    }) {
      return .object(made)
    }
    let made = make(.connection(output: output), place)
    objects[made].fields["formed"] = .name(medium, type: nil)
    formed[key] = made
    return .object(made)
  }

  /// Sets a property of an object of AVFoundation.
  func setKnown(_ name: String, of object: Int, _ value: CodeValue, _ place: SwiftPlace) {
    if case .own = objects[object].kind {
      if let inherited = objects[object].fields[Self.inherited]?.object { setKnown(name, of: inherited, value, place) }
      return
    }
    if case .output("previewLayer") = objects[object].kind, name == "session", let session = value.object {
      record(.add(object, formsConnections: true), on: session, place)
    }
    record(.set(name, value), on: object, place)
    // A dictionary that is changed entry by entry is read back.
    if case .entries = value { setField(name, of: object, value) }
  }

  /// Calls a method of an object of AVFoundation.
  func callKnown(
    _ name: String, of object: Int, _ arguments: [SwiftArgument], in frame: Int, _ place: SwiftPlace
  ) -> CodeValue {
    let parts = evaluated(arguments, in: frame)
    let first = parts.first?.value
    switch (objects[object].kind, name) {
    case (.session, "addInput"), (.session, "addOutput"), (.session, "addConnection"):
      add(first, to: object, formsConnections: name != "addConnection", arguments, place)
    case (.session, "addInputWithNoConnections"), (.session, "addOutputWithNoConnections"):
      add(first, to: object, formsConnections: false, arguments, place)
    case (.session, "removeInput"), (.session, "removeOutput"):
      for case .object(let part)? in first?.choices ?? [] { record(.remove(part), on: object, place) }
    case (.session, "canAddInput"), (.session, "canAddOutput"), (.session, "canAddConnection"),
      (.session, "canAddControl"):
      return .open(Self.passes)
    case (.input(_), "ports"): return .object(ports(of: object, parts, place))
    case (.output, "connection"):
      var medium = "video"
      if case .name(let name, _)? = first { medium = name }
      return formedConnection(of: object, medium, place)
    case (.output("previewLayer"), "setSessionWithNoConnection"):
      if let session = first?.object { record(.add(object, formsConnections: false), on: session, place) }
    case (.output("photo"), "capturePhoto"):
      if let request = parts.first(where: { $0.label == "with" })?.value.object {
        record(.call(name, parts), on: object, place)
        objects[request].fields["output"] = .object(object)
      }
    case (.ports, _):
      if let value = callPorts(name, of: object, parts, place) { return value }
    default:
      if symbols.asks.contains(name) { return .support(symbols.test(name)) }
      record(.call(name, parts), on: object, place)
      if name == "setSampleBufferDelegate" || name == "setDelegate" || name == "setMetadataObjectsDelegate" {
        return .parts([])
      }
    }
    return .open("\(name) is known only on the device")
  }

  private func add(
    _ value: CodeValue?, to session: Int, formsConnections: Bool, _ arguments: [SwiftArgument], _ place: SwiftPlace
  ) {
    switch value {
    case .object(let part)?: record(.add(part, formsConnections: formsConnections), on: session, place)
    case .oneOf(let all)?:
      for case .object(let part) in all {
        aside([.other("it is that one of several", place)]) {
          record(.add(part, formsConnections: formsConnections), on: session, place)
        }
      }
    default:
      guard phase == .setup else { return }
      let words = arguments.first.map { Self.text($0.value) } ?? "something"
      record(.pass("\(words) is added and not known"), on: session, place)
    }
  }

  private func callPorts(_ name: String, of ports: Int, _ parts: [CodePart], _ place: SwiftPlace) -> CodeValue? {
    guard case .ports(let input) = objects[ports].kind else { return nil }
    switch name {
    case "filter", "first":
      guard let closure = parts.first?.value, case .callable(.closure(let code, _)) = closure,
        let asked = Self.portTests(code)
      else { return name == "first" ? .object(ports) : nil }
      return .object(self.ports(of: input, ask(ports) + asked, place))
    case "map", "compactMap", "prefix", "dropFirst": return .object(ports)
    default: return nil
    }
  }

  /// What a closure asks of a port: `{ $0.mediaType == .video }`.
  private static func portTests(_ closure: SwiftClosure) -> [CodePart]? {
    guard closure.body.count == 1 else { return nil }
    switch closure.body[0] {
    case .expression(let expression), .giveBack(let expression?, _): return portTests(expression)
    default: return nil
    }
  }

  private static func portTests(_ expression: SwiftExpression) -> [CodePart]? {
    switch expression {
    case .infix("&&", let left, let right, _):
      guard let one = portTests(left), let two = portTests(right) else { return nil }
      return one + two
    case .infix("==", .member(_, let name, _), .member(_, let value, _), _):
      let labels = [
        "mediaType": "for", "sourceDeviceType": "sourceDeviceType", "sourceDevicePosition": "sourceDevicePosition",
      ]
      return labels[name].map { [CodePart(label: $0, value: .name(value, type: nil))] }
    default: return nil
    }
  }
}
