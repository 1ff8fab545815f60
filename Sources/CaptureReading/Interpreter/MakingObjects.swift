import SwiftReading

// Objects of the app, and calls of what is not in its code.
extension Interpreter {
  /// Makes an object of a type.
  func construct(_ type: String, _ arguments: [SwiftArgument], in frame: Int, _ place: SwiftPlace) -> CodeValue {
    if let whole = program.name(of: type, inside: frames[frame].type), let entry = program.types[whole],
      ["class", "struct", "actor"].contains(entry.kind)
    {
      return instance(of: whole, arguments, in: frame, place)
    }
    if let made = constructKnown(type, arguments, in: frame, place) { return made }
    return outside(type, nil, arguments, in: frame, place)
  }

  /// Makes an object, gives its variables their first values and runs its initializer.
  func instance(of type: String, _ arguments: [SwiftArgument]?, in frame: Int, _ place: SwiftPlace) -> CodeValue {
    guard stack.count < Self.deepestCall, initializing.count < 40 else {
      return .open("the calls are too deep to follow")
    }
    let object = make(.own(type), place)
    let owner = CodeValue.object(object)
    initializing.insert(object)
    defer { initializing.remove(object) }
    let ancestry = program.ancestry(of: type)
    if ancestry.contains("AVCaptureMultiCamSession") || ancestry.contains("AVCaptureSession") {
      objects[object].fields[Self.inherited] = .object(
        make(.session(isMultiCam: ancestry.contains("AVCaptureMultiCamSession")), program.types[type]?.place ?? place))
    }
    let own = ownFrame(of: owner, type)
    for variable in program.storedVariables(of: type)
    where !variable.modifiers.contains("static") && !variable.modifiers.contains("lazy") {
      guard variable.getter == nil || variable.initial != nil || !variable.observers.isEmpty else { continue }
      for name in variable.pattern.names {
        if let initial = variable.initial {
          setField(name, of: object, value(of: initial, in: own, expecting: variable.type?.name))
        } else if variable.type?.isOptional == true {
          setField(name, of: object, .none)
        } else if variable.getter == nil {
          setField(name, of: object, wrapped(variable, place) ?? .open("\(name) is not set"))
        }
      }
    }
    let initializers = program.functions("init", of: type)
    if let arguments, let chosen = best(initializers, arguments) {
      _ = invoke(chosen, of: owner, type, arguments, in: frame, place)
    } else if let arguments, initializers.isEmpty {
      for argument in arguments {
        if let label = argument.label { setField(label, of: object, value(of: argument.value, in: frame)) }
      }
    } else if let first = initializers.first(where: { $0.body != nil && !$0.modifiers.contains("convenience") }) {
      _ = invoke(first, of: owner, type, [], from: nil)
    }
    return owner
  }

  /// An object that a property wrapper takes from elsewhere, such as `@EnvironmentObject`: one of its type.
  private func wrapped(_ variable: SwiftVariable, _ place: SwiftPlace) -> CodeValue? {
    guard let type = variable.type?.name,
      variable.modifiers.contains(where: { $0.hasPrefix("@Environment") || $0 == "@ObservedObject" }),
      let whole = program.name(of: type), program.types[whole]?.kind == "class"
    else { return nil }
    return instance(of: whole, nil, in: 0, place)
  }
}
