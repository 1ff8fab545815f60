package import JSONSource

/// Finds profiles by name: for many names, what the profiles are called is made ready only once.
package struct ProfileLookup: Sendable {
  private let directory: ProfileDirectory

  /// What each profile can be called by, in order.
  private lazy var listings = directory.listings

  /// The id of the last profile that has a name, by the name in small letters.
  private lazy var idsByName: [String: String] = Dictionary(
    listings.flatMap { listing in listing.all.map { ($0.lowercased(), listing.id) } }, uniquingKeysWith: { $1 })

  /// The names of each profile, in small letters.
  private lazy var letters: [[[Unicode.Scalar]]] = listings.map { listing in
    listing.all.map { Array($0.lowercased().unicodeScalars) }
  }

  /// The names that are models', with the ids of their profiles.
  private lazy var models: [(name: ModelName, id: String)] = listings.flatMap { listing in
    listing.all.compactMap { ModelName($0) }.map { ($0, listing.id) }
  }

  /// The words that an unknown name may be a slip of, for each place where it may stand.
  private var words: [Suggestion.Context: KnownWords] = [:]

  /// Looks names up in a directory.
  package init(_ directory: ProfileDirectory) { self.directory = directory }

  /// The ids of the profiles that a name stands for; empty if there are none. `target` decides what `deployable` means.
  ///
  /// O(letters of the name), of a glob times the profiles.
  package mutating func ids(named name: String, for target: DeploymentTarget? = nil) -> [String] {
    // Every graph asks, and most ids differ in their length from the one that is asked for.
    let length = name.utf8.count
    if directory.ids.contains(where: { $0.utf8.count == length && $0 == name }) { return [name] }
    if name.isBytewise(ProfileDirectory.deployable) {
      return (target.flatMap { try? directory.models(for: $0) } ?? []).map(\.id)
    }
    if name.isBytewise("all") { return listings.map(\.id) }
    let wanted = name.lowercased()
    if Wildcard.isWild(name) {
      let pattern = Wildcard(wanted)
      return zip(listings, letters).filter { $1.contains(where: pattern.matches) }.map(\.0.id)
    }
    // A team's own profiles stand behind the bundled ones, and theirs is the last word.
    return idsByName[wanted].map { [$0] } ?? []
  }

  /// Whether a name stands for profiles at all; for which ones `deployable` does is another question.
  package mutating func knows(_ name: String) -> Bool {
    name.isBytewise(ProfileDirectory.deployable) || directory.unusable.contains(name) || !ids(named: name).isEmpty
  }

  /// Why a name, written in a document or on a command line, stands for no profile.
  ///
  /// Models differ by a digit or a word, so the name of one that is not known is no slip of another unless one letter is.
  package mutating func miss(_ name: String, in context: Suggestion.Context) -> ProfileDirectory.Miss {
    guard let model = ModelName(name) else {
      return .word(guess: words(in: context).nearest(to: name))
    }
    if let slip = slip(name) { return .word(guess: slip) }
    return .model(nearest: Wildcard.isWild(name) ? nil : model.nearest(in: models))
  }

  private mutating func words(in context: Suggestion.Context) -> KnownWords {
    if let known = words[context] { return known }
    let made = KnownWords(directory.ids + [ProfileDirectory.deployable], in: context)
    words[context] = made
    return made
  }

  /// The name that one letter is wrong in.
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
