package import CaptureModel
import CapturePlans
package import CaptureReports
import DeviceFacts
import DeviceProfiles
package import JSONSource

/// The profiles that a run can use: the bundled ones, each read on first use, and those of files.
package struct ProfileCatalog: Sendable {
  /// The device whose tables Apple published.
  package static let defaultID = "iphone-xs"

  /// The last system that this device gets.
  package static var defaultLastSystem: LastSystem? {
    DeviceProfiles.devices.first { $0.id == defaultID }?.lastSystem.flatMap { LastSystem($0) }
  }

  /// Profiles of `--profile-file` and of folders of settings, in order, with the facts of their families.
  package private(set) var fromFiles: [DeviceProfile] = []
  private var bundled: [DeviceProfile] = []

  /// The ids of the profiles in files that the command line names, in order. Graphs are checked against them.
  package private(set) var chosen: [String] = []

  /// The profiles of files as written. A profile that takes over from one of them must not get family facts that way.
  private var asWritten: [DeviceProfile] = []

  /// The profiles of files that replace bundled ones, by the ids of the bundled ones.
  private var replacements: [String: String] = [:]

  /// Whether a file is too damaged to tell its profile's id, which may then be any id that isn't taken.
  package private(set) var lacksAnID = false

  /// The files without a usable profile, with their faults.
  package private(set) var faulty: [FileReport] = []

  /// Whether the command line chose one of these files; no other device then takes its place.
  package private(set) var lacksChosen = false
  private var texts: [String: SourceText] = [:]

  /// The bundled profiles that fill gaps in profiles of files, by the ids of the profiles of files.
  private var fillings: [String: String] = [:]

  /// The names of the profiles.
  package private(set) var directory = ProfileDirectory(ids: DeviceProfiles.ids) { Self.bundledListings }

  /// What unpacks a bundled profile.
  private let unpack: @Sendable (_ id: String) -> DeviceProfile?

  package init(unpack: @escaping @Sendable (_ id: String) -> DeviceProfile? = Self.bundled) { self.unpack = unpack }

  /// A bundled profile, with the facts of its family.
  package static func bundled(_ id: String) -> DeviceProfile? {
    DeviceProfiles.packed(id).map { DeviceProfile(bundled: $0, texts: DeviceProfiles.texts) }
  }

  /// The bundled profiles, in order of release.
  private static let bundledListings = DeviceProfiles.devices.map {
    ProfileListing(
      id: $0.id, name: $0.name, modelIdentifiers: $0.modelIdentifiers, multiCamSupported: $0.multiCamSupported,
      firstOperatingSystem: $0.firstSystem.flatMap { OSVersion($0) },
      lastOperatingSystem: $0.lastSystem.flatMap { LastSystem($0) })
  }

  /// Every id, in order of release.
  package var ids: [String] { directory.listings.map(\.id) }

  /// The profile of an id, with the facts of its family; a file's profile wins over a bundled one.
  package mutating func profile(_ id: String) -> DeviceProfile? {
    if let profile = fromFiles.last(where: { $0.id == id }) ?? bundled.first(where: { $0.id == id }) { return profile }
    guard let profile = unpack(id) else { return nil }
    bundled.append(profile)
    return profile
  }

  /// The profile of an id, without facts weaker than a kind.
  package mutating func profile(_ id: String, trusting trust: FactKind?) -> DeviceProfile? {
    profile(id).map { profile in
      guard let trust, trust != .estimated else { return profile }
      return profile.trusting(trust)
    }
  }

  /// A bundled profile as its document has it, without the facts of its family.
  package static func unpacked(_ id: String) -> DeviceProfile? {
    DeviceProfiles.packed(id).map { DeviceProfile(packed: $0, texts: DeviceProfiles.texts) }
  }

  /// The document that a profile was read from; for a bundled profile, an equivalent one.
  package func document(of id: String) -> SourceText? {
    texts[id] ?? Self.bundledDocument(of: id)
  }

  /// The document of the bundled profile that fills gaps in the profile of a file; `nil` if there is none.
  package func filling(of id: String) -> SourceText? { fillings[id].flatMap { Self.bundledDocument(of: $0) } }

  private static func bundledDocument(of id: String) -> SourceText? {
    unpacked(id).map { SourceText(name: "\(id).json", bytes: $0.document) }
  }

  /// Reads profile files; prints on standard error remarks on usable files and the names of unreadable ones. Graphs are
  /// checked against the profiles if `areChosen`.
  package mutating func read(_ files: [String], areChosen: Bool = true, _ console: Console) -> ExitStatus {
    var status = ExitStatus.success
    for file in files {
      let inputs = InputLoader(console.world, limit: ProfileLimits.bytes).load([file])
      for input in inputs {
        let read =
          switch input.result {
          case .success(let source): read(source, isChosen: areChosen, console)
          case .failure(let error): miss(input, error)
          }
        if areChosen, read != .success { lacksChosen = true }
        status = status.worse(read)
      }
      status = status.worse(console.complain(ofUnreadable: inputs))
    }
    return status
  }

  private mutating func miss(_ input: LoadedInput, _ error: InputError) -> ExitStatus {
    lacksAnID = true
    faulty.append(FileReport(unreadable: input.name, reason: error.message))
    return .unusable
  }

  private mutating func read(_ source: SourceText, isChosen: Bool, _ console: Console) -> ExitStatus {
    let written = asWritten
    let result = ProfileDecoder.decode(source) { id in written.last { $0.id == id } ?? Self.unpacked(id) }
    guard let profile = result.profile else {
      if let id = result.id { directory.unusable.append(id) } else { lacksAnID = true }
      let reading = GraphDocument(source: source, document: result.document, graph: nil, findings: result.findings)
      faulty.append(FileReport(reading, results: []))
      return reading.isUnreadable ? .unusable : .findings
    }
    console.tell(result.findings, in: source)
    if asWritten.contains(where: { $0.id == profile.id }) {
      console.complain(
        "note: the profile '\(profile.id)' of \(source.name) takes the place of one of that id in a file before")
    }
    asWritten.append(profile)
    if isChosen { chosen.append(profile.id) }
    fromFiles.append(filled(profile, console).withAddedFacts(of: fillings[profile.id]))
    texts[profile.id] = source
    listFiles()
    return .success
  }

  /// A profile that replaces the bundled one of its device, with the facts that only the bundled one has.
  ///
  /// A profile of several devices is not filled, since a fact about one of them needn't be true of the others.
  private mutating func filled(_ profile: DeviceProfile, _ console: Console) -> DeviceProfile {
    let models = Set(profile.modelIdentifiers.map { $0.lowercased() })
    let bundled = DeviceProfiles.devices.filter { device in
      device.id == profile.id || device.modelIdentifiers.contains { models.contains($0.lowercased()) }
    }
    for device in bundled { replacements[device.id] = profile.id }
    guard bundled.count == 1, let other = Self.unpacked(bundled[0].id) else {
      if bundled.count > 1 {
        let list = bundled.map(\.id).joined(separator: ", ")
        console.complain(
          "note: the profile '\(profile.id)' takes the place of \(list): of several, it takes over nothing")
      }
      return profile
    }
    fillings[profile.id] = other.id
    let (filled, disagreements) = profile.filled(from: other)
    for disagreement in disagreements {
      console.complain("note: " + disagreement.words(of: profile.id, and: other.id))
    }
    return filled
  }

  /// Adds the profiles of files to the directory, each in place of the bundled ones that it replaces.
  private mutating func listFiles() {
    var own: [ProfileListing] = []
    for profile in fromFiles {
      var listing = ProfileListing(profile)
      listing.formerNames = Self.bundledListings.filter { replacements[$0.id] == profile.id && $0.id != profile.id }
        .flatMap { [$0.id, $0.name] + $0.modelIdentifiers }
      own.removeAll { $0.id == listing.id }
      own.append(listing)
    }
    let kept = DeviceProfiles.ids.filter { replacements[$0] == nil }
    let unusable = directory.unusable
    directory = ProfileDirectory(ids: kept + own.map(\.id)) { [own, replacements] in
      var listed: Set<String> = []
      let inPlace = Self.bundledListings.map { listing in own.last { $0.id == replacements[listing.id] } ?? listing }
      return (inPlace + own).filter { listed.insert($0.id).inserted }
    }
    directory.unusable = unusable
  }
}
