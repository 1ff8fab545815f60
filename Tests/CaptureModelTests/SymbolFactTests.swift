import CaptureModel
import TestSupport
import Testing

/// What keys and names say of Apple's symbols is what Apple has published.
struct SymbolFactTests {
  /// The keys of graphs and profiles with what they stand for.
  static let keys: [(key: String, path: String, name: String, symbol: KeySymbol)] =
    (CaptureGraph.schema + DeviceProfile.schema).flatMap { object in
      object.fields.compactMap { field in
        field.symbol.map { (object.path + "." + field.name, object.path, field.name, $0) }
      }
    }

  @Test func everyLineHasASource() {
    #expect(SymbolFact.all.count > 400)
    for fact in SymbolFact.all {
      #expect(fact.source.hasPrefix("docs 20") || fact.source.contains("SDK "), "\(fact.symbol)")
      // Some types have no version of their own.
      let isMember = fact.symbol.contains(".")
      #expect(fact.iOS != nil || fact.macOS != nil || !isMember, "\(fact.symbol)")
    }
  }

  @Test func aKeyIsAsOldAsItsSymbol() throws {
    #expect(Self.keys.count > 200)
    for (key, _, name, symbol) in Self.keys {
      guard let owner = symbol.kind.owner else { continue }
      let full = symbol.kind.member(of: name).map { owner + "." + $0 } ?? owner
      let fact = try #require(SymbolFact.of(full), "\(key): no fact of \(full)")
      // A key that says nothing is as old as the oldest that a graph is judged for, or is no member that an app sets.
      if let since = symbol.since {
        // The dictionary came before it took these.
        let isLater = ["outputs[videoData].width", "outputs[videoData].height"].contains(key)
        #expect(isLater ? fact.iOS.map { since > $0 } ?? false : since == fact.iOS, "\(key)")
      } else if case .about = symbol.kind {
      } else {
        #expect(fact.iOS.map { $0 <= OSVersion(11) } ?? false, "\(key)")
      }
      // What the graph counts as old code is deprecated where Apple says so.
      #expect(symbol.deprecated == fact.deprecated, "\(key)")
    }
  }

  @Test func onlyWhatCanBeAssignedIsAssigned() throws {
    var count = 0
    for (key, _, name, symbol) in Self.keys {
      guard case .assigned = symbol.setting, let owner = symbol.kind.owner else { continue }
      let full = try #require(symbol.kind.member(of: name).map { owner + "." + $0 }, "\(key) is assigned to a type")
      let fact = try #require(SymbolFact.of(full), "\(key): no fact of \(full)")
      #expect(fact.isSettable == true, "\(key)")
      count += 1
    }
    #expect(count > 60, "\(count)")
  }

  @Test func whatAKeyAsksForExists() throws {
    var count = 0
    for (key, path, _, symbol) in Self.keys {
      for requirement in symbol.requirements {
        for member in requirement.question.members {
          let owners = requirement.subject.types(path)
          let fact = owners.lazy.compactMap { SymbolFact.of($0 + "." + member) }.first
          let since = try #require(fact?.iOS, "\(key): no fact of \(owners).\(member)")
          // Code is emitted for iOS 13 and later.
          #expect(since <= max(symbol.since ?? OSVersion(13), OSVersion(13)), "\(key) asks \(member), which is newer")
          count += 1
        }
      }
    }
    #expect(count > 60, "\(count)")
  }
}

extension Requirement.Question {
  /// The members that it reads.
  fileprivate var members: [String] {
    switch self {
    case .flag(let name), .method(let name, _), .list(let name), .superset(let name), .size(let name): ["\(name)"]
    case .range(let lowest, let highest): ["\(lowest)", "\(highest)"]
    case .frameDuration, .written: []
    }
  }
}

extension Requirement.Subject {
  /// The types that it may be, for a key of an object.
  fileprivate func types(_ path: String) -> [String] {
    switch self {
    case .session: ["AVCaptureSession"]
    case .input: ["AVCaptureDeviceInput"]
    case .connection: ["AVCaptureConnection"]
    case .request: ["AVCapturePhotoSettings"]
    case .device: ["AVCaptureDevice"]
    case .format, .depthFormat: ["AVCaptureDevice.Format"]
    case .output:
      switch path {
      case "outputs[movieFile]": ["AVCaptureMovieFileOutput", "AVCaptureOutput"]
      case "outputs[videoData]": ["AVCaptureVideoDataOutput", "AVCaptureOutput"]
      case "outputs[metadata]": ["AVCaptureMetadataOutput", "AVCaptureOutput"]
      case "outputs[previewLayer]": ["AVCaptureVideoPreviewLayer"]
      case "outputs[audioData]", "outputs[depthData]", "outputs[stillImage]": ["AVCaptureOutput"]
      default: ["AVCapturePhotoOutput", "AVCaptureOutput"]
      }
    }
  }
}
