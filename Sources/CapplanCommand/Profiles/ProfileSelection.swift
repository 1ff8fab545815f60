import CaptureModel
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

  /// The profiles of the command line.
  package init(_ options: ProfileOptions, _ catalog: ProfileCatalog) {
    let settings = GraphSettings(GraphRequest(profiles: options), nil)
    self.init(settings.profiles(for: nil), catalog, graph: nil, isFleet: options.isFleet)
  }

  /// The profiles that are asked for, else the default; of a fleet every device that may run the graph, whatever it names.
  init(_ asked: Setting<AskedProfiles>, _ catalog: ProfileCatalog, graph: CaptureGraph?, isFleet: Bool) {
    guard !isFleet else {
      ids = graph?.session?.type?.value == .single ? catalog.ids : catalog.directory.multiCamIDs
      return
    }
    let target = graph?.deploymentTarget
    let names = asked.value.names
    var ids = names.flatMap { catalog.directory.ids(named: $0, for: target) }
    if asked.isOption {
      ids += catalog.chosen
    } else if names.isEmpty, !catalog.lacksAnID, catalog.directory.unusable.isEmpty {
      // A graph whose profiles are all unknown is judged on none: its findings say so. Of a device that nobody asked for
      // nothing is said, where the one that was asked for has faults.
      isDefault = true
      ids = [ProfileCatalog.defaultID]
    }
    if names.contains(ProfileDirectory.deployable), !catalog.directory.ids.contains(ProfileDirectory.deployable) {
      deployable = target
      do throws(DeploymentGap) {
        // What a graph says of its own devices has a finding there.
        if let target, !asked.isOfGraph { _ = try catalog.directory.models(for: target) }
      } catch {
        gap = error
      }
    }
    var taken: Set<String> = []
    self.ids = ids.filter { taken.insert($0).inserted }
  }

  /// Refuses names on the command line that stand for no profile; `read` is how reading the profile files went.
  package static func check(
    _ options: ProfileOptions, _ catalog: ProfileCatalog, after read: ExitStatus
  ) throws(UsageError) {
    for name in options.choices where !catalog.directory.knows(name) {
      // The profile may be in the file whose faults were told.
      if read != .success { throw .alreadyReported(read) }
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
