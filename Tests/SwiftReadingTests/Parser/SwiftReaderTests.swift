import SwiftReading
import TestSupport
import Testing

/// Swift source of any kind is read to its end.
struct SwiftReaderTests {
  private static func read(_ text: String, _ conditions: [String: Bool] = [:]) -> SwiftFile {
    SwiftReader.read(Array(text.utf8), file: 0, conditions: conditions)
  }

  @Test func declarationsKeepTheirPlacesAndNames() throws {
    let file = Self.read(
      """
      import AVFoundation
      @MainActor public final class Camera: NSObject, Service {
        private lazy var session = AVCaptureSession()
        var a = 1, b: Int? = nil
        enum Mode: String, CaseIterable { case photo = "p", video }
        init(_ name: String, at place: Int = 3) throws { self.a = place }
        @discardableResult func start<T>(with value: T) async throws -> [Camera] where T: Sendable { [] }
        var isOn: Bool { a == 1 }
        var watched = 0 { didSet { b = watched } }
      }
      extension Camera { static func make() -> Camera { Camera("x") } }
      """)
    #expect(file.imports == ["AVFoundation"] && file.unread.isEmpty)
    let camera = try #require(file.types.first)
    #expect(camera.name == "Camera" && camera.kind == "class" && camera.parents == ["NSObject", "Service"])
    #expect(camera.variables.flatMap(\.pattern.names) == ["session", "a", "b", "isOn", "watched"])
    #expect(camera.variables[0].modifiers.isSuperset(of: ["private", "lazy"]) && camera.variables[0].place.line == 3)
    #expect(camera.variables[3].getter?.count == 1 && camera.variables[4].observers.count == 1)
    #expect(camera.types.first?.cases.map(\.name) == ["photo", "video"])
    #expect(camera.functions.map(\.name) == ["init", "start"])
    #expect(camera.functions[0].parameters.map(\.label) == [nil, "at"])
    #expect(camera.functions[1].result == SwiftType("Camera", isArray: true))
    #expect(file.types.last?.kind == "extension")
  }

  @Test func expressionsGoByPrecedence() throws {
    let file = Self.read("let x = a ?? b + 2 * c.d(1, to: [.e]) == 3 ? !f : g as? H\nx.y = try await z?.w! { $0 }")
    #expect(file.unread.isEmpty && file.variables.count == 1 && file.statements.count == 1)
    guard
      case .choice(.infix("==", .infix("??", _, .infix("+", _, .infix("*", _, _, _), _), _), _, _), _, _, _)? =
        file.variables[0].initial
    else {
      Issue.record("\(String(describing: file.variables[0].initial))")
      return
    }
  }

  @Test(arguments: [
    "let = 3", "foo bar baz", "if x ==== { }", "a = ", "switch { case }", "@escaping(Bool) ->", "let s = \"unclosed",
    ") ]",
    "#warning(\"x\")", "x.y(", "for in y { }", "`", "\\.a.b.",
  ])
  func aBrokenStatementCostsNothingElse(broken: String) {
    // A bracket that is left open may cost what it encloses, so it is not among these.
    let isOpen = broken.contains("(") && !broken.contains(")")
    for place in 0..<4 {
      var lines = ["  func a() { one() }", "  var b = 2", "  func c() {\n    two()\n  }"]
      lines.insert("  \(broken)", at: min(place, 3))
      let file = Self.read("class Camera {\n" + lines.joined(separator: "\n") + "\n}\nclass Other { func d() {} }")
      let names = file.types.flatMap { type in
        [type.name] + type.functions.map(\.name) + type.variables.flatMap(\.pattern.names)
      }
      #expect(file.types.contains { $0.name == "Other" } || isOpen, "\(broken) at \(place): \(names)")
      #expect(Set(["a", "c"]).isSubset(of: names) || isOpen || place == 0, "\(broken) at \(place): \(names)")
    }
  }

  @Test func aBrokenStatementInAFunctionIsTheOnlyOneThatIsNotRead() throws {
    let file = Self.read("func f() {\n  one()\n  let 3 = = x AVCaptureSession()\n  two()\n}\nfunc g() {}")
    #expect(file.functions.map(\.name) == ["f", "g"])
    #expect(file.functions[0].body?.count == 3)
    #expect(file.unread.count == 1 && file.unread[0].place.line == 3)
    #expect(file.unread[0].names.contains("AVCaptureSession"))
  }

  @Test func aLostBraceCostsOneFunction() {
    let file = Self.read("class A {\n  func f() {\n    if x {\n      y()\n  }\n  func g() {}\n}\nclass B {}")
    #expect(file.types.map(\.name) == ["A", "B"])
    #expect(file.types.first?.functions.map(\.name) == ["f", "g"])
    let extra = Self.read("class A {\n  func f() {\n    x()\n    }\n  }\n  func g() {}\n}\nclass B {}")
    #expect(extra.types.map(\.name) == ["A", "B"])
    #expect(extra.types.first?.functions.map(\.name) == ["f", "g"])
  }

  @Test func conditionsOfCompilationAreEvaluated() {
    let text =
      "#if os(iOS) && !DEBUG\nlet a = 1\n#elseif X\nlet b = 1\n#else\nlet c = 1\n#endif\n#if Y\nlet d = 1\n#else\nlet e = 1\n#endif"
    let names = { (file: SwiftFile) in file.variables.flatMap(\.pattern.names) }
    let ios = Self.read(text, ["os(iOS)": true, "DEBUG": false, "Y": false])
    #expect(names(ios) == ["a", "e"] && ios.openConditions.isEmpty)
    let mac = Self.read(text, ["os(iOS)": false, "X": false])
    #expect(names(mac) == ["c", "d"])
    #expect(mac.openConditions.map(\.names) == [["Y"]] && mac.openConditions[0].place.line == 8)
  }

  @Test func mutatedSourceIsReadToItsEnd() {
    var generator = SeededGenerator(7)
    let source = Array(Self.sample.utf8)
    let pieces = [
      "{", "}", "(", ")", "[", "]", "\"", "`", "#if", "\n", "\\(", "/*", "*/", "<", "?", ".", "func", "case", ":",
      "let ",
    ]
    for _ in 0..<4_000 {
      var bytes = source
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...40, using: &generator)))
        case 1:
          bytes.insert(contentsOf: pieces.randomElement(using: &generator).map { Array($0.utf8) } ?? [], at: place)
        case 2: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        default:
          let other = Int.random(in: 0..<bytes.count, using: &generator)
          bytes.swapAt(place, other)
        }
        if bytes.isEmpty { bytes = [0] }
      }
      let file = SwiftReader.read(bytes, file: 3)
      #expect(file.unread.allSatisfy { $0.place.file == 3 && $0.place.line > 0 })
    }
  }

  @Test(arguments: [
    "(", "[", "{", "a.", "!", "if x {", "a + ", "{ in ", "/*", "\"\\(", "f(", "case .a(", "@a(", "x ? y : ",
  ])
  func deepNestingEnds(piece: String) {
    for tail in ["", ")", "}", "\n}"] {
      let text = String(repeating: piece, count: 20_000) + String(repeating: tail, count: 20_000)
      _ = Self.read(text)
    }
  }

  @Test func twiceTheSourceTakesTwiceTheTime() {
    let clock = ContinuousClock()
    func time(_ count: Int) -> Duration {
      let bytes = Array(String(repeating: Self.sample, count: count).utf8)
      return (0..<3).map { _ in clock.measure { _ = SwiftReader.read(bytes, file: 0) } }.min() ?? .zero
    }
    let (one, four) = (time(40), time(160))
    #expect(four < one * 8, "\(one) and \(four)")
  }

  private static let sample = """
    import AVFoundation
    final class Camera: NSObject {
      private let session = AVCaptureSession()
      var onPhoto: ((Data) -> Void)?
      func configure(_ position: AVCaptureDevice.Position = .back) throws {
        guard let device = AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: position) else { throw Failure.none }
        let input = try AVCaptureDeviceInput(device: device)
        if session.canAddInput(input) { session.addInput(input) } else { print("no \\(input) \\"here\\"") }
        switch position {
        case .front, .back: session.sessionPreset = .photo
        case .unspecified: fallthrough
        @unknown default: break
        }
        let all = [1, 2].map { $0 * 2 }.filter { number in number > 2 }
        for (index, one) in all.enumerated() where one > index { session.sessionPreset = index == 0 ? .high : .low }
        do { try device.lockForConfiguration() } catch let error as NSError { print(error) } catch { return }
        /* a /* nested */ comment */
        let text = #"raw "text" \\#(1)"#
        #if DEBUG
        print(text)
        #endif
      }
    }

    """
}
