package import JSONSource

/// What a profile can be called by.
public struct ProfileListing: Hashable, Sendable {
  /// Its id: `iphone-12-pro`.
  public let id: String

  /// The device's name: `iPhone 12 Pro`.
  public let name: String

  /// The models that it describes: `iPhone13,3`.
  public let modelIdentifiers: [String]

  /// Whether the device runs multi-camera sessions; `nil` where that is not known.
  public let multiCamSupported: Bool?

  /// The first system that the device came with; `nil` where that is not known.
  public let firstOperatingSystem: OSVersion?

  /// The last system that it gets; `nil` where that is not known.
  public let lastOperatingSystem: LastSystem?

  /// What the profiles were called whose place it takes.
  public var formerNames: [String] = []

  /// The names of one profile, and what decides whether it is asked for.
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

  /// Those of a profile.
  public init(_ profile: DeviceProfile) {
    self.init(
      id: profile.id, name: profile.name, modelIdentifiers: profile.modelIdentifiers,
      multiCamSupported: profile.multiCamSupported, firstOperatingSystem: profile.firstOperatingSystem?.value,
      lastOperatingSystem: profile.lastOperatingSystem?.value)
  }

  /// All of them.
  var all: [String] { [id, name] + modelIdentifiers + formerNames }
}

/// The profiles that there are, and what they can be called by: id, model identifier, name, a glob of these, `all`, or
/// `deployable`.
///
/// Nearly every run names profiles by their ids, so the other names are asked for only where there is no such id.
public struct ProfileDirectory: Sendable {
  /// The ids, in any order.
  public let ids: [String]

  /// The ids of profiles that are there and can't be used: a graph may name them.
  public var unusable: [String] = []

  private let makeListings: @Sendable () -> [ProfileListing]

  /// A directory of profiles; `listings` gives each of them, in the order in which `all` has them.
  public init(ids: [String], listings: @escaping @Sendable () -> [ProfileListing]) {
    self.ids = ids
    makeListings = listings
  }

  /// A directory of profiles that are known by their ids alone.
  public init(_ ids: [String]) {
    self.init(ids: ids) { ids.map { ProfileListing(id: $0, name: $0, modelIdentifiers: []) } }
  }

  /// What each profile can be called by, in order.
  public var listings: [ProfileListing] { makeListings() }

  /// The ids of the profiles that a name stands for; empty where it stands for none. `target` is who `deployable` asks for.
  public func ids(named name: String, for target: DeploymentTarget? = nil) -> [String] {
    // Every graph asks, and most ids differ in their length from the one that is asked for.
    let length = name.utf8.count
    if ids.contains(where: { $0.utf8.count == length && $0 == name }) { return [name] }
    if name == Self.deployable { return (target.flatMap { try? models(for: $0) } ?? []).map(\.id) }
    if name == "all" { return listings.map(\.id) }
    let wanted = name.lowercased()
    if Wildcard.isWild(name) {
      return listings.filter { $0.all.contains { Wildcard.matches($0.lowercased(), wanted) } }.map(\.id)
    }
    // A team's own profiles stand behind the bundled ones, and theirs is the last word.
    return listings.last { $0.all.contains { $0.lowercased() == wanted } }.map { [$0.id] } ?? []
  }

  /// The ids of the devices that run multi-camera sessions.
  public var multiCamIDs: [String] { listings.filter { $0.multiCamSupported == true }.map(\.id) }

  /// Whether a name stands for profiles at all; for which ones `deployable` does is another question.
  package func knows(_ name: String) -> Bool {
    name == Self.deployable || unusable.contains(name) || !ids(named: name).isEmpty
  }
}

extension ProfileDirectory {
  /// Why a name stands for no profile.
  public enum Miss: Hashable, Sendable {
    /// It is a model's, of which there is no profile; `nearest` is the id of the one that is called most like it.
    case model(nearest: String?)

    /// It is no name; `guess` is the one that may be meant.
    case word(guess: String?)
  }

  /// Why a name, written in a document or on a command line, stands for no profile.
  ///
  /// Models differ by a digit or a word, so the name of one that is not known is no slip of another unless one letter is.
  package func miss(_ name: String, in context: Suggestion.Context) -> Miss {
    guard ModelName.isOne(name) else {
      return .word(guess: Suggestion.nearest(to: name, among: ids + [Self.deployable], in: context))
    }
    let listings = listings
    let slips = listings.flatMap(\.all).filter { ModelName.isOneLetterApart(name, $0) }
    // Letters are mixed up more often than left out.
    if let slip = slips.first(where: { $0.utf8.count == name.utf8.count }) ?? slips.first { return .word(guess: slip) }
    return .model(nearest: Wildcard.isWild(name) ? nil : ModelName(name)?.nearest(in: listings))
  }
}
