package import CaptureModel
import JSONSource

/// A contradiction between two profiles of one device.
package struct ProfileContradiction: Equatable, Sendable {
  /// One side of the contradiction.
  package struct Side: Equatable, Sendable {
    /// The claim; `nil` if it is too long to show.
    package let text: String?

    /// The source of the claim.
    package let source: ProfileSource
  }

  /// Which side wins.
  package enum Outcome: Equatable, Sendable {
    /// The profile's own claim, which is known better.
    case kept

    /// The new claim, which is known better.
    case replaced

    /// Neither: both are known equally well, and the fact becomes unknown.
    case unknown

    /// Neither: both are known equally well, and the profile's claim stays.
    case undecided
  }

  /// The subject of the claims.
  package let subject: ProfileSubject

  /// The format and its key, if the claims are about a format.
  package var format: (title: String, key: String)? { formatTitle.map { ($0, formatKey) } }

  private var formatTitle: String?
  private var formatKey = ""

  /// The profile's own claim.
  package let own: Side

  /// The new claim.
  package let new: Side

  /// Which side wins.
  package let outcome: Outcome

  /// Whether neither side wins.
  package var isOpen: Bool { outcome == .unknown || outcome == .undecided }

  init(
    _ subject: ProfileSubject, format: (title: String, key: String)? = nil, own: Side, new: Side, outcome: Outcome
  ) {
    (self.subject, self.own, self.new, self.outcome) = (subject, own, new, outcome)
    (formatTitle, formatKey) = (format?.title, format?.key ?? "")
  }
}

extension DeviceProfile {
  /// The profile with new facts about its device, and every contradiction between the two.
  ///
  /// As in `filled(from:)`, the better known fact wins. Logs rarely contain all formats, so each list gets the formats
  /// that only the other has. If two equally strong facts contradict each other on a format's key, the key becomes
  /// unknown. O(formats).
  package func joined(with new: DeviceProfile) -> (profile: DeviceProfile, contradictions: [ProfileContradiction]) {
    let (filled, disagreements) = filled(from: new)
    var joined = filled
    // Facts that this profile knows better are found from the other's side.
    let kept = new.filled(from: self).disagreements.filter(\.isOverruled)
    var contradictions: [ProfileContradiction] = []
    for disagreement in disagreements + kept.map(\.reversed) where !disagreement.subject.isOfFormats {
      contradictions.append(contradiction(disagreement, with: new))
    }
    for index in joined.cameras.indices {
      let key = DeviceKey(joined.cameras[index].deviceType, joined.cameras[index].position)
      guard let own = camera(key.deviceType, at: key.position),
        let theirs = new.camera(key.deviceType, at: key.position),
        !own.formats.isEmpty, !theirs.formats.isEmpty
      else { continue }
      let lists = FormatJoin(own, in: self, theirs, in: new, joined: joined)
      var camera = joined.cameras[index]
      lists.join(into: &camera)
      joined.sources = lists.profile.sources
      joined.cameras[index] = camera
      contradictions += lists.contradictions
    }
    return (joined, contradictions)
  }

  private func contradiction(
    _ disagreement: ProfileDisagreement, with new: DeviceProfile
  ) -> ProfileContradiction {
    let outcome: ProfileContradiction.Outcome =
      disagreement.own.isAsStrong(as: disagreement.other)
      ? .undecided : disagreement.isOverruled ? .replaced : .kept
    func side(_ profile: DeviceProfile, _ kind: FactKind) -> ProfileContradiction.Side {
      let fact = profile.fact(on: disagreement.subject)
      let source = profile.source(fact.source) ?? ProfileSource(id: profile.id, kind: kind)
      return ProfileContradiction.Side(text: fact.text, source: source)
    }
    return ProfileContradiction(
      disagreement.subject, own: side(self, disagreement.own), new: side(new, disagreement.other), outcome: outcome)
  }
}

extension ProfileDisagreement {
  fileprivate var reversed: ProfileDisagreement { ProfileDisagreement(subject: subject, own: other, other: own) }
}

extension ProfileSubject {
  fileprivate var isOfFormats: Bool {
    if case .camera(_, "formats") = self { true } else { false }
  }
}

extension DeviceProfile {
  /// The profile's claim about a subject, if short, and the id of its source.
  fileprivate func fact(on subject: ProfileSubject) -> (text: String?, source: String?) {
    switch subject {
    case .device("multiCamDeviceSets"): return (nil, multiCamDeviceSets?.source)
    case .device("microphones"): return (nil, microphones?.source)
    case .device(let key):
      var statement = KeyStatement(of: self, on: key.name, source: nil)
      DeviceProfile.visit(&statement)
      return (statement.text, statement.source)
    case .coefficient(let key): return (costModel[key].map { "\($0.value)" }, costModel[key]?.source)
    case .stabilization(let mode): return (nil, costModel.stabilization.first { $0.mode == mode }?.cost.source)
    case .camera(let key, let subject):
      guard let camera = camera(key.deviceType, at: key.position) else { return ("false", camerasComplete?.source) }
      if subject == "cameras" { return ("true", camera.source) }
      var statement = KeyStatement(of: camera, on: subject.name, source: camera.source)
      ProfileCamera.visit(&statement)
      return (statement.text, statement.source)
    }
  }
}
