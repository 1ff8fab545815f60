package import JSONSource

/// The names of a profile.
public struct ProfileListing: Hashable, Sendable {
  /// Its id: `iphone-12-pro`.
  public let id: String

  /// The device's name: `iPhone 12 Pro`.
  public let name: String

  /// The models that it describes: `iPhone13,3`.
  public let modelIdentifiers: [String]

  /// Whether the device runs multi-camera sessions; `nil` if unknown.
  public let multiCamSupported: Bool?

  /// The first system of the device; `nil` if unknown.
  public let firstOperatingSystem: OSVersion?

  /// The last system of the device; `nil` if unknown.
  public let lastOperatingSystem: LastSystem?

  /// The names of the profiles that it replaces.
  public var formerNames: [String] = []

  /// The names of one profile, and the facts that select it.
  public init(
    id: String, name: String, modelIdentifiers: [String], multiCamSupported: Bool? = nil,
    firstOperatingSystem: OSVersion? = nil, lastOperatingSystem: LastSystem? = nil
  ) {
    self.id = id
    self.name = name
    self.modelIdentifiers = modelIdentifiers
    self.multiCamSupported = multiCamSupported
    self.firstOperatingSystem = firstOperatingSystem
    self.lastOperatingSystem = lastOperatingSystem
  }

  /// The listing of a profile.
  public init(_ profile: DeviceProfile) {
    self.init(
      id: profile.id, name: profile.name, modelIdentifiers: profile.modelIdentifiers,
      multiCamSupported: profile.multiCamSupported, firstOperatingSystem: profile.firstOperatingSystem?.value,
      lastOperatingSystem: profile.lastOperatingSystem?.value)
  }

  /// All names.
  var all: [String] { [id, name] + modelIdentifiers + formerNames }
}

/// The known profiles and their names: id, model identifier, display name, a glob over these, `all`, or `deployable`.
///
/// Nearly every run names profiles by id, so the other names are prepared only if no id matches.
public struct ProfileDirectory: Sendable {
  /// The ids, in any order.
  public let ids: [String]

  /// The ids of profiles that exist but can't be used; a graph may name them.
  public var unusable: [String] = []

  /// Whether the command line or settings name the profiles. A wrong name in a graph is then only a warning.
  public var areNamedElsewhere = false

  private let makeListings: @Sendable () -> [ProfileListing]

  /// A directory of profiles; `listings` gives each of them, in the order of `all`.
  public init(ids: [String], listings: @escaping @Sendable () -> [ProfileListing]) {
    self.ids = ids
    makeListings = listings
  }

  /// A directory of profiles with only their ids.
  public init(_ ids: [String]) {
    self.init(ids: ids) { ids.map { ProfileListing(id: $0, name: $0, modelIdentifiers: []) } }
  }

  /// The names of each profile, in order.
  public var listings: [ProfileListing] { makeListings() }

  /// The ids of the profiles with a name; empty if there are none. `deployable` needs `target`.
  public func ids(named name: String, for target: DeploymentTarget? = nil) -> [String] {
    var lookup = ProfileLookup(self)
    return lookup.ids(named: name, for: target)
  }

  /// The ids of the devices that run multi-camera sessions.
  public var multiCamIDs: [String] { listings.filter { $0.multiCamSupported == true }.map(\.id) }

  /// Whether a name matches any profile; `deployable` counts, whatever it matches.
  package func knows(_ name: String) -> Bool {
    var lookup = ProfileLookup(self)
    return lookup.knows(name)
  }
}

extension ProfileDirectory {
  /// The reason why a name matches no profile.
  public enum Miss: Hashable, Sendable {
    /// It is a model without a profile; `nearest` is the id of the profile with the most similar name.
    case model(nearest: String?)

    /// It is likely a typo; `guess` is the nearest name, if any.
    case word(guess: String?)
  }

  /// The reason why a name in a document or on a command line matches no profile.
  package func miss(_ name: String, in context: Suggestion.Context) -> Miss {
    var lookup = ProfileLookup(self)
    return lookup.miss(name, in: context)
  }
}
