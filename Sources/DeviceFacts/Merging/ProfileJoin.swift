package import CaptureModel
import JSONSource

/// What two profiles of one device say differently of one thing.
package struct ProfileContradiction: Equatable, Sendable {
  /// One side of it.
  package struct Side: Equatable, Sendable {
    /// What is said; `nil` where that would be too long to show.
    package let text: String?

    /// The source that says it.
    package let source: ProfileSource
  }

  /// Which of the two speaks.
  package enum Outcome: Equatable, Sendable {
    /// What the profile knew: it is known better.
    case kept

    /// What is new: it is known better.
    case replaced

    /// Neither is known better: it is taken to be unknown.
    case unknown

    /// Neither is known better, and what the profile knew stays.
    case undecided
  }

  /// What is said differently.
  package let subject: ProfileSubject

  /// Which format of the camera, and which of its keys, where it is about one.
  package var format: (title: String, key: String)? { formatTitle.map { ($0, formatKey) } }

  private var formatTitle: String?
  private var formatKey = ""

  /// What the profile knew.
  package let own: Side

  /// What is new.
  package let new: Side

  /// Which of the two speaks.
  package let outcome: Outcome

  /// Whether neither is known better.
  package var isOpen: Bool { outcome == .unknown || outcome == .undecided }

  init(
    _ subject: ProfileSubject, format: (title: String, key: String)? = nil, own: Side, new: Side, outcome: Outcome
  ) {
    (self.subject, self.own, self.new, self.outcome) = (subject, own, new, outcome)
    (formatTitle, formatKey) = (format?.title, format?.key ?? "")
  }
}

extension DeviceProfile {
  /// The profile with what is newly known of its device; each thing that the two say differently is told.
  ///
  /// As in `filled(from:)` the fact that is known better speaks. Of formats, of which a log seldom has all, those that one
  /// of the lists lacks are taken from the other; a key of a format that two facts of one strength contradict each other
  /// on is not known. O(formats).
  package func joined(with new: DeviceProfile) -> (profile: DeviceProfile, contradictions: [ProfileContradiction]) {
    let (filled, disagreements) = filled(from: new)
    var joined = filled
    // What this one knows better is told from the other's side.
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
      var lists = FormatJoin(own, in: self, theirs, in: new, joined: joined)
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
  /// What the profile says on a subject, where that is short, and the id of the source.
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
