import CaptureModel
import CaptureReading
import JSONSource
import SwiftReading

// The keys that the code sets of an object.
extension GraphBuilder {
  /// The keys that the code sets of an object, in the order of the schema.
  func histories(of numbers: [Int], _ path: String) -> [KeyHistory] {
    var all: [String: KeyHistory] = [:]
    let own = numbers.flatMap { reading.eventsOf[$0] ?? [] }.sorted().map { reading.events[$0] }
    let depthFormats = own.compactMap { event -> CodeValue? in
      guard event.conditions.allSatisfy({ $0 == .accepted || given.contains($0) }),
        case .set("activeDepthDataFormat", let value) = event.action
      else { return nil }
      return value
    }
    func note(_ key: DraftKey, _ value: CodeValue, _ event: CodeEvent) {
      let name = key.path.joined(separator: ".")
      // `x.isEnabled = x.isSupported` is on where it is supported.
      let (value, asked) = key.asked(value)
      all[name, default: KeyHistory(key: key, isMultiCam: isMultiCam, depthFormats: depthFormats)].writes.append(
        KeyHistory.Write(value: value, place: event.place, conditions: event.conditions + asked, phase: event.phase))
    }
    for event in own {
      switch event.action {
      case .set(let member, let value):
        for key in symbols.keys(assignedBy: member, of: path) where member != "dataOutputs" { note(key, value, event) }
        for (entry, key) in symbols.keys(in: member, of: path) {
          if let value = value.entry(entry) { note(key, value, event) }
        }
      case .call(let name, let parts):
        for (key, value) in symbols.keys(calledBy: name, of: path, parts) { note(key, value, event) }
        if let (key, value) = symbols.queue(of: name, path, parts) { note(key, value, event) }
      case .add, .remove, .pass: break
      }
    }
    let order = (symbols.fields[path] ?? []).map(\.name)
    return all.sorted { left, right in
      let one = order.firstIndex(of: left.value.key.path[0]) ?? .max
      let two = order.firstIndex(of: right.value.key.path[0]) ?? .max
      return (one, left.key) < (two, right.key)
    }.map(\.value)
  }

  /// Writes what the code sets of an object into its members, and lists the rest.
  mutating func write(
    _ members: inout [(key: String, value: JSONTree)], of numbers: [Int], _ path: String, at name: String,
    conditions: [CodeCondition], phase: CodeEvent.Phase = .setup, _ drafted: inout DraftedObject
  ) {
    let known = given.union(conditions)
    var guarded: [String] = []
    for history in histories(of: numbers, path) {
      let key = history.key.path.joined(separator: ".")
      switch history.result(upTo: phase, given: known) {
      case .known(let value, let place, let isGuarded)?:
        members.set(history.key.path, value)
        drafted.keys.append(DraftedValueOfKey(key: key, value: value, at: at(place), isGuarded: isGuarded))
        if isGuarded, !guarded.contains(history.key.path[0]) { guarded.append(history.key.path[0]) }
      case .open(let why, let values, let place)?: open("\(name).\(key)", place, why, values)
      case nil: break
      }
      noteLater(history, "\(name).\(key)", after: phase)
    }
    if !guarded.isEmpty { members.append(("whereSupported", .array(guarded.map { .text($0) }))) }
  }

  private mutating func noteLater(_ history: KeyHistory, _ name: String, after phase: CodeEvent.Phase) {
    let before = Set(history.writes.filter { $0.phase <= phase }.map(\.place))
    let writes = history.writes.filter { $0.phase > phase && !before.contains($0.place) }
    guard let first = writes.first else { return }
    var values: [JSONTree] = []
    for write in writes {
      for value in write.value.choicesForKeys {
        if let json = history.json(value), json.isScalarForDraft,
          !values.contains(where: { DraftedValueOfKey.text($0) == DraftedValueOfKey.text(json) })
        {
          values.append(json)
        }
      }
    }
    later.append(DraftEntry(key: name, at: at(first.place), why: nil, oneOf: values))
  }

  /// Adds where the keys come from.
  func finished(_ members: [(key: String, value: JSONTree)], _ drafted: DraftedObject) -> JSONTree {
    var places: [(key: String, value: JSONTree)] = [("made", .text(drafted.at))]
    for key in drafted.keys { places.append((key.key, .text(key.at))) }
    return .object(members + [("x-from", .object(places))])
  }
}
