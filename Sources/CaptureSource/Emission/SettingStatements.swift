import CaptureModel
import CaptureSession
import JSONSource

extension EmissionPass {
  /// Writes a setting: first the check that it is supported, then the statement.
  func set(
    _ setting: PlainSetting, on object: String, of owner: String, camera: String? = nil, connection: String? = nil,
    photo: String? = nil, in part: inout EmittedPart
  ) {
    if let deprecated = setting.symbol.deprecated, deprecated <= minimum {
      return part.refuse(
        "\"\(setting.key)\" is deprecated since iOS \(deprecated), and code for iOS \(minimum) can't use it without a warning",
        at: setting.range)
    }
    func filled(_ template: StaticString, _ value: String) -> String {
      "\(template)".reduce(into: "") { text, character in
        switch character {
        case "#": text += object
        case "^": text += connection ?? ""
        case "%": text += value
        default: text.append(character)
        }
      }
    }
    let statement: String
    switch setting.symbol.setting {
    case .statement(let template): statement = filled(template, setting.value)
    case .assigned where setting.value == ".custom":
      // Custom exposure is not a mode to assign: it is set with its values, here the current ones.
      statement =
        object
        + ".setExposureModeCustom(duration: AVCaptureDevice.currentExposureDuration, iso: AVCaptureDevice.currentISO)"
    case .assigned where setting.value == PhotoSizeLimit.largestOfFormat:
      return setLargestPhoto(setting, on: object, of: owner, camera: camera, in: &part)
    case .assigned where setting.value == PhotoSizeLimit.largestOfOutput:
      statement = object + "." + setting.member + " = " + (photo ?? object) + "." + setting.member
    case .assigned:
      let value = VideoHDRStatements(context: context).value(of: setting) ?? setting.value
      statement = object + "." + setting.member + (setting.isAdded ? " += " : " = ") + value
    case .joined, .fixed: return
    }
    if let available = available(setting, on: object, photo: photo) {
      let verb = setting.isAdded ? " += " : " = "
      part.body.add(
        "// Those that there are; the app goes without the others.\n%1.%2%3%4.filter { %5.contains($0) }", object,
        setting.member, verb, available, setting.value, uses: setting.uses)
      return
    }
    let support = condition(setting, setting.comparable, on: object, camera: camera, photo: photo, in: &part)
    if let support, !setting.needsSupport || isGuarded(setting) {
      // An unsupported setting needn't be turned off; doing so may not even be allowed. A guarded setting is set only
      // if it is supported.
      part.body.add(ifHolds: support, statement, uses: setting.uses)
    } else {
      if let support { require(support, for: setting, of: owner, in: &part) }
      part.body.add("%1", statement, uses: setting.uses)
    }
  }

  /// Lets the photos of an output be as large as the active format has them.
  private func setLargestPhoto(
    _ setting: PlainSetting, on object: String, of owner: String, camera: String?, in part: inout EmittedPart
  ) {
    guard let camera else {
      return part.refuse("no camera feeds \"\(owner)\", so there is no largest photo", at: setting.range)
    }
    let sizes = "\(camera).activeFormat.supportedMaxPhotoDimensions"
    let statement = SwiftCode.line("\(object).\(setting.member) = largest", uses: setting.uses)
    part.body.add(
      [.block("if let largest = \(sizes).max(by: { $0.width < $1.width }) {", [statement])],
      since: setting.uses.map(\.since).max())
  }

  /// The list that has those values of a guarded list which are supported; `nil` if the setting is not such a list.
  private func available(_ setting: PlainSetting, on object: String, photo: String?) -> String? {
    let asked = setting.requirements + setting.symbol.asked
    guard isGuarded(setting), setting.value != "[]", asked.count == 1, case .superset(let name) = asked[0].question,
      !asked[0].subject.isOfCamera
    else { return nil }
    return (asked[0].subject == .output ? photo ?? object : object) + ".\(name)"
  }

  /// Adds the condition for a setting, unless it is unknown which object has to support it.
  func require(
    _ setting: PlainSetting, _ value: String, on object: String, of owner: String, camera: String? = nil,
    photo: String? = nil, in part: inout EmittedPart
  ) {
    guard setting.needsSupport,
      let support = condition(setting, value, on: object, camera: camera, photo: photo, in: &part)
    else { return }
    require(support, for: setting, of: owner, in: &part)
  }

  private func require(
    _ support: String, for setting: PlainSetting, of owner: String, in part: inout EmittedPart
  ) {
    part.helpers.insert(.require)
    part.body.require(support, SwiftText.literal(setting.key + " of " + owner), uses: setting.uses)
  }

  /// The condition for a setting; `nil` if there is none, or if it is unknown which object to ask.
  func condition(
    _ setting: PlainSetting, _ value: String, on object: String, camera: String? = nil, photo: String? = nil,
    in part: inout EmittedPart
  ) -> String? {
    var conditions: [String] = []
    for requirement in setting.requirements + (isGuarded(setting) ? setting.symbol.asked : []) {
      let output = requirement.subject == .output ? photo : nil
      guard let asked = requirement.subject.isOfCamera ? camera : output ?? object else { return nil }
      conditions.append(requirement.condition(of: asked, value: value))
      if case .frameDuration = requirement.question { part.formatMembers.insert(.supports) }
    }
    return conditions.isEmpty ? nil : conditions.joined(separator: " && ")
  }

  /// Whether the app sets it only where it is supported.
  func isGuarded(_ setting: PlainSetting) -> Bool { isGuarded(at: setting.range) }

  /// Whether the app sets a key only where it is supported; `range` is the place of the value.
  func isGuarded(at range: SourceRange) -> Bool {
    session.graph.guards.contains { $0.key != nil && $0.range.contains(range) }
  }

  /// Writes all settings of an object; the entries of a dictionary are set together.
  func set(
    _ settings: [PlainSetting], on object: String, of owner: String, camera: String? = nil,
    connection: String? = nil, photo: String? = nil, in part: inout EmittedPart
  ) {
    var dictionaries: [SettingDictionary] = []
    var guarded: [(condition: String, statement: String, uses: [SwiftSymbol])] = []
    for setting in settings {
      if case .joined(let call) = setting.symbol.setting {
        let parts = call.parts.map { part in settings.first { $0.key == "\(part.key)" } }
        // The first of the keys that are set sets them all.
        guard parts.lazy.compactMap(\.self).first?.key == setting.key else { continue }
        set(call, to: parts, on: object, of: owner, camera: camera, connection: connection, in: &part)
        continue
      }
      guard case .entry(let key, _, _) = setting.symbol.kind, case .assigned = setting.symbol.setting else {
        set(
          setting, on: object, of: owner, camera: camera, connection: connection, photo: photo, in: &part)
        continue
      }
      let name = "\(key)" + ("\(key)".hasPrefix("kCV") ? " as String" : "")
      let support = isGuarded(setting) ? condition(setting, setting.value, on: object, in: &part) : nil
      // A dictionary that is guarded as a whole is set as a whole.
      let isPart = setting.key.contains(".")
      if let support, !isPart {
        guarded.append((support, "\(object).\(setting.member)[\(name)] = \(setting.value)", setting.uses))
        continue
      }
      if support == nil { require(setting, setting.value, on: object, of: owner, in: &part) }
      if !dictionaries.contains(where: { $0.member == setting.member }) {
        dictionaries.append(SettingDictionary(member: setting.member))
      }
      for index in dictionaries.indices where dictionaries[index].member == setting.member {
        dictionaries[index].entries.append((name + ": " + setting.value, setting.uses))
        dictionaries[index].condition = support ?? dictionaries[index].condition
      }
    }
    for dictionary in dictionaries { set(dictionary, on: object, in: &part.body) }
    for (condition, statement, uses) in guarded { part.body.add(ifHolds: condition, statement, uses: uses) }
  }

  /// Writes a dictionary as a whole. A system that doesn't know some of the entries gets the others.
  private func set(_ dictionary: SettingDictionary, on object: String, in body: inout SwiftBody) {
    let (entries, uses) = (dictionary.entries, dictionary.entries.flatMap(\.uses))
    func statement(_ entries: [SettingDictionary.Entry]) -> String {
      "\(object).\(dictionary.member) = [\(entries.map(\.text).joined(separator: ", "))]"
    }
    if let condition = dictionary.condition { return body.add(ifHolds: condition, statement(entries), uses: uses) }
    let older = entries.filter { entry in entry.uses.allSatisfy { $0.since <= body.minimum } }
    guard !older.isEmpty, older.count < entries.count else { return body.add("%1", statement(entries), uses: uses) }
    var newer = SwiftBody(minimum: body.minimum)
    newer.add("%1", statement(entries), uses: uses)
    body.add(newer, orElse: [.line(statement(older))])
  }
}

/// The entries of a dictionary that are set together.
private struct SettingDictionary {
  /// A key and its value as text, and the symbols that it uses.
  typealias Entry = (text: String, uses: [SwiftSymbol])

  /// The property that holds it.
  let member: String

  /// The entries, in the order of the keys.
  var entries: [Entry] = []

  /// The condition for all of them; `nil` if there is none.
  var condition: String?
}
