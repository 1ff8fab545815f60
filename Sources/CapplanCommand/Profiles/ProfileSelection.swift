package import CaptureModel
import CapturePlans
import JSONSource

/// The profiles that one graph is judged on.
package struct ProfileSelection: Sendable {
  /// Their ids, in order, each once.
  package var ids: [String]

  /// Whether neither the command line nor the graph names any.
  var isDefault = false

  /// The devices that an app is offered to, where these are asked for.
  private(set) var deployable: DeploymentTarget?

  /// Why the command line, or the settings, can't ask for these.
  private(set) var gap: DeploymentGap?

  /// What the command line asks for, else the graph, else the settings (`fallback`), else the default.
  package init(
    _ options: ProfileOptions, _ catalog: ProfileCatalog, graph: CaptureGraph?, fallback: [String] = []
  ) {
    var ids: [String] = []
    let target = graph?.deploymentTarget
    var lookup = ProfileLookup(catalog.directory)
    for name in options.choices { ids += lookup.ids(named: name, for: target) }
    ids += catalog.chosen
    if options.isFleet {
      let isSingle = graph?.session?.type?.value == .single
      ids = isSingle ? catalog.ids : catalog.directory.multiCamIDs
    }
    var names = options.choices
    var isOwn = false
    if ids.isEmpty, names.isEmpty, !catalog.lacksChosen {
      let own = graph?.profileNames ?? []
      isOwn = !own.isEmpty
      names = isOwn ? own : fallback
      ids = names.flatMap { lookup.ids(named: $0, for: target) }
      // Of a device that nobody asked for nothing is said, where the one that was asked for has faults.
      isDefault = names.isEmpty && !catalog.lacksAnID && catalog.directory.unusable.isEmpty
      // A graph whose profiles are all unknown is judged on none: its findings say so.
      if isDefault { ids = [ProfileCatalog.defaultID] }
    }
    if names.contains(ProfileDirectory.deployable), !catalog.directory.ids.contains(ProfileDirectory.deployable) {
      deployable = target
      do throws(DeploymentGap) {
        if let target, !isOwn { _ = try catalog.directory.models(for: target) }
      } catch {
        gap = error
      }
    }
    var taken: Set<String> = []
    self.ids = ids.filter { taken.insert($0).inserted }
  }

  /// The ids of the profiles that are named one by one, on the command line or in the graph (where it names none, in the
  /// settings), and not by a glob, `all` or `deployable`.
  package static func named(
    _ options: ProfileOptions, _ catalog: ProfileCatalog, graph: CaptureGraph?, fallback: [String] = []
  ) -> Set<String> {
    let own = graph?.profileNames ?? []
    let names = (options.choices + (own.isEmpty ? fallback : own)).filter {
      $0 != "all" && $0 != ProfileDirectory.deployable && !Wildcard.isWild($0)
    }
    var lookup = ProfileLookup(catalog.directory)
    return Set(names.flatMap { lookup.ids(named: $0) } + catalog.chosen)
  }

  /// Refuses names on the command line that stand for no profile; `read` is how reading the profile files went.
  package static func check(
    _ options: ProfileOptions, _ catalog: ProfileCatalog, after read: ExitStatus
  ) throws(UsageError) {
    for name in options.choices where !catalog.directory.knows(name) {
      // The profile may be in the file whose faults were told.
      if read != .success { throw .told(read) }
      throw .unknownProfile(name, catalog.directory.miss(name, in: .commandLine))
    }
  }
}

extension ProfileSelection {
  /// Refuses `deployable` on the command line where the graph does not say what that is; a fault of it was told.
  func check(_ reading: GraphDocument) throws(UsageError) {
    guard let gap, let document = reading.document else { return }
    if gap == .noMinimumOS, document.value(at: "/deployment/minimumOS") != nil { return }
    throw .notDeployable(file: reading.source.name, gap)
  }

  /// The devices that are deployable as far as is known: nobody knows their last system.
  func undated(in catalog: ProfileCatalog) -> [ProfileListing] {
    guard let deployable, let system = deployable.minimumOS else { return [] }
    return ((try? catalog.directory.models(for: deployable)) ?? []).filter { $0.runs(system) == nil }
  }
}
