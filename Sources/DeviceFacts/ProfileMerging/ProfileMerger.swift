public import CaptureModel
import JSONSource

extension DeviceProfile {
  /// The profile with additional facts from another profile of the same device, each with its own source.
  ///
  /// If both have a fact, this profile's wins, unless the other knows it better. A camera's formats and the device sets
  /// are merged as wholes. Disagreements are returned, except where this profile knows better. O(formats).
  public func filled(from other: DeviceProfile) -> (profile: DeviceProfile, disagreements: [ProfileDisagreement]) {
    var merger = ProfileMerger(self, other)
    merger.mergeDevice()
    CameraMerge.merge(&merger)
    merger.mergeDeviceSets()
    merger.mergeMicrophones()
    CostMerge.merge(&merger)
    return (merger.profile, merger.disagreements)
  }
}

/// A profile that takes facts from another one of the same device.
package struct ProfileMerger {
  /// The profile so far.
  var profile: DeviceProfile
  let other: DeviceProfile

  /// The disagreements so far.
  package private(set) var disagreements: [ProfileDisagreement] = []

  /// A profile, and the one that it takes facts from.
  package init(_ profile: DeviceProfile, _ other: DeviceProfile) {
    self.profile = profile
    self.other = other
  }

  /// The id in this profile for one of the other profile's sources, added if needed.
  mutating func taken(_ id: String?) -> String {
    // A fact without a source counts as reported.
    let unnamed = ProfileSource(id: other.id, kind: other.kind(ofSource: nil), reference: "the profile \(other.id)")
    return added(other.source(id) ?? unnamed, prefix: other.id)
  }

  /// The id of one of the profile's own sources. For a fact without one, a source that says so is added.
  mutating func stated(_ id: String?) -> String {
    if let source = profile.source(id) { return source.id }
    let unnamed = ProfileSource(
      id: profile.id, kind: profile.kind(ofSource: nil), reference: "the profile \(profile.id)")
    return added(unnamed, prefix: "own")
  }

  private mutating func added(_ source: ProfileSource, prefix: String) -> String {
    var source = source
    if let same = profile.source(source.id), same != source { source.id = "\(prefix):\(source.id)" }
    while let same = profile.source(source.id) {
      if same == source { return source.id }
      source.id += "+"
    }
    profile.sources.append(source)
    return source.id
  }

  /// Whether the other profile's fact wins. A disagreement is recorded, unless this profile knows the fact better.
  mutating func otherSpeaks(
    _ own: FactKind, _ theirs: FactKind, areEqual: Bool, on subject: @autoclosure () -> ProfileSubject
  ) -> Bool {
    if !areEqual, !theirs.isWeaker(than: own) {
      disagreements.append(ProfileDisagreement(subject: subject(), own: own, other: theirs))
    }
    return own.isWeaker(than: theirs)
  }

  /// The fact that wins. A fact without a source has the source of its camera, if any.
  mutating func merged<Value>(
    _ own: ProfileFact<Value>?, _ theirs: ProfileFact<Value>?, areEqual: Bool,
    of camera: (own: String?, theirs: String?) = (nil, nil), _ subject: @autoclosure () -> ProfileSubject
  ) -> ProfileFact<Value>? {
    let ownSource = own?.source ?? camera.own
    let theirSource = theirs?.source ?? camera.theirs
    guard let theirs else { return own.map { ProfileFact(value: $0.value, source: stated(ownSource)) } }
    guard let own else { return ProfileFact(value: theirs.value, source: taken(theirSource)) }
    let isTheirs = otherSpeaks(
      profile.kind(ofSource: ownSource), other.kind(ofSource: theirSource), areEqual: areEqual, on: subject())
    return isTheirs
      ? ProfileFact(value: areEqual ? own.value : theirs.value, source: taken(theirSource))
      : ProfileFact(value: own.value, source: stated(ownSource))
  }
}

extension ProfileMerger {
  /// Merges the facts about the device as a whole.
  fileprivate mutating func mergeDevice() {
    if let own = profile.multiCamSupported, let theirs = other.multiCamSupported, own != theirs {
      let kind = profile.kind(ofSource: nil)
      _ = otherSpeaks(kind, kind, areEqual: false, on: .device("multiCamSupported"))
    }
    var keys = KeyMerger(profile, other, self) { .device($0) }
    DeviceProfile.visit(&keys)
    var joined = keys.object
    joined.sources = keys.merger.profile.sources
    self = keys.merger
    profile = joined
    for sibling in other.siblings where !profile.siblings.contains(where: { $0.profile == sibling.profile }) {
      profile.siblings.append(ProfileSibling(profile: sibling.profile, source: taken(sibling.source)))
    }
  }

  /// Merges the tables of device sets as wholes. A table that adds nothing to one that is known equally well is
  /// dropped.
  fileprivate mutating func mergeDeviceSets() {
    guard let theirs = other.multiCamDeviceSets else { return }
    if let own = profile.multiCamDeviceSets {
      let kinds = (own: profile.kind(ofSource: own.source), theirs: other.kind(ofSource: theirs.source))
      let isContained = !own.complete && own.sets.allSatisfy { theirs.lists($0) }
      let contradicts =
        own.sets.contains { theirs.refuses($0) } || theirs.sets.contains { own.refuses($0) }
      let isTheirs = otherSpeaks(
        kinds.own, kinds.theirs, areEqual: !contradicts, on: .device("multiCamDeviceSets"))
      guard isTheirs || isContained && !theirs.sets.isEmpty && !kinds.theirs.isWeaker(than: kinds.own) else { return }
    }
    var table = theirs
    table.source = taken(theirs.source)
    profile.multiCamDeviceSets = table
    profile.multiCamDeviceSetsOf = other.multiCamDeviceSetsOf
  }

  /// Merges the microphones. The beams decide which side wins, since the number is only for people.
  fileprivate mutating func mergeMicrophones() {
    guard let theirs = other.microphones else { return }
    if let own = profile.microphones, let beams = own.beams {
      let areEqual = theirs.beams.map { Set($0) == Set(beams) } ?? true
      let isTheirs = otherSpeaks(
        profile.kind(ofSource: own.source), other.kind(ofSource: theirs.source), areEqual: areEqual,
        on: .device("microphones"))
      guard isTheirs, theirs.beams != nil else { return }
    }
    var microphones = theirs
    microphones.count = profile.microphones?.count ?? theirs.count
    microphones.source = taken(theirs.source)
    profile.microphones = microphones
  }
}
