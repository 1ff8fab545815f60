public import SwiftReading

extension CodeObject {
  /// What had to be so for it to be made.
  public var conditionsWhenMade: [CodeCondition] { conditions }
}

// What a draft asks of the objects.
extension Interpreter {
  /// The types of a device, in the order in which the app tries them.
  public func types(of device: Int) -> [CodeValue] {
    if case .list(let all)? = objects[device].fields["types"] { return all }
    return []
  }

  /// The position of a device; `nil` if the app doesn't say.
  public func position(of device: Int) -> CodeValue? { objects[device].fields["position"] }

  /// The connections that sessions form and the app asks for, in the order of the code.
  public var formedConnections: [Int] {
    objects.indices.filter { index in
      if case .connection = objects[index].kind { objects[index].fields["formed"] != nil } else { false }
    }
  }

  /// The medium of a connection that a session forms.
  public func medium(of connection: Int) -> String {
    if case .name(let name, _)? = objects[connection].fields["formed"] { return name }
    return "video"
  }

  /// The input of a connection, and what the app asks of its port, by label.
  public func ports(of connection: Int) -> (input: Int?, asked: [String: CodeValue]) {
    guard case .object(let number)? = objects[connection].fields["ports"], case .ports(let input) = objects[number].kind
    else { return (nil, [:]) }
    var asked: [String: CodeValue] = [:]
    if case .parts(let parts)? = objects[number].fields["ask"] {
      for part in parts { if let label = part.label { asked[label] = part.value } }
    }
    return (input, asked)
  }

  /// The synchronizers with their outputs.
  public var synchronizers: [(number: Int, outputs: [CodeValue], place: SwiftPlace)] {
    events.compactMap { event in
      guard case .synchronizer = objects[event.object].kind, case .set("dataOutputs", .list(let all)) = event.action
      else { return nil }
      return (event.object, all, event.place)
    }
  }

  /// The settings of photos that the app takes, each once with its output.
  public var requests: [(number: Int, output: Int)] {
    objects.indices.compactMap { index in
      guard case .request = objects[index].kind, let output = objects[index].fields["output"]?.object else {
        return nil
      }
      return (index, output)
    }
  }
}
