import CaptureModel
import CapturePlans
import JSONSource

/// The profiles that one graph is judged on.
package struct ProfileSelection: Sendable {
  /// The ids of the profiles, in order, each once.
  package var ids: [String]

  /// Whether neither the command line nor the graph names any.
  var isDefault = false

  /// The deployment target, if `deployable` was asked for.
  private(set) var deployable: DeploymentTarget?

  /// Why the command line or the settings can't ask for `deployable`.
  private(set) var gap: DeploymentGap?

  /// The profiles of the command line.
  package init(_ options: ProfileOptions, _ catalog: ProfileCatalog) {
    let settings = GraphSettings(GraphRequest(profiles: options), nil)
    self.init(settings.profiles(for: nil), catalog, graph: nil, isFleet: options.isFleet)
  }

  /// The requested profiles, or else the default; for a fleet, every device that may run the graph, whatever profiles
  /// it names.
  init(_ asked: Setting<AskedProfiles>, _ catalog: ProfileCatalog, graph: CaptureGraph?, isFleet: Bool) {
    guard !isFleet else {
      ids = graph?.session?.type?.value == .single ? catalog.ids : catalog.directory.multiCamIDs
      return
    }
    let target = graph?.deploymentTarget
    let names = asked.value.names
    // A graph may have many names.
    var lookup = ProfileLookup(catalog.directory)
    var ids =
      asked.isOption
      ? lookup.ids(choosing: names, for: target) : names.flatMap { lookup.ids(named: $0, for: target) }
    if asked.isOption {
      ids += catalog.chosen
    } else if names.isEmpty, !catalog.lacksAnID, catalog.directory.unusable.isEmpty {
      // If all profiles of a graph are unknown, it is judged on none, and its findings report that. If the requested
      // profile has faults, the default device does not take its place.
      isDefault = true
      ids = [ProfileCatalog.defaultID]
    }
    if names.contains(ProfileDirectory.deployable), !catalog.directory.ids.contains(ProfileDirectory.deployable) {
      deployable = target
      do throws(DeploymentGap) {
        // If the graph itself asks for `deployable`, a finding reports what is wrong.
        if let target, !asked.isOfGraph { _ = try catalog.directory.models(for: target) }
      } catch {
        gap = error
      }
    }
    var taken: Set<String> = []
    self.ids = ids.filter { taken.insert($0).inserted }
  }

  /// Rejects names on the command line that match no profile; `read` is the status of reading the profile files.
  package static func check(
    _ options: ProfileOptions, _ catalog: ProfileCatalog, after read: ExitStatus
  ) throws(UsageError) {
    for choice in options.choices {
      let name = ProfileDirectory.exclusion(choice) ?? choice
      if catalog.directory.knows(name) { continue }
      // The missing profile may be in a file with faults, which were reported.
      if read != .success { throw .alreadyReported(read) }
      throw .unknownProfile(name, catalog.directory.miss(name, in: .commandLine))
    }
    // A check of no device would pass without a word. Which devices are deployable, the graph says.
    let names = options.choices
    guard names.contains(where: { ProfileDirectory.exclusion($0) != nil }),
      !names.contains(ProfileDirectory.deployable),
      catalog.chosen.isEmpty, catalog.directory.unusable.isEmpty
    else { return }
    var lookup = ProfileLookup(catalog.directory)
    if lookup.ids(choosing: names).isEmpty { throw .noProfileLeft(names) }
  }
}

extension ProfileSelection {
  /// Rejects `deployable` on the command line if the graph doesn't say which devices those are. Faults of the graph are
  /// reported already.
  func check(_ reading: GraphDocument) throws(UsageError) {
    guard let gap, let document = reading.document else { return }
    if gap == .noMinimumOS, document.value(at: "/deployment/minimumOS") != nil { return }
    throw .notDeployable(file: reading.source.name, gap)
  }

  /// The devices that count as deployable only because their last system is unknown.
  func undated(in catalog: ProfileCatalog) -> [ProfileListing] {
    guard let deployable, let system = deployable.minimumOS else { return [] }
    return ((try? catalog.directory.models(for: deployable)) ?? []).filter { $0.runs(system) == nil }
  }
}
