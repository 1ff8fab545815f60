import SwiftReading

// What AVFoundation's types make and do: the one table of patterns. What their properties stand for is in the keys' own
// declarations.
extension Interpreter {
  /// An object or value that a type of a framework makes; `nil` if nothing is known of the type.
  func constructKnown(
    _ type: String, _ arguments: [SwiftArgument], in frame: Int, _ place: SwiftPlace
  ) -> CodeValue? {
    func argument(_ label: String?, expecting type: String? = nil) -> CodeValue? {
      arguments.first { $0.label == label }.map { value(of: $0.value, in: frame, expecting: type) }
    }
    switch type {
    case "AVCaptureSession", "AVCaptureMultiCamSession":
      return .object(make(.session(isMultiCam: type == "AVCaptureMultiCamSession"), place))
    case "AVCaptureDeviceInput":
      guard let device = argument("device") else { return nil }
      return each(of: device) { device in
        guard case .object(let number) = device, case .device = self.objects[number].kind else {
          return .open(device.reason ?? "its device is not known")
        }
        return .object(self.make(.input(device: number), place))
      }
    case "AVCaptureDevice.DiscoverySession":
      return discovery(
        argument("deviceTypes") ?? .open("it is not given"), argument("mediaType"), argument("position"), place)
    case "AVCaptureVideoPreviewLayer":
      let layer = make(.output("previewLayer"), place)
      if let session = (argument("session") ?? argument("sessionWithNoConnection"))?.object {
        let isExplicit = arguments.contains { $0.label == "sessionWithNoConnection" }
        record(.add(layer, formsConnections: !isExplicit), on: session, place)
        objects[layer].fields["session"] = .object(session)
      }
      return .object(layer)
    case "AVCaptureConnection": return connection(arguments, in: frame, place)
    case "AVCapturePhotoSettings", "AVCapturePhotoBracketSettings":
      let request = make(.request, place)
      for one in arguments {
        let given = value(of: one.value, in: frame)
        if let label = one.label, case .object(let other) = given, label == "from" {
          objects[request].fields = objects[other].fields
        }
        if let label = one.label { record(.set(label, given), on: request, place) }
      }
      return .object(request)
    case "AVCaptureDataOutputSynchronizer":
      let made = make(.synchronizer, place)
      if let outputs = argument("dataOutputs") { record(.set("dataOutputs", outputs), on: made, place) }
      return .object(made)
    case "CMTime":
      if let value = argument("value")?.number, let scale = argument("timescale")?.number, scale != 0 {
        return .time(value / scale)
      }
      if let seconds = argument("seconds")?.number { return .time(seconds) }
      return .open("the time is computed")
    case "CGPoint", "CGSize", "CGRect", "CMVideoDimensions", "NSPoint":
      return .parts(evaluated(arguments, in: frame))
    case "Int", "Int32", "Int64", "UInt32", "Double", "Float", "CGFloat", "NSNumber", "String", "UInt",
      "CMTimeScale", "CMTimeValue", "Float64", "OSType", "FourCharCode", "TimeInterval", "NSString":
      guard let first = arguments.first else { return nil }
      return value(of: first.value, in: frame)
    case "Set", "Array":
      guard let first = arguments.first else { return .list([]) }
      return value(of: first.value, in: frame)
    case "DispatchQueue":
      let isConcurrent = arguments.contains { one in
        one.label == "attributes" && Self.text(one.value).holds("concurrent")
      }
      return .name(isConcurrent ? "concurrent" : "serial", type: nil)
    default:
      if let output = symbols.output(ofClass: type) { return .object(make(.output(output), place)) }
      return nil
    }
  }

  /// What a device, or each of several, gives.
  private func each(of value: CodeValue, _ make: (CodeValue) -> CodeValue) -> CodeValue {
    let all = value.choices.filter { !$0.isNone }
    guard all.count > 1 else { return make(all.first ?? value) }
    return all.dropFirst().reduce(make(all[0])) { $0.joined(make($1)) }
  }

  /// What a type of a framework gives when it is asked; `nil` if nothing is known.
  func callType(
    _ name: String, of type: String, _ arguments: [SwiftArgument], in frame: Int, _ place: SwiftPlace
  ) -> CodeValue? {
    guard type == "AVCaptureDevice" else { return nil }
    switch name {
    case "default":
      let medium = arguments.first { $0.label == "for" }.map { value(of: $0.value, in: frame) }
      if let kind = arguments.first(where: { $0.label == nil }) {
        return device(
          [value(of: kind.value, in: frame)],
          arguments.first { $0.label == "position" }.map { value(of: $0.value, in: frame) }, place)
      }
      if case .name("audio", _)? = medium { return device([.name("microphone", type: nil)], nil, place) }
      // The default camera for video is the wide-angle one at the back.
      if case .name("video", _)? = medium {
        return device([.name("builtInWideAngleCamera", type: nil)], .name("back", type: nil), place)
      }
      return device([.open("the medium is not known")], nil, place)
    // Without access there is no session.
    case "authorizationStatus": return .name("authorized", type: nil)
    case "requestAccess":
      for one in arguments where one.label == "completionHandler" || one.label == nil {
        let given = value(of: one.value, in: frame)
        if case .callable = given { _ = apply(given, [.flag(true)], place) }
      }
      return .open(Self.passes)
    case "devices":
      return discovery(.open("all cameras are asked for"), nil, nil, place)
    default: return nil
    }
  }

  /// A property of a type of a framework.
  func typeMember(_ name: String, of type: String) -> CodeValue {
    switch (type, name) {
    case ("AVCaptureMultiCamSession", "isMultiCamSupported"): return .open(Self.passes)
    case ("AVCaptureDevice", "systemPreferredCamera"), ("AVCaptureDevice", "userPreferredCamera"):
      let made = make(.device, SwiftPlace(file: 0, line: 0))
      objects[made].fields["types"] = .list([.open("the system chooses the camera")])
      objects[made].fields["position"] = .open("the system chooses the camera")
      return .object(made)
    case ("DispatchQueue", "main"): return .name("main", type: nil)
    case ("CMTime", _): return .open("\(name) is no rate")
    default:
      if name.utf8.first.map({ $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") }) ?? false {
        return .type("\(type).\(name)")
      }
      return .name(name, type: nil)
    }
  }

  /// The camera of some types, the first that there is.
  func device(_ types: [CodeValue], _ position: CodeValue?, _ place: SwiftPlace) -> CodeValue {
    let key = "\(types.map(Self.key)) \(position.map(Self.key) ?? "")"
    let isKnown = (types + [position].compactMap(\.self)).allSatisfy { if case .name = $0 { true } else { false } }
    if isKnown, let known = lookedUp[key] { return .object(known) }
    let made = make(.device, place)
    objects[made].fields["types"] = .list(types)
    if let position { objects[made].fields["position"] = position }
    if isKnown { lookedUp[key] = made }
    return .object(made)
  }

  private static func key(_ value: CodeValue) -> String { if case .name(let name, _) = value { name } else { "?" } }

  /// What a discovery session finds, as a list of the first device for each position.
  private func discovery(
    _ types: CodeValue, _ medium: CodeValue?, _ position: CodeValue?, _ place: SwiftPlace
  ) -> CodeValue {
    var kinds = [types]
    if case .list(let all) = types { kinds = all }
    if case .name("audio", _)? = medium { kinds = [.name("microphone", type: nil)] }
    var side = position
    if case .name("unspecified", _)? = position { side = .open("the session looks on all sides") }
    let first = device(kinds, side, place)
    return .parts([CodePart(label: "devices", value: .list([first]))])
  }

  /// A connection between ports and an output or layer.
  private func connection(_ arguments: [SwiftArgument], in frame: Int, _ place: SwiftPlace) -> CodeValue {
    func object(_ label: String) -> CodeValue? {
      arguments.first { $0.label == label }.map { value(of: $0.value, in: frame) }
    }
    let end = object("output") ?? object("videoPreviewLayer")
    guard let output = end?.object else { return .open("the output of the connection is not known") }
    var ports = object("inputPorts") ?? object("inputPort") ?? .none
    if case .list(let all) = ports, let first = all.first { ports = all.count == 1 ? first : ports }
    let made = make(.connection(output: output), place)
    objects[made].fields["ports"] = ports
    return .object(made)
  }
}
