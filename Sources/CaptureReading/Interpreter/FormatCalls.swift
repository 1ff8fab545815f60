import SwiftReading

// Formats, lists and what functions of frameworks compute.
extension Interpreter {
  /// A property of a format.
  func formatMember(_ name: String, _ query: FormatQuery, _ place: SwiftPlace) -> CodeValue {
    if let type = program.types["AVCaptureDevice.Format"],
      let variable = type.variables.first(where: { $0.pattern.names.contains(name) }),
      let getter = variable.getter
    {
      return computed(getter, of: .format(query), "AVCaptureDevice.Format")
    }
    switch name {
    case "formatDescription": return .property(FormatProperty(name: "description", query: query))
    case "videoSupportedFrameRateRanges": return .property(FormatProperty(name: "ranges", query: query))
    case "isVideoBinned": return .property(FormatProperty(name: "binned", query: query))
    case "isMultiCamSupported": return .property(FormatProperty(name: "multiCam", query: query))
    case "supportedDepthDataFormats":
      return .format(FormatQuery(device: query.device, isOfDepth: true))
    case "first", "last":
      var narrowed = query
      if name == "last" || query.tests.isEmpty { narrowed.tests.append(.other("the \(name) of the formats")) }
      return .format(narrowed)
    case "isEmpty": return .flag(false)
    default:
      if symbols.asks.contains(name) { return .support(symbols.test(name)) }
      return .property(FormatProperty(name: "." + name, query: query))
    }
  }

  /// A member of a property of a format.
  func formatMember(_ name: String, of property: FormatProperty) -> CodeValue {
    func step(_ name: String) -> CodeValue { .property(FormatProperty(name: name, query: property.query)) }
    switch (property.name, name) {
    case ("description", "dimensions"): return step("dimensions")
    case ("description", "mediaSubType"): return step("subtype")
    case ("subtype", "rawValue"): return step("pixelFormat")
    case ("dimensions", "width"), ("dimensions", "height"): return step(name)
    case ("maxFrameRates", "max"), ("minFrameRates", "min"): return step(String(property.name.dropLast()))
    default: return step("\(property.name).\(name)")
    }
  }

  /// A method of a list, of formats, or of a property of a format.
  func callCollection(
    _ name: String, of owner: CodeValue, _ base: SwiftExpression, _ arguments: [SwiftArgument], in frame: Int,
    _ place: SwiftPlace
  ) -> CodeValue? {
    switch owner {
    case .format(let query): return callFormats(name, query, arguments, in: frame, place)
    case .property(let property): return callProperty(name, property, arguments, in: frame, place)
    case .list(let all): return callList(name, all, base, arguments, in: frame, place)
    case .support: return owner
    case .open(let reason) where name == "contains":
      _ = reason
      if case .member(_, let list, _) = base, symbols.asks.contains(list) {
        return .support(symbols.test(list))
      }
      return nil
    case .number: return ["rounded", "magnitude"].contains(name) ? owner : nil
    default: return nil
    }
  }

  private func callFormats(
    _ name: String, _ query: FormatQuery, _ arguments: [SwiftArgument], in frame: Int, _ place: SwiftPlace
  ) -> CodeValue? {
    if let function = best(program.functions(name, of: "AVCaptureDevice.Format"), arguments) {
      return invoke(function, of: .format(query), "AVCaptureDevice.Format", arguments, in: frame, place)
    }
    switch name {
    case "filter", "first", "last":
      guard let closure = arguments.first else { return .format(query) }
      return .format(narrowed(query, by: value(of: closure.value, in: frame), isLast: name == "last", place))
    case "contains" where query.isOfDepth:
      guard let closure = arguments.first else { return nil }
      let wanted = narrowed(query, by: value(of: closure.value, in: frame), isLast: false, place).tests
      return .test([
        wanted.contains { if case .other = $0 { true } else { false } }
          ? .other("it has such a depth format") : .depth(wanted)
      ])
    case "sorted", "reversed", "max", "min", "dropFirst", "dropLast", "prefix", "suffix", "randomElement":
      // An order among formats that are all as they are asked for leaves them as they are, if one is picked by more.
      var changed = query
      if name != "sorted" && name != "prefix" { changed.tests.append(.other("the \(name) of the formats")) }
      return .format(changed)
    case "enumerated", "lazy", "compactMap", "map": return .format(query)
    default:
      if symbols.asks.contains(name) { return .support(symbols.test(name)) }
      return nil
    }
  }

  /// Formats that a closure accepts.
  private func narrowed(_ query: FormatQuery, by closure: CodeValue, isLast: Bool, _ place: SwiftPlace) -> FormatQuery {
    var result = query
    let answer = apply(closure, [.format(query)], place)
    if let tests = Self.tests(answer) {
      result.tests += tests
    } else if case .flag(true) = answer {
    } else {
      var words = "a condition that can't be said in a graph"
      if case .callable(.closure(let code, _)) = closure, case .expression(let expression)? = code.body.first {
        words = Self.text(expression)
      }
      result.tests.append(.other(words))
    }
    if isLast { result.tests.append(.other("the last of the formats")) }
    return result
  }

  private func callProperty(
    _ name: String, _ property: FormatProperty, _ arguments: [SwiftArgument], in frame: Int, _ place: SwiftPlace
  ) -> CodeValue? {
    func step(_ name: String) -> CodeValue { .property(FormatProperty(name: name, query: property.query)) }
    switch (property.name, name) {
    case ("ranges", "map"), ("ranges", "compactMap"):
      guard case .callable(.path(let path))? = arguments.first.map({ value(of: $0.value, in: frame) }) else {
        return nil
      }
      if path == ["maxFrameRate"] { return step("maxFrameRates") }
      return path == ["minFrameRate"] ? step("minFrameRates") : nil
    case ("maxFrameRates", "max"): return step("maxFrameRate")
    case ("minFrameRates", "min"): return step("minFrameRate")
    case ("ranges", "contains"): return .test([.other("a range of its rates is as asked")])
    case (_, "rounded"): return .property(property)
    default: return nil
    }
  }

  private func callList(
    _ name: String, _ all: [CodeValue], _ base: SwiftExpression, _ arguments: [SwiftArgument], in frame: Int,
    _ place: SwiftPlace
  ) -> CodeValue? {
    let argument = arguments.first.map { value(of: $0.value, in: frame) }
    switch name {
    case "forEach":
      for one in all { if let argument { _ = apply(argument, [one], place) } }
      return .parts([])
    case "map", "compactMap", "flatMap":
      guard let argument else { return nil }
      return .list(all.map { apply(argument, [$0], place) }.filter { name == "map" || !$0.isNone })
    case "first" where argument != nil, "filter",
      "last" where argument != nil:
      guard let argument else { return nil }
      var kept: [CodeValue] = []
      for one in all {
        switch apply(argument, [one], place) {
        case .flag(true): kept.append(one)
        case .flag(false): continue
        default: kept.append(device(one, where: argument) ?? .open("which of them is not known"))
        }
      }
      if name == "filter" { return .list(kept) }
      return name == "first" ? kept.first : kept.last
    case "contains":
      guard let argument else { return nil }
      if all.contains(where: { $0.equals(argument) == true }) { return .flag(true) }
      return all.allSatisfy { $0.equals(argument) == false } ? .flag(false) : nil
    case "append":
      if let argument { assign(.list(all + [argument]), to: base, in: frame, place) }
      return .parts([])
    case "reversed": return .list(all.reversed())
    case "removeAll":
      assign(.list([]), to: base, in: frame, place)
      return .parts([])
    case "enumerated":
      return .list(
        all.enumerated().map {
          .parts([CodePart(label: "offset", value: .number(Double($0))), CodePart(label: "element", value: $1)])
        })
    case "max" where all.allSatisfy({ $0.number != nil }):
      return all.compactMap(\.number).max().map { .number($0) }
    case "min" where all.allSatisfy({ $0.number != nil }):
      return all.compactMap(\.number).min().map { .number($0) }
    default: return nil
    }
  }

  /// The device of a list at the position that a closure asks for.
  private func device(_ value: CodeValue, where closure: CodeValue) -> CodeValue? {
    guard case .object(let number) = value, case .device = objects[number].kind,
      case .callable(.closure(let code, let outer)) = closure, case .expression(let expression)? = code.body.first,
      case .infix("==", .member(_, "position", _), let right, _) = expression,
      case .list(let types)? = objects[number].fields["types"]
    else { return nil }
    return device(types, self.value(of: right, in: outer), objects[number].place)
  }

  /// A value of `base[index]`.
  func element(_ base: SwiftExpression, _ arguments: [SwiftArgument], in frame: Int, _ place: SwiftPlace) -> CodeValue {
    let owner = value(of: base, in: frame)
    guard let index = arguments.first.map({ value(of: $0.value, in: frame) }) else { return .open("it is not known") }
    switch (owner, index) {
    case (.list(let all), .number(let number)):
      let place = Int(number)
      return all.indices.contains(place) ? all[place] : .open("there is no such element")
    case (.entries(let all), _):
      return all.first { $0.key.equals(index) == true }?.value ?? .none
    case (.object(let number), .number):
      return { if case .ports = objects[number].kind { owner } else { .open("it is not known") } }()
    case (.format(var query), .number(let number)):
      query.tests.append(.number("index", number))
      return .format(query)
    default: return .open(owner.reason ?? "which element is not known")
    }
  }

  /// What a function of a framework gives; `nil` if nothing is known of it.
  func pattern(
    _ name: String, _ owner: CodeValue?, _ arguments: [SwiftArgument], in frame: Int, _ place: SwiftPlace
  ) -> CodeValue? {
    func number(_ index: Int) -> Double? {
      arguments.indices.contains(index) ? value(of: arguments[index].value, in: frame).number : nil
    }
    switch name {
    case "CMTimeMake":
      guard let value = number(0), let scale = number(1), scale != 0 else { return .open("the time is computed") }
      return .time(value / scale)
    case "CMTimeMakeWithSeconds":
      return number(0).map { .time($0) } ?? .open("the time is computed")
    case "CMVideoFormatDescriptionGetDimensions", "CMFormatDescriptionGetMediaSubType":
      guard let first = arguments.first, case .property(let property) = value(of: first.value, in: frame),
        property.name == "description"
      else { return nil }
      return .property(
        FormatProperty(
          name: name == "CMFormatDescriptionGetMediaSubType" ? "pixelFormat" : "dimensions", query: property.query))
    case "min", "max":
      guard owner == nil, arguments.count == 2, let one = number(0), let two = number(1) else { return nil }
      return .number(name == "min" ? min(one, two) : max(one, two))
    case "zip", "stride": return .open("\(name) is computed")
    default: return nil
    }
  }
}
