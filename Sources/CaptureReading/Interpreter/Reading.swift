import SwiftReading

// Which parts of the code run when.
extension Interpreter {
  /// The names of functions that the system calls while a screen or an app comes up, in that order.
  private static let lifecycle = [
    "awakeFromNib", "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewDidLayoutSubviews",
    "didMoveToWindow", "didMoveToSuperview", "makeUIViewController", "makeUIView", "updateUIView", "main",
    "application",
  ]

  /// The type that makes the session by itself, and those that make that type: the last ones are where to begin.
  private func roots(of owner: String) -> [String] {
    var (roots, level, seen): ([String], [String], Set<String>) = ([], [owner], [owner])
    for _ in 0..<6 where !level.isEmpty {
      var next: [String] = []
      for type in level {
        let makers = makers(of: type).filter { !seen.contains($0) }
        if makers.isEmpty { roots.append(type) } else { next += makers }
        seen.formUnion(makers)
      }
      level = next
    }
    return roots + level
  }

  /// The types that make an object of a type.
  private func makers(of type: String) -> [String] {
    let short = type.split(separator: ".").last.map(String.init) ?? type
    return program.typeOrder.filter { name in
      guard name != type, let entry = program.types[name], entry.kind != "extension", entry.kind != "protocol" else {
        return false
      }
      let inVariables = entry.variables.contains { variable in
        variable.initial.map { Self.constructs(short, $0) } ?? false
          || variable.modifiers.contains { $0.hasPrefix("@Environment") || $0 == "@ObservedObject" }
            && variable.type?.name == short
      }
      return inVariables || entry.order.contains { $0.mentions.contains(short) && Self.constructs(short, $0) }
    }
  }

  private static func constructs(_ type: String, _ expression: SwiftExpression) -> Bool {
    switch expression {
    case .call(.name(let name, _), _, _) where name == type: true
    case .call(let base, let arguments, _):
      constructs(type, base) || arguments.contains { constructs(type, $0.value) }
    case .member(let base?, let name, _):
      if case .name(let owner, _) = base, owner == type, name == "shared" { true } else { constructs(type, base) }
    case .closure(let closure): closure.body.contains { constructs(type, $0) }
    case .infix(_, let left, let right, _): constructs(type, left) || constructs(type, right)
    default: false
    }
  }

  private static func constructs(_ type: String, _ function: SwiftFunction) -> Bool {
    function.body?.contains { constructs(type, $0) } ?? false
  }

  private static func constructs(_ type: String, _ statement: SwiftStatement) -> Bool {
    switch statement {
    case .expression(let value), .assign(_, _, let value, _), .giveBack(let value?, _): constructs(type, value)
    case .variable(let variable): variable.initial.map { constructs(type, $0) } ?? false
    case .branch(_, let then, let otherwise, _):
      then.contains { constructs(type, $0) } || otherwise.contains { constructs(type, $0) }
    case .attempt(let body, _, _), .loop(_, let body, _), .each(_, _, _, let body, _):
      body.contains { constructs(type, $0) }
    default: false
    }
  }

  /// The types whose code makes a session.
  private var owners: [String] {
    program.typeOrder.filter { name in
      guard let entry = program.types[name], entry.kind != "protocol" else { return false }
      if entry.parents.contains("AVCaptureSession") || entry.parents.contains("AVCaptureMultiCamSession") {
        return true
      }
      let classes = ["AVCaptureSession", "AVCaptureMultiCamSession"]
      return entry.variables.contains { variable in
        variable.initial.map { initial in classes.contains { Self.constructs($0, initial) } } ?? false
          || (variable.getter ?? []).contains { one in classes.contains { Self.constructs($0, one) } }
      } || entry.order.contains { function in classes.contains { Self.constructs($0, function) } }
    }
  }

  /// Runs the app from where its sessions begin; returns the objects that stand for its screens and services.
  func runFromRoots() {
    var begun: Set<String> = []
    for owner in owners {
      for root in roots(of: owner) where begun.insert(root).inserted { run(root: root) }
    }
    for function in program.files.flatMap(\.functions)
    where program.adds(function) && !ran.contains(function.place) && isOutermost(function) {
      _ = invoke(function, of: nil, nil, [], from: nil)
    }
    for file in program.files where !file.statements.isEmpty { _ = run(file.statements, in: 0) }
  }

  private func run(root: String) {
    guard let entry = program.types[root], ["class", "struct", "actor", "enum"].contains(entry.kind) else { return }
    let first = objects.count
    let object: CodeValue
    if entry.kind == "enum" || program.variable("shared", of: root)?.modifiers.contains("static") == true {
      object = entry.kind == "enum" ? .type(root) : staticMember("shared", of: root)
    } else {
      object = instance(of: root, nil, in: 0, entry.place)
    }
    for name in Self.lifecycle {
      for function in program.functions(name, of: root).prefix(2) where !ran.contains(function.place) {
        _ = invoke(function, of: object, root, [], from: nil)
      }
    }
    if let body = program.variable("body", of: root), let getter = body.getter,
      entry.parents.contains("View") || entry.parents.contains("App")
    {
      _ = computed(getter, of: object, root)
    }
    setUp(from: first)
  }

  /// Where a session is still empty, what adds to it runs: it waits for others to call it.
  private func setUp(from first: Int) {
    var index = first
    while index < objects.count {
      defer { index += 1 }
      guard case .own(let type) = objects[index].kind else { continue }
      for function in functions(of: type)
      where program.adds(function) && !ran.contains(function.place) && function.body != nil && function.name != "init"
        && isOutermost(function)
      {
        guard !Self.reacts(function) else { continue }
        let hasSession = sessions.contains { !isEmpty($0) }
        guard
          !hasSession || function.mentions.contains("beginConfiguration") == false && ownsEmptySession(index)
            || !hasSession
        else { continue }
        _ = invoke(function, of: .object(index), type, [], from: nil)
      }
    }
  }

  /// Whether an object has a session without anything in it.
  private func ownsEmptySession(_ object: Int) -> Bool {
    objects[object].fields.values.contains { value in
      guard let number = value.object, case .session = objects[number].kind else { return false }
      return isEmpty(number)
    }
  }

  private func isEmpty(_ session: Int) -> Bool {
    !(eventsOf[session] ?? []).map { events[$0] }.contains { event in
      guard case .add(let part, _) = event.action else { return false }
      if case .input = objects[part].kind { return true }
      return false
    }
  }

  private func functions(of type: String) -> [SwiftFunction] {
    let parents = program.types[type]?.parents.compactMap { program.name(of: $0) } ?? []
    return (program.types[type]?.order ?? []) + parents.flatMap { program.types[$0]?.order ?? [] }
  }

  /// Whether no other function of the app that adds to sessions calls it.
  private func isOutermost(_ function: SwiftFunction) -> Bool {
    !(program.callers[function.name] ?? []).contains { $0.place != function.place && !Self.reacts($0) }
  }

  /// Whether a function answers what a person or the system does, such as a tap.
  private static func reacts(_ function: SwiftFunction) -> Bool {
    function.modifiers.contains("@IBAction") || function.modifiers.contains("@objc")
  }

  /// Runs what captures, and then all that may run later.
  func runTheRest() {
    let known = objects.count
    phase = .capture
    runEach(known) { $0.mentions.contains("capturePhoto") }
    phase = .later
    let waiting = deferred
    deferred = []
    for one in waiting { aside { _ = apply(.callable(one), [], SwiftPlace(file: 0, line: 0)) } }
    runEach(known) { _ in true }
  }

  private func runEach(_ known: Int, where fits: (SwiftFunction) -> Bool) {
    for index in 0..<known {
      guard case .own(let type) = objects[index].kind else { continue }
      for function in functions(of: type)
      where (!ran.contains(function.place) || mayRunAgain(function)) && function.body != nil
        && function.name != "init" && fits(function)
      {
        aside { _ = invoke(function, of: .object(index), type, [], from: nil) }
      }
      for variable in program.types[type]?.variables ?? [] where !variable.observers.isEmpty && phase == .later {
        for observer in variable.observers {
          aside {
            let frame = ownFrame(of: .object(index), type)
            frames[frame].values["newValue"] = .open("it comes from a caller")
            _ = run(observer, in: frame)
          }
        }
      }
    }
  }

  /// Whether a function that has run may run again later: it makes nothing that would then be there twice.
  private func mayRunAgain(_ function: SwiftFunction) -> Bool {
    phase == .later && !program.adds(function) && !function.mentions.contains("capturePhoto")
  }

  /// Follows an app's code from where its sessions begin.
  public static func read(_ program: SwiftProgram, _ symbols: SymbolTable) -> Interpreter {
    let interpreter = Interpreter(program, symbols)
    interpreter.runFromRoots()
    interpreter.runTheRest()
    return interpreter
  }
}
