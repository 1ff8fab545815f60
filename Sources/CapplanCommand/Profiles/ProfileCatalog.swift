package import CaptureModel
import CapturePlans
import DeviceProfiles
package import JSONSource

/// The profiles that a run can use: the bundled ones, each read when it is first asked for, and those of files.
package struct ProfileCatalog: Sendable {
  /// The device whose tables Apple published.
  package static let defaultID = "iphone-xs"

  /// Profiles of `--profile-file`, in order, with the facts of their families.
  package private(set) var fromFiles: [DeviceProfile] = []
  private var bundled: [DeviceProfile] = []

  /// Those of files as their files have them: what another one takes over from them is no fact of a family.
  private var asWritten: [DeviceProfile] = []

  /// Whether a file could not be read so far that its profile's id is known: it may be any that nothing else has.
  package private(set) var lacksAnID = false
  private var texts: [String: SourceText] = [:]

  /// What the profiles can be called by.
  package private(set) var directory = ProfileDirectory(ids: DeviceProfiles.ids) { Self.bundledListings }

  package init() {}

  /// The bundled ones, in order of release.
  private static var bundledListings: [ProfileListing] {
    DeviceProfiles.devices.map {
      ProfileListing(
        id: $0.id, name: $0.name, modelIdentifiers: $0.modelIdentifiers, multiCamSupported: $0.multiCamSupported)
    }
  }

  /// Every id, in order of release.
  package var ids: [String] { directory.listings.map(\.id) }

  /// The profile of an id, with the facts of its family; one of a file wins over a bundled one.
  package mutating func profile(_ id: String) -> DeviceProfile? {
    if let profile = fromFiles.last(where: { $0.id == id }) ?? bundled.first(where: { $0.id == id }) { return profile }
    guard var profile = Self.unpacked(id) else { return nil }
    profile.addFamilyFacts()
    bundled.append(profile)
    return profile
  }

  /// The same without the facts that are weaker than a kind.
  package mutating func profile(_ id: String, trusting trust: FactKind) -> DeviceProfile? {
    profile(id).map { trust == .estimated ? $0 : $0.trusting(trust) }
  }

  private static func unpacked(_ id: String) -> DeviceProfile? {
    DeviceProfiles.packed(id).map { packed in packed.withUTF8Buffer { DeviceProfile(packed: $0) } }
  }

  /// The document that a profile was read from.
  package func document(of id: String) -> SourceText? {
    texts[id]
      ?? DeviceProfiles.text(of: id).map { text in
        SourceText(name: "\(id).json", bytes: text.withUTF8Buffer { Array($0) })
      }
  }

  /// Reads the profile files; says on standard error what is wrong with one.
  package mutating func read(_ files: [String], _ console: Console) -> ExitStatus {
    var status = ExitStatus.success
    for file in files {
      let inputs = InputLoader(console.world, limit: JSONParser.sizeLimit).load([file])
      status = status.worse(console.complain(ofUnreadable: inputs))
      lacksAnID = lacksAnID || inputs.contains { !$0.isRead }
      for input in inputs {
        guard case .success(let source) = input.result else { continue }
        status = status.worse(read(source, console))
      }
    }
    return status
  }

  private mutating func read(_ source: SourceText, _ console: Console) -> ExitStatus {
    let written = asWritten
    let result = ProfileDecoder.decode(source) { id in written.last { $0.id == id } ?? Self.unpacked(id) }
    let table = LineTable(source)
    for finding in result.findings {
      let remarks = [finding.suggestion, finding.help].compactMap { $0 }.map { " (\($0))" }
      console.note(Escaping.terminal(table.conciseLine(for: finding) + remarks.joined()) + "\n")
    }
    guard let profile = result.profile else {
      if let id = result.id { directory.unusable.append(id) } else { lacksAnID = true }
      return GraphDocument.isUnreadable(result.findings) ? .unusable : .findings
    }
    asWritten.append(profile)
    fromFiles.append(profile.withFamilyFacts())
    texts[profile.id] = source
    listFiles()
    return .success
  }

  /// Takes the profiles of files into the directory; one with the id of a bundled one takes its place there.
  private mutating func listFiles() {
    let own = fromFiles.map { ProfileListing($0) }
    let ids = DeviceProfiles.ids + own.map(\.id).filter { !DeviceProfiles.ids.contains($0) }
    let unusable = directory.unusable
    directory = ProfileDirectory(ids: ids) {
      let bundled = Self.bundledListings
      return bundled.map { listing in own.last { $0.id == listing.id } ?? listing }
        + own.filter { listing in !bundled.contains { $0.id == listing.id } }
    }
    directory.unusable = unusable
  }
}

/// The profiles that one graph is judged on.
package struct ProfileSelection: Sendable {
  /// Their ids, in order, each once.
  package var ids: [String]

  /// Whether neither the command line nor the graph names any.
  var isDefault = false

  /// What the command line asks for, else the graph, else the default.
  package init(_ options: ProfileOptions, _ catalog: ProfileCatalog, graph: CaptureGraph?) {
    var ids: [String] = []
    for name in options.choices { ids += catalog.directory.ids(named: name) }
    ids += catalog.fromFiles.map(\.id)
    if options.isFleet {
      let isSingle = graph?.session?.type?.value == .single
      ids = isSingle ? catalog.ids : catalog.directory.multiCamIDs
    }
    if ids.isEmpty {
      let named = graph?.profileNames ?? []
      ids = named.flatMap { catalog.directory.ids(named: $0) }
      isDefault = named.isEmpty
      // A graph whose profiles are all unknown is judged on none: its findings say so.
      if isDefault { ids = [ProfileCatalog.defaultID] }
    }
    self.ids = ids.indices.filter { !ids[..<$0].contains(ids[$0]) }.map { ids[$0] }
  }

  /// The ids of the profiles that are named one by one, on the command line or in the graph, and not by a glob or `all`.
  package static func named(_ options: ProfileOptions, _ catalog: ProfileCatalog, graph: CaptureGraph?) -> Set<String> {
    let names = (options.choices + (graph?.profileNames ?? [])).filter { $0 != "all" && !Wildcard.isWild($0) }
    return Set(names.flatMap { catalog.directory.ids(named: $0) } + catalog.fromFiles.map(\.id))
  }

  /// Refuses names on the command line that stand for no profile; `read` is how reading the profile files went.
  package static func check(
    _ options: ProfileOptions, _ catalog: ProfileCatalog, after read: ExitStatus
  ) throws(UsageError) {
    for name in options.choices where catalog.directory.ids(named: name).isEmpty {
      // The profile may be in the file whose faults were told.
      if read != .success { throw .told(read) }
      throw .unknownProfile(name, catalog.directory.miss(name, in: .commandLine))
    }
  }
}
