import CaptureModel

/// Reads the Info.plist that a graph names.
struct InfoPlistLoader {
  private let files: FileSystem
  private let boundary: Boundary

  /// A loader of files. A graph may name files within the boundary of its repository.
  init(_ files: FileSystem, within boundary: Boundary) {
    self.files = files
    self.boundary = boundary
  }

  /// Reads paths relative to the directory of the graph's file, whose name is `graph`; for a graph from standard input,
  /// relative to the working directory.
  func reader(for graph: String) -> (String) -> InfoPlistReading {
    { path in load(Self.resolve(path, beside: graph), below: boundary.top(ofFile: graph)) }
  }

  private func load(_ path: String, below top: String) -> InfoPlistReading {
    guard boundary.fault(of: path, below: top) == nil else { return .unreadable("leads out of the repository") }
    do throws(FileError) {
      // Reading a pipe might wait forever.
      guard try files.kind(path) != .other else { return .unreadable("is no regular file") }
      return parse(try files.read(path, PropertyListReader.sizeLimit + 1))
    } catch {
      return .unreadable("can't be read: \(error.reason)")
    }
  }

  private func parse(_ bytes: [UInt8]) -> InfoPlistReading {
    do throws(PropertyListError) {
      guard case .dictionary(let members) = try PropertyListReader.read(bytes) else {
        return .unreadable("holds no dictionary")
      }
      return .read(InfoPlist(members))
    } catch {
      return .unreadable(error.message)
    }
  }

  /// A path that a graph names, made relative to the working directory.
  static func resolve(_ path: String, beside graph: String) -> String {
    guard path.utf8.first != UInt8(ascii: "/"), let slash = graph.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      return path
    }
    return String(graph[...slash]) + path
  }
}

extension InfoPlist {
  /// The keys that rules need from the dictionary of an Info.plist.
  init(_ members: [String: PropertyList]) {
    var descriptions: [String: String] = [:]
    for (key, value) in members where key.utf8.reversed().starts(with: "UsageDescription".utf8.reversed()) {
      if case .string(let text) = value { descriptions[key] = text }
    }
    var modes: [String] = []
    if case .array(let elements)? = members["UIBackgroundModes"] {
      for case .string(let mode) in elements { modes.append(mode) }
    }
    self.init(
      usageDescriptions: descriptions, backgroundModes: modes,
      usesExternalCameraType: members["NSCameraUseExternalDeviceType"] == .boolean(true))
  }
}
