import CaptureModel
import TestSupport
import Testing

/// The fake of AVFoundation has what graphs name, refuses what AVFoundation refuses, and costs what its world says.
@Suite(.enabled(if: FakeAVFoundation.isAvailable, "\(FakeAVFoundation.missing)"))
struct FakeAVFoundationTests {
  /// The members that the keys of a graph stand for, as Swift that uses each of them.
  static let members = Set(CaptureGraph.schema.flatMap(\.fields).compactMap { use(of: $0) }).sorted()

  /// The members that came after an SDK.
  private static func members(newerThan sdk: FakeAVFoundation.SDK) -> [String] {
    let newer = CaptureGraph.schema.flatMap(\.fields).filter { $0.symbol?.since.map { $0 > sdk.newest } ?? false }
    return Set(newer.compactMap { use(of: $0) }).sorted()
  }

  /// The member that a key stands for, as Swift that uses it; `nil` if it stands for none.
  private static func use(of field: SchemaField) -> String? {
    guard let kind = field.symbol?.kind, let owner = kind.owner else { return nil }
    guard let member = kind.member(of: field.name) else { return "do { typealias Owner = \(owner) }" }
    // Center Stage is a setting of the class: all cameras share it.
    if field.name.hasPrefix("centerStage"), owner == "AVCaptureDevice", !field.name.hasSuffix("RectOfInterest") {
      return "_ = \(owner).\(member)"
    }
    // A method without parameters is named without parentheses.
    if member.hasSuffix("()") { return "_ = \(owner).\(member.dropLast(2))" }
    return member.contains("(") ? "_ = \(owner).\(member)" : "_ = \\\(owner).\(member)"
  }

  @Test(arguments: FakeAVFoundation.LanguageMode.allCases)
  func hasEveryMemberThatAKeyNames(_ mode: FakeAVFoundation.LanguageMode) throws {
    #expect(Self.members.count > 150)
    let uses = Self.members.map { "  \($0)" }.joined(separator: "\n")
    let file = "@preconcurrency import AVFoundation\n\nfunc use() {\n\(uses)\n}\n"
    #expect(try FakeAVFoundation.built().typeCheck(["Uses.swift": file], mode: mode, isStrict: false) == "")
  }

  @Test func anOlderSDKLacksWhatCameLaterAndNothingElse() throws {
    let newer = Self.members(newerThan: .iOS26)
    #expect(newer.count > 10 && Self.members(newerThan: .iOS27).isEmpty)
    func errors(_ uses: [String]) throws -> String {
      let file = "@preconcurrency import AVFoundation\n\nfunc use() {\n" + uses.joined(separator: "\n") + "\n}\n"
      return try FakeAVFoundation.built(sdk: .iOS26).typeCheck(["Uses.swift": file], mode: .v5, isStrict: false)
    }
    #expect(try errors(Self.members.filter { !newer.contains($0) }) == "")
    let words = try errors(newer)
    for line in newer.indices { #expect(words.contains("Uses.swift:\(line + 4):"), "\(newer[line])") }
  }

  @Test func saysWhatIsWrong() throws {
    let file = "import AVFoundation\n\nfunc use(_ device: AVCaptureDevice) { device.lockForConfiguration() }\n"
    let words = try FakeAVFoundation.built().typeCheck(["Wrong.swift": file], mode: .v6)
    #expect(words.contains("call can throw, but it is not marked with 'try'"))
  }

  @Test func itsEnumerationsMayGrow() throws {
    let file = """
      import AVFoundation

      func name(of position: AVCaptureDevice.Position) -> String {
        switch position {
        case .back: "back"
        case .front: "front"
        case .unspecified: "unspecified"
        }
      }
      """
    #expect(try FakeAVFoundation.built().typeCheck(["Closed.swift": file], mode: .v6).contains("@unknown default"))
  }

  /// Two cameras, a photo, depth: what runs on the first cameras that Apple published.
  static let program = """
    import AVFoundation

    func camera(_ type: AVCaptureDevice.DeviceType, _ position: AVCaptureDevice.Position) throws -> AVCaptureDeviceInput {
      guard let device = AVCaptureDevice.default(type, for: .video, position: position) else { exit(2) }
      return try AVCaptureDeviceInput(device: device)
    }

    let session = AVCaptureMultiCamSession()
    let back = try camera(.builtInWideAngleCamera, .back)
    let front = try camera(.builtInWideAngleCamera, .front)
    session.beginConfiguration()
    session.addInputWithNoConnections(back)
    session.addInputWithNoConnections(front)
    print(session.canAddInput(try camera(.builtInTelephotoCamera, .back)))
    for input in [back, front] {
      let format = input.device.formats.first { $0.isMultiCamSupported && !$0.isVideoBinned }
      try input.device.lockForConfiguration()
      if let format { input.device.activeFormat = format }
      input.device.unlockForConfiguration()
      let output = AVCaptureVideoDataOutput()
      session.addOutputWithNoConnections(output)
      guard let port = input.ports(for: .video, sourceDeviceType: nil, sourceDevicePosition: .unspecified).first else { exit(3) }
      let connection = AVCaptureConnection(inputPorts: [port], output: output)
      print(session.canAddConnection(connection))
      session.addConnection(connection)
      print(session.canAddConnection(AVCaptureConnection(inputPorts: [port], output: output)))
    }
    session.commitConfiguration()
    print(session.hardwareCost, session.systemPressureCost)
    let observer = NotificationCenter.default.addObserver(
      forName: AVCaptureSession.runtimeErrorNotification, object: session, queue: nil
    ) { print($0.userInfo?[AVCaptureSessionErrorKey] as? AVError as Any) }
    session.startRunning()
    print(session.isRunning)
    """

  @Test func costsWhatItsWorldSays() throws {
    let profile = try Bundled.profile("iphone-xs")
    let program = try FakeAVFoundation.built().program(["main.swift": Self.program])
    func lines(_ costs: [String: Double]) throws -> [String] {
      let run = try program.run(on: profile.world(costs: costs))
      #expect(run.error == "")
      return run.output.split(separator: "\n").map(String.init)
    }
    let linear = try lines(["pixelBudget": 500_000_000, "pressurePerHardwareCost": 2])
    #expect(linear.prefix(5) == ["false", "true", "false", "true", "false"])
    #expect(linear.last == "true")
    let costs = try #require(linear.first { $0.hasPrefix("0.") }).split(separator: " ").compactMap { Double($0) }
    #expect(costs.count == 2 && abs(costs[1] - 2 * costs[0]) < 1e-5, "\(costs)")
    let stepped = try lines(["pixelBudget": 500_000_000, "step": 0.5])
    // Pressure follows the pixels, whatever steps the processor has.
    #expect(stepped.contains("\((costs[0] / 0.5).rounded(.up) * 0.5) \(Float(costs[0]))"), "\(stepped)")
    let over = try lines(["pixelBudget": 1_000_000])
    #expect(over.suffix(2).first?.contains("sessionHardwareCostOverage") == true && over.last == "false", "\(over)")
  }

  /// What AVFoundation throws an exception for, which no Swift code catches.
  static let refusals = [
    ("device.activeFormat = device.formats[0]", "NSGenericException"),
    ("try device.lockForConfiguration(); device.videoZoomFactor = 1000", "NSRangeException"),
    ("session.addInput(input); session.addInput(input)", "NSInvalidArgumentException"),
    ("session.beginConfiguration(); session.startRunning()", "NSGenericException"),
    ("session.commitConfiguration()", "NSGenericException"),
    ("session.sessionPreset = .high", "NSInvalidArgumentException"),
    ("AVCapturePhotoOutput().isDepthDataDeliveryEnabled = true", "NSInvalidArgumentException"),
  ]

  @Test func refusesWhatAVFoundationRefuses() throws {
    let cases = Self.refusals.indices.map { "case \"\($0)\": \(Self.refusals[$0].0)" }.joined(separator: "\n")
    let text = """
      import AVFoundation

      let session = AVCaptureMultiCamSession()
      guard let device = AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back) else { exit(2) }
      let input = try AVCaptureDeviceInput(device: device)
      switch CommandLine.arguments[1] {
      \(cases)
      default: break
      }
      """
    let program = try FakeAVFoundation.built().program(["main.swift": text])
    let world = try Bundled.profile("iphone-xs").world()
    for (index, refusal) in Self.refusals.enumerated() {
      let run = try program.run(on: world, arguments: ["\(index)"])
      #expect(run.error.contains("uncaught exception '\(refusal.1)'"), "\(refusal.0): \(run.error)")
      #expect(run.status == 134)
    }
    #expect(try program.run(on: world, arguments: ["none"]).status == 0)
  }
}
