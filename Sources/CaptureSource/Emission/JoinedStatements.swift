import CaptureModel
import JSONSource

extension EmissionPass {
  /// Writes a call that sets several keys at once; those that the graph leaves out are `nil`.
  ///
  /// Where the app asks first, an unsupported value gives way to what the call takes without it.
  func set(
    _ call: KeySymbol.JoinedCall, to settings: [PlainSetting?], on object: String, of owner: String, camera: String?,
    connection: String?, in part: inout EmittedPart
  ) {
    let present = settings.compactMap(\.self)
    var guards: [String] = []
    var values: [String] = []
    for (setting, other) in zip(settings, call.parts) {
      guard let setting else {
        if !call.isDictionary { values.append("\(other.otherwise)") }
        continue
      }
      let key = call.isDictionary ? "\(other.otherwise): " : ""
      let support = condition(setting, setting.comparable, on: object, camera: camera, in: &part)
      guard let support, setting.needsSupport, isGuarded(setting) else {
        require(setting, setting.comparable, on: object, of: owner, camera: camera, in: &part)
        values.append(key + setting.value)
        continue
      }
      // A value that is alone needs no other.
      guard present.count > 1, !call.needsEach else {
        guards.append(support)
        values.append(key + setting.value)
        continue
      }
      let name = object + "Supports" + setting.key.prefix(1).uppercased() + setting.key.dropFirst()
      part.body.add("let \(name) = %1", support)
      guards.append(name)
      values.append("\(name) ? \(setting.value) : \(other.otherwise)")
    }
    var statement = ""
    var rest = values[...]
    for character in "\(call.template)" {
      switch character {
      case "#": statement += object
      case "^": statement += connection ?? ""
      case "@": statement += values.joined(separator: ", ")
      case "%": statement += rest.popFirst() ?? ""
      default: statement.append(character)
      }
    }
    let uses = present.flatMap(\.uses)
    if !guards.isEmpty, guards.count == present.count || call.needsEach {
      part.body.add(ifHolds: guards.joined(separator: call.needsEach ? " && " : " || "), statement, uses: uses)
    } else {
      part.body.add("%1", statement, uses: uses)
    }
  }
}
