import CaptureModel
import CaptureReading
import JSONSource
import SwiftReading

// The objects of a graph, one by one.
extension GraphBuilder {
  mutating func sessionObject() -> JSONTree {
    var members: [(key: String, value: JSONTree)] = [("type", .text(isMultiCam ? "multiCam" : "single"))]
    var drafted = DraftedObject(path: "session", section: "session", at: at(reading.objects[session].place))
    write(&members, of: [session], "session", at: "session", conditions: [], &drafted)
    keep(drafted)
    return finished(members, drafted)
  }

  mutating func object(of element: Element) -> JSONTree {
    let name = "\(element.section).\(element.id)"
    var members: [(key: String, value: JSONTree)] = [("id", .text(element.id))]
    var drafted = DraftedObject(
      path: name, section: element.section, at: at(reading.objects[element.object].place))
    var numbers = [element.object]
    switch reading.objects[element.object].kind {
    case .input(let device):
      numbers.append(device)
      describe(device, name, &members, &drafted)
    case .output(let type):
      members.append(("type", .text(type)))
      drafted.keys.append(DraftedValueOfKey(key: "type", value: .text(type), at: drafted.at, isGuarded: false))
      let isExplicit = isMultiCam || elements.contains { $0.section == "connections" }
      if element.formsConnections == isExplicit {
        members.append(("formsConnections", .text(element.formsConnections ? "implicit" : "explicit")))
      }
    default: break
    }
    write(
      &members, of: numbers, element.schemaPath, at: name,
      conditions: element.conditions + reading.objects[element.object].conditionsWhenMade, &drafted)
    if isOptional(element) { members.append(("optional", .boolean(true))) }
    keep(drafted)
    return finished(members, drafted)
  }

  /// Whether the app goes on without the element where the device lacks its camera: it has another one.
  private func isOptional(_ element: Element) -> Bool {
    let inputs = elements.filter { $0.section == "inputs" }
    guard case .input(let device) = reading.objects[element.object].kind, inputs.first?.object != element.object else {
      return false
    }
    // A camera without which nothing is added is no choice.
    let condition = CodeCondition.exists(device)
    return element.conditions.contains(condition) && !inputs.allSatisfy { $0.conditions.contains(condition) }
  }

  /// The type and position of a camera.
  private mutating func describe(
    _ device: Int, _ name: String, _ members: inout [(key: String, value: JSONTree)], _ drafted: inout DraftedObject
  ) {
    let place = reading.objects[device].place
    func note(_ key: String, _ value: JSONTree) {
      members.append((key, value))
      drafted.keys.append(DraftedValueOfKey(key: key, value: value, at: at(place), isGuarded: false))
    }
    guard let type = symbols.field("deviceType", of: "inputs[]"),
      let position = symbols.field("position", of: "inputs[]")
    else { return }
    let types = reading.types(of: device)
    let first = types.first ?? .open("the device is not known")
    let choices = first.choicesForKeys.compactMap { DraftKey.value($0, type) }
    if let known = choices.first { note("deviceType", known) }
    if choices.count != 1 || first.isChoice {
      open("\(name).deviceType", place, first.openReason ?? "it has one of several values", choices)
    }
    let rest = types.dropFirst().compactMap { DraftKey.value($0, type) }
    if !rest.isEmpty { note("fallbackDeviceTypes", .array(rest)) }
    if rest.count < types.count - 1 { open("\(name).fallbackDeviceTypes", place, "some of the types are not known") }
    guard DraftKey.name(first) != "microphone", let side = reading.position(of: device) else { return }
    let sides = side.choicesForKeys.compactMap { DraftKey.value($0, position) }
    if let known = sides.first { note("position", known) }
    if sides.count != 1 || side.isChoice {
      open("\(name).position", place, side.openReason ?? "it has one of several values", sides)
    }
  }

  // MARK: Connections

  mutating func connectionObjects() -> [JSONTree] {
    var all: [JSONTree] = []
    for element in elements where element.section == "connections" {
      if let made = connection(element.object, conditions: element.conditions, all.count, isFormed: false) {
        all.append(made)
      }
    }
    for number in reading.formedConnections {
      if !histories(of: [number], "connections[]").isEmpty,
        let made = connection(number, conditions: reading.objects[number].conditionsWhenMade, all.count, isFormed: true)
      {
        all.append(made)
      }
    }
    return all
  }

  private mutating func connection(_ number: Int, conditions: [CodeCondition], _ index: Int, isFormed: Bool)
    -> JSONTree?
  {
    guard case .connection(let output) = reading.objects[number].kind, let end = id(of: output) else { return nil }
    let name = "connections.\(index)"
    let place = reading.objects[number].place
    var members: [(key: String, value: JSONTree)] = []
    var drafted = DraftedObject(path: name, section: "connections", at: at(place))
    if isFormed {
      let medium = reading.medium(of: number)
      let feeding = elements.filter { $0.section == "inputs" && isMicrophone($0.object) == (medium == "audio") }
      guard let input = feeding.first else { return nil }
      if feeding.count > 1 { open("\(name).input", place, "which input feeds it is not known") }
      members = [
        ("input", .text(input.id)), ("port", .text(medium)), ("output", .text(end)), ("formed", .text("implicitly")),
      ]
    } else {
      let from = reading.ports(of: number)
      if let input = from.input.flatMap({ id(of: $0) }) {
        members.append(("input", .text(input)))
      } else {
        open("\(name).input", place, "the ports of the connection are not known")
      }
      if let port = port(from.asked, name, place, from.input) { members.append(("port", port)) }
      members.append(("output", .text(end)))
    }
    for (key, value) in members {
      if case .text(let name) = value, key == "input" || key == "output" { drafted.ends[key] = name }
    }
    let feeds = reading.ports(of: number).input
    write(&members, of: [number], "connections[]", at: name, conditions: conditions, &drafted)
    if !isFormed, let feeds, let input = elements.first(where: { $0.object == feeds }), isOptional(input) {
      members.append(("optional", .boolean(true)))
    }
    keep(drafted)
    return finished(members, drafted)
  }

  private mutating func port(_ asked: [String: CodeValue], _ name: String, _ place: SwiftPlace, _ input: Int?)
    -> JSONTree?
  {
    guard !asked.isEmpty else { return nil }
    var members: [(key: String, value: JSONTree)] = []
    for (label, key) in [
      ("for", "mediaType"), ("sourceDeviceType", "sourceDeviceType"), ("sourceDevicePosition", "sourceDevicePosition"),
    ] {
      guard let value = asked[label] else { continue }
      guard let word = DraftKey.name(value) else {
        if case .none = value { continue }
        open("\(name).port", place, value.openReason ?? "the port is not known")
        continue
      }
      // A port that names the device's own type and side is the same one.
      if key == "sourceDeviceType", let input, case .input(let device) = reading.objects[input].kind,
        reading.types(of: device).count == 1, reading.types(of: device).contains(where: { DraftKey.name($0) == word })
      {
        continue
      }
      if key == "sourceDevicePosition", let input, case .input(let device) = reading.objects[input].kind,
        reading.position(of: device).flatMap({ DraftKey.name($0) }) == word || word == "unspecified"
      {
        continue
      }
      members.append((key, .text(word)))
    }
    if members.count == 1, members[0].key == "mediaType" { return members[0].value }
    return members.isEmpty ? nil : .object(members)
  }

  // MARK: Synchronizers and requests

  mutating func synchronizerObjects() -> [JSONTree] {
    var all: [JSONTree] = []
    for (number, outputs, place) in reading.synchronizers {
      let ids = outputs.compactMap { $0.objectNumber.flatMap { id(of: $0) } }
      guard !ids.isEmpty else { continue }
      let name = reading.objects[number].name ?? "synchronizer"
      if ids.count < outputs.count { open("synchronizers.\(name).outputs", place, "some of the outputs are not known") }
      var drafted = DraftedObject(path: "synchronizers.\(name)", section: "synchronizers", at: at(place))
      var members: [(key: String, value: JSONTree)] = [("id", .text(name)), ("outputs", .array(ids.map { .text($0) }))]
      write(
        &members, of: [number], "synchronizers[]", at: drafted.path,
        conditions: reading.objects[number].conditionsWhenMade, &drafted)
      members.removeAll {
        $0.key == "outputs" && { if case .array(let list) = $0 { list.isEmpty } else { false } }($0.value)
      }
      keep(drafted)
      all.append(finished(members, drafted))
    }
    return all
  }

  mutating func requestObjects() -> [JSONTree] {
    var all: [JSONTree] = []
    var names: Set<String> = []
    for (number, output) in reading.requests {
      guard let end = id(of: output) else { continue }
      var name = reading.objects[number].name ?? "photo"
      while !names.insert(name).inserted || elements.contains(where: { $0.id == name }) { name += "2" }
      var drafted = DraftedObject(
        path: "photoSettings.\(name)", section: "photoSettings", at: at(reading.objects[number].place))
      var members: [(key: String, value: JSONTree)] = [("id", .text(name)), ("output", .text(end))]
      write(
        &members, of: [number], "photoSettings[]", at: drafted.path,
        conditions: reading.objects[number].conditionsWhenMade, phase: .later, &drafted)
      keep(drafted)
      all.append(finished(members, drafted))
    }
    return all
  }
}
