import CaptureModel

extension SessionEmitter {
  /// Writes a setting: first what has to support it, then the statement.
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
    require(setting, setting.comparable, on: object, of: owner, camera: camera, photo: photo, in: &part)
    switch setting.symbol.setting {
    case .statement(let template): part.body.add("%1", filled(template, setting.value), uses: setting.uses)
    case .assigned where setting.value == ".custom":
      // Custom exposure is no mode to assign: it is set with its values, here those of the moment.
      part.body.add(
        "%1.setExposureModeCustom(duration: AVCaptureDevice.currentExposureDuration, iso: AVCaptureDevice.currentISO)",
        object)
    case .assigned:
      part.body.add(
        "%1.%2 %3= %4", object, setting.member, setting.isAdded ? "+" : "", setting.value, uses: setting.uses)
    case .fixed: break
    }
  }

  /// Writes the condition under which a setting may be made; none where what has to support it is not known.
  func require(
    _ setting: PlainSetting, _ value: String, on object: String, of owner: String, camera: String? = nil,
    photo: String? = nil, in part: inout EmittedPart
  ) {
    var conditions: [String] = []
    for requirement in setting.symbol.requirements where setting.needsSupport {
      let output = requirement.subject == .output ? photo : nil
      guard let asked = requirement.subject.isOfCamera ? camera : output ?? object else { return }
      conditions.append(requirement.condition(of: asked, value: value))
      if case .frameDuration = requirement.question { part.formatFacts.insert(.supports) }
    }
    if conditions.isEmpty { return }
    part.helpers.insert(.require)
    part.body.require(
      conditions.joined(separator: " && "), SwiftText.literal(setting.key + " of " + owner), uses: setting.uses)
  }

  /// Writes all settings of an object; the entries of a dictionary are set together.
  func set(
    _ settings: [PlainSetting], on object: String, of owner: String, camera: String? = nil,
    connection: String? = nil, photo: String? = nil, in part: inout EmittedPart
  ) {
    var dictionaries: [(member: String, entries: [String], uses: [SwiftSymbol])] = []
    for setting in settings {
      guard case .entry(let key, _, _) = setting.symbol.kind, case .assigned = setting.symbol.setting else {
        set(
          setting, on: object, of: owner, camera: camera, connection: connection, photo: photo, in: &part)
        continue
      }
      require(setting, setting.value, on: object, of: owner, in: &part)
      let entry = "\(key)" + ("\(key)".hasPrefix("kCV") ? " as String: " : ": ") + setting.value
      if let index = dictionaries.firstIndex(where: { $0.member == setting.member }) {
        dictionaries[index].entries.append(entry)
        dictionaries[index].uses += setting.uses
      } else {
        dictionaries.append((setting.member, [entry], setting.uses))
      }
    }
    for (member, entries, uses) in dictionaries {
      part.body.add("%1.%2 = [%3]", object, member, entries.joined(separator: ", "), uses: uses)
    }
  }
}
