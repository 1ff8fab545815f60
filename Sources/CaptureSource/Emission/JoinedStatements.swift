import CaptureModel
import JSONSource

extension EmissionPass {
  /// Writes a call that sets several keys at once; those that the graph leaves out are `nil`.
  ///
  /// If the app asks first, an unsupported value is left out as the call allows. If the system may lack the call, the
  /// older call comes first.
  func set(
    _ call: KeySymbol.JoinedCall, to settings: [PlainSetting?], on object: String, of owner: String, camera: String?,
    connection: String?, in part: inout EmittedPart
  ) {
    let present = settings.compactMap(\.self)
    // The key that the older call lacks is asked about alone.
    let newest = call.older == nil ? nil : settings.first?.flatMap(\.self)
    var support: String?
    var guards: [String] = []
    var values: [String] = []
    for (index, (setting, other)) in zip(settings, call.parts).enumerated() {
      guard let setting else {
        if !call.isDictionary { values.append("\(other.otherwise)") }
        continue
      }
      let key = call.isDictionary ? "\(other.otherwise): " : ""
      let condition = condition(setting, setting.comparable, on: object, camera: camera, in: &part)
      guard let condition, setting.needsSupport, isGuarded(setting) else {
        require(setting, setting.comparable, on: object, of: owner, camera: camera, in: &part)
        values.append(key + setting.value)
        continue
      }
      let isNewest = newest != nil && index == 0
      // A value that is alone needs no other.
      guard present.count > 1, !call.needsEach, !isNewest else {
        if isNewest { support = condition } else { guards.append(condition) }
        values.append(key + setting.value)
        continue
      }
      let name = object + "Supports" + setting.key.prefix(1).uppercased() + setting.key.dropFirst()
      part.body.add("let \(name) = %1", condition)
      guards.append(name)
      values.append("\(name) ? \(setting.value) : \(other.otherwise)")
    }
    func write(_ template: StaticString, _ values: ArraySlice<String>, _ present: [PlainSetting], _ support: String?) {
      let statement = Self.statement("\(template)", values, on: object, connection: connection)
      let uses = present.flatMap(\.uses)
      if let support {
        part.body.add(ifHolds: support, statement, uses: uses)
      } else if !guards.isEmpty, guards.count == present.count || call.needsEach {
        part.body.add(ifHolds: guards.joined(separator: call.needsEach ? " && " : " || "), statement, uses: uses)
      } else {
        part.body.add("%1", statement, uses: uses)
      }
    }
    let others = settings.dropFirst().compactMap(\.self)
    // A value that is newer than its key needs the newer call.
    if let older = call.older, !others.contains(where: { $0.uses.count > 1 }) {
      let mayBeSkipped = newest.map { isGuarded($0) || $0.uses.contains { $0.since > minimum } } ?? true
      if mayBeSkipped, !others.isEmpty { write(older, values.dropFirst(), others, nil) }
      if newest == nil { return }
    }
    write(call.template, values[...], present, support)
  }

  /// A call of a template with values in the places of its keys.
  private static func statement(
    _ template: String, _ values: ArraySlice<String>, on object: String, connection: String?
  ) -> String {
    var statement = ""
    var rest = values
    for character in template {
      switch character {
      case "#": statement += object
      case "^": statement += connection ?? ""
      case "@": statement += values.joined(separator: ", ")
      case "%": statement += rest.popFirst() ?? ""
      default: statement.append(character)
      }
    }
    return statement
  }
}
