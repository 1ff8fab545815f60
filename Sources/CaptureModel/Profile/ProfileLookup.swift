package import JSONSource

/// Finds profiles by name. For many look-ups, the names of the profiles are prepared only once.
package struct ProfileLookup: Sendable {
  private let directory: ProfileDirectory

  /// All names of each profile, in order.
  private lazy var listings = directory.listings

  /// The id of the last profile with a name, by the name in lower case.
  private lazy var idsByName: [String: String] = Dictionary(
    listings.flatMap { listing in listing.all.map { ($0.lowercased(), listing.id) } }, uniquingKeysWith: { $1 })

  /// The names of each profile, in lower case.
  private lazy var letters: [[[Unicode.Scalar]]] = listings.map { listing in
    listing.all.map { Array($0.lowercased().unicodeScalars) }
  }

  /// The names of models, with the ids of their profiles.
  private lazy var models: [(name: ModelName, id: String)] = listings.flatMap { listing in
    listing.all.compactMap { ModelName($0) }.map { ($0, listing.id) }
  }

  /// The known words that an unknown name may be a typo of, by the context of the name.
  private var words: [Suggestion.Context: KnownWords] = [:]

  /// Looks up names in a directory.
  package init(_ directory: ProfileDirectory) { self.directory = directory }

  /// The ids of the profiles with a name; empty if there are none. `target` decides the meaning of `deployable`.
  ///
  /// O(letters of the name); for a glob, times the number of profiles.
  package mutating func ids(named name: String, for target: DeploymentTarget? = nil) -> [String] {
    // Every graph looks up names, and most ids differ in length from the one sought.
    let length = name.utf8.count
    if directory.ids.contains(where: { $0.utf8.count == length && $0 == name }) { return [name] }
    if name.isBytewise(ProfileDirectory.deployable) {
      return (target.flatMap { try? directory.models(for: $0) } ?? []).map(\.id)
    }
    if name.isBytewise("all") { return listings.map(\.id) }
    let wanted = name.lowercased()
    if Wildcard.isWild(name, readsSets: true) {
      let pattern = Wildcard(wanted, readsSets: true)
      return listings.filter { $0.all.contains { pattern.matches(Array($0.lowercased())) } }.map(\.id)
    }
    // A team's own profiles come after the bundled ones, and the last one wins.
    return idsByName[wanted].map { [$0] } ?? []
  }

  /// The ids that some names choose, in their order, each once; a name with `!` before it takes those away that came
  /// before it, of all if it is the first.
  package mutating func ids(choosing names: [String], for target: DeploymentTarget? = nil) -> [String] {
    var chosen: [String] = []
    for (place, name) in names.enumerated() {
      guard let gone = ProfileDirectory.exclusion(name) else {
        chosen += ids(named: name, for: target)
        continue
      }
      if place == 0 { chosen = ids(named: "all") }
      let out = Set(ids(named: gone, for: target))
      chosen.removeAll { out.contains($0) }
    }
    var taken: Set<String> = []
    return chosen.filter { taken.insert($0).inserted }
  }

  /// Whether a name can mean profiles at all; `deployable` counts, whatever it matches.
  package mutating func knows(_ name: String) -> Bool {
    name.isBytewise(ProfileDirectory.deployable) || directory.unusable.contains(name) || !ids(named: name).isEmpty
  }

  /// The reason why a name in a document or on a command line matches no profile.
  ///
  /// Models differ by a digit or a word, so the name of an unknown model counts as a typo of another only if one letter
  /// is wrong.
  package mutating func miss(_ name: String, in context: Suggestion.Context) -> ProfileDirectory.Miss {
    guard let model = ModelName(name) else {
      return .word(guess: words(in: context).nearest(to: name))
    }
    if let slip = slip(name) { return .word(guess: slip) }
    return .model(nearest: Wildcard.isWild(name, readsSets: true) ? nil : model.nearest(in: models))
  }

  private mutating func words(in context: Suggestion.Context) -> KnownWords {
    if let known = words[context] { return known }
    let made = KnownWords(directory.ids + [ProfileDirectory.deployable], in: context)
    words[context] = made
    return made
  }

  /// The known name that differs from this one in one letter.
  private mutating func slip(_ name: String) -> String? {
    let own = Array(name.lowercased().unicodeScalars)
    var first: String?
    for (listing, letters) in zip(listings, letters) {
      for (other, letters) in zip(listing.all, letters) where ModelName.isOneLetterApart(own, letters) {
        // Letters are mixed up more often than left out.
        if other.utf8.count == name.utf8.count { return other }
        first = first ?? other
      }
    }
    return first
  }
}

extension ProfileDirectory {
  /// The name whose profiles a choice takes away: what follows its `!`; `nil` for a choice that adds some.
  package static func exclusion(_ choice: String) -> String? {
    choice.utf8.first == UInt8(ascii: "!") && choice.utf8.count > 1 ? String(choice.dropFirst()) : nil
  }
}
