package import CaptureModel
import DeviceFacts
import Foundation

/// The fake of AVFoundation in `Tests/FakeAVFoundation`, built: generated Swift is type-checked against it, and run on it.
///
/// It is no target of the package, since a module of that name would take the place of the system's on a Mac.
package struct FakeAVFoundation: Sendable {
  /// Where the built modules lie: in `.build`, for the next run of the tests too.
  private let modules: URL

  /// Where the sources and programs of the tests lie; gone when the tests end.
  private let folder: URL

  /// Why a test that needs it does not run.
  package static let missing = "the fake of AVFoundation needs swiftc, on Linux"

  /// Whether it can be built here.
  package static var isAvailable: Bool { compiler != nil }

  /// The SDKs that code is checked with: an older one lacks what came later, whatever code asks first.
  package enum SDK: Int, CaseIterable, Sendable {
    case iOS26 = 26
    case iOS27 = 27

    /// The newest system whose symbols it has.
    package var newest: OSVersion {
      switch self {
      case .iOS26: OSVersion(26)
      case .iOS27: OSVersion(27, 1)
      }
    }
  }

  /// The fake as an SDK has it, built once for all tests; only the newest one has programs.
  package static func built(sdk: SDK = .iOS27) throws -> FakeAVFoundation {
    switch sdk {
    case .iOS26: try older.get()
    case .iOS27: try building.get()
    }
  }

  private static let building = Result { try FakeAVFoundation(.iOS27) }
  private static let older = Result { try FakeAVFoundation(.iOS26) }

  /// The language mode that code is compiled in, the stricter one first.
  package enum LanguageMode: String, CaseIterable, Sendable {
    case v6 = "6"
    case v5 = "5"
  }

  /// The fake does not build.
  package struct Broken: Error { package let message: String }

  private init(_ sdk: SDK) throws {
    folder = Self.finished
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(at: FakeAVFoundation.finished) }
    modules = PackageFolder.url(of: ".build/fake-avfoundation-\(sdk.rawValue)-\(try Self.checksum())")
    if FileManager.default.fileExists(atPath: modules.path) { return }
    // Nothing uses modules of which some are missing yet.
    let built = modules.appendingPathExtension("\(getpid())")
    try Self.build(sdk, in: built)
    do {
      try FileManager.default.moveItem(at: built, to: modules)
    } catch {
      // Another run of the tests has built the same.
      try FileManager.default.removeItem(at: built)
    }
  }

  /// The modules, each after those that it imports.
  private static let names = ["CoreVideo", "CoreMedia", "QuartzCore", "AVFoundation", "UIKit"]

  /// What the built modules depend on: the compiler, this file, which has its options, and every source, by name.
  private static func checksum() throws -> String {
    var all = try Tool.run(compilerPath(), ["--version"]).output
    let own = PackageFolder.url(of: "Tests/TestSupport/Fake/FakeAVFoundation.swift").path
    for path in try [own] + names.flatMap(sources) {
      all += "\n\(path)\n" + (try String(contentsOfFile: path, encoding: .utf8))
    }
    return String(CRC32.checksum(of: Array(all.utf8)), radix: 16)
  }

  private static func build(_ sdk: SDK, in folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var built: [String] = []
    for module in names {
      // Enumerations of a resilient module may grow, as those of the system's do. A whole module is compiled by one
      // process, not by one for each file. The modules find each other wherever they are moved to.
      var flags = [
        "-wmo", "-parse-as-library", "-emit-module", "-enable-library-evolution", "-suppress-warnings",
        "-swift-version", "5", "-module-name", module, "-emit-module-path",
        folder.appendingPathComponent("\(module).swiftmodule").path, "-I", folder.path,
      ]
      var files = try sources(of: module)
      if sdk == .iOS27 {
        flags += [
          "-emit-library", "-o", folder.appendingPathComponent("lib\(module).so").path, "-L", folder.path, "-Xlinker",
          "-rpath=$ORIGIN",
        ]
        flags += built.map { "-l\($0)" }
      } else {
        files = try hideNewer(than: sdk.newest, in: files, folder.appendingPathComponent(module))
      }
      let run = try Tool.run(compilerPath(), flags + files)
      guard run.status == 0 else { throw Broken(message: run.error) }
      built.append(module)
    }
  }

  /// Copies sources to a folder, without `public` where a line above says that a newer system has the declaration first:
  /// code that uses the module can't see it then.
  private static func hideNewer(than newest: OSVersion, in files: [String], _ folder: URL) throws -> [String] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try files.map { path in
      var isNewer = false
      let lines = try String(contentsOfFile: path, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false
      ).map { line -> String in
        let start = line.firstRange(of: "@available(iOS ")?.upperBound
        if let version = start.flatMap({ OSVersion(String(line[$0...].prefix { $0 != "," })) }) {
          isNewer = version > newest
          return String(line)
        }
        defer { isNewer = false }
        return isNewer ? String(line).replacing("public ", with: "", maxReplacements: 1) : String(line)
      }
      let copy = folder.appendingPathComponent(URL(fileURLWithPath: path).lastPathComponent)
      try lines.joined(separator: "\n").write(to: copy, atomically: false, encoding: .utf8)
      return copy.path
    }
  }

  /// Checks the types of files, by name, together; the compiler's words, empty where it has nothing to say.
  ///
  /// `isolation` is the actor that declarations are isolated to which name none; `isStrict` says that memory safety is
  /// checked too.
  package func typeCheck(
    _ files: [String: String], mode: LanguageMode, isolation: String = "nonisolated", isStrict: Bool = true
  ) throws -> String {
    try withFiles(files) { paths in
      let flags = [
        "-typecheck", "-wmo", "-swift-version", mode.rawValue, "-default-isolation", isolation,
        "-module-name", "Generated",
      ]
      let strict = isStrict ? ["-strict-memory-safety"] : []
      let library = files["main.swift"] == nil ? ["-parse-as-library"] : []
      let run = try Tool.run(Self.compilerPath(), flags + strict + library + search + paths)
      return run.error + run.output + (run.status == 0 || !run.error.isEmpty ? "" : "status \(run.status)")
    }
  }

  /// A program of files, of which one is `main.swift`; equal files are built once for all tests.
  package func program(_ files: [String: String]) throws -> Program {
    let built = Self.programs.withLock { $0[files] }
    if let built { return built }
    let program = try build(files)
    Self.programs.withLock { $0[files] = program }
    return program
  }

  private static let programs = Locked<[[String: String]: Program]>([:])

  private func build(_ files: [String: String]) throws -> Program {
    let program = folder.appendingPathComponent("program-\(UUID().uuidString)").path
    try withFiles(files) { paths in
      let libraries = Self.names.map { "-l\($0)" }
      let flags = ["-wmo", "-swift-version", "6", "-module-name", "Generated", "-o", program]
      let build = try Tool.run(Self.compilerPath(), flags + search + libraries + paths)
      guard build.status == 0 else { throw Broken(message: build.error) }
    }
    return Program(path: program)
  }

  /// A program that runs on the fake.
  package struct Program: Sendable {
    fileprivate let path: String

    /// Runs it on a world, the text of a JSON file.
    package func run(
      on world: String, arguments: [String] = [], environment: [String: String] = [:]
    ) throws -> Tool.Run {
      let file = "\(path)-\(UUID().uuidString).json"
      try world.write(toFile: file, atomically: false, encoding: .utf8)
      return try Tool.run(path, arguments, environment: environment.merging(["FAKE_CAPTURE_WORLD": file]) { $1 })
    }
  }

  /// Where the compiler and the linker look.
  private var search: [String] { ["-I", modules.path, "-L", modules.path, "-Xlinker", "-rpath=\(modules.path)"] }

  private func withFiles<Value>(_ files: [String: String], _ body: ([String]) throws -> Value) throws -> Value {
    let place = folder.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    let paths = try files.sorted { $0.key < $1.key }.map { name, text in
      let file = place.appendingPathComponent(name)
      try text.write(to: file, atomically: false, encoding: .utf8)
      return file.path
    }
    return try body(paths)
  }

  private static var finished: URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("capplan-fake-\(getpid())")
  }

  /// The paths of the sources of a module.
  private static func sources(of module: String) throws -> [String] {
    let folder = PackageFolder.url(of: "Tests/FakeAVFoundation/\(module)")
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let files = found?.compactMap { ($0 as? URL)?.path }.filter { $0.hasSuffix(".swift") } ?? []
    guard !files.isEmpty else { throw Broken(message: "no sources in \(folder.lastPathComponent)") }
    return files.sorted()
  }

  private static func compilerPath() throws -> String {
    guard let compiler else { throw Broken(message: "no swiftc") }
    return compiler
  }

  private static let compiler: String? = {
    #if os(Linux)
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      let places = path.split(separator: ":").map { "\($0)/swiftc" }
      return places.first { FileManager.default.isExecutableFile(atPath: $0) }
    #else
      return nil
    #endif
  }()
}
