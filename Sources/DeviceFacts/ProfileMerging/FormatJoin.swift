import CaptureModel
import JSONSource

/// Joins two lists of one camera's formats, format by format.
///
/// A class, because copies of its profiles would be large.
final class FormatJoin {
  private var merger: ProfileMerger
  private let own: ProfileCamera
  private let new: ProfileCamera
  private let sources: (own: DeviceProfile, new: DeviceProfile)
  private var formats: [(format: DeviceFormat, newIndex: Int)] = []

  /// The key for contradictions about a format's presence: a complete list claims which formats exist.
  private static let presence = "formats"

  // Whether a list that claims to be complete lacks a format.
  private var lacksFormats = false

  /// The contradictions between the lists.
  private(set) var contradictions: [ProfileContradiction] = []

  /// The profile that gets the sources of the added facts.
  var profile: DeviceProfile { merger.profile }

  /// The lists of a camera; `joined` has already merged the rest of both profiles.
  init(
    _ own: ProfileCamera, in profile: DeviceProfile, _ new: ProfileCamera, in newProfile: DeviceProfile,
    joined: DeviceProfile
  ) {
    (self.own, self.new, sources) = (own, new, (profile, newProfile))
    merger = ProfileMerger(joined, newProfile)
  }

  /// Joins the lists, and puts the result into the camera.
  func join(into camera: inout ProfileCamera) {
    var twins = FormatTwins(new.formats, alsoBy: .pixelFormats)
    var isJoined = new.formats.map { _ in false }
    for format in own.formats {
      // One entry may represent several pixel formats that the other list has one by one.
      let isOne = format.pixelFormats?.count == 1
      let matches = isOne ? twins.takeFirst(of: format).map { [$0] } ?? [] : twins.takeAll(of: format)
      for index in matches {
        join(format, index)
        isJoined[index] = true
      }
      if matches.isEmpty { keep(format) }
    }
    for index in new.formats.indices where !isJoined[index] { add(index) }
    // The order of the complete list is kept.
    let isOfNew = new.formatsComplete && !own.formatsComplete
    if isOfNew { formats.sort { $0.newIndex < $1.newIndex } }
    camera.formats = formats.map { joined in
      var format = joined.format
      if format.source == camera.source { format.source = nil }
      return format
    }
    camera.formatsOf = nil
    camera.presets = isOfNew ? new.presets : own.presets
    camera.formatsComplete = !lacksFormats && (own.formatsComplete || new.formatsComplete)
    camera.multiCamFormatsComplete = !lacksFormats && (own.multiCamFormatsComplete || new.multiCamFormatsComplete)
  }

  private var key: DeviceKey { DeviceKey(own.deviceType, own.position) }

  private func source(of format: DeviceFormat?) -> ProfileSource {
    sources.own.namedSource(format?.source ?? own.source)
  }

  private func newSource(of format: DeviceFormat?) -> ProfileSource {
    sources.new.namedSource(format?.source ?? new.source)
  }

  /// A format that both have.
  private func join(_ format: DeviceFormat, _ index: Int) {
    let twin = new.formats[index]
    let (source, newSource) = (source(of: format), newSource(of: twin))
    let isReplaced = source.kind.isWeaker(than: newSource.kind)
    let areEqual = source.kind.isAsStrong(as: newSource.kind)
    var joined = isReplaced ? twin : format
    joined.pixelFormats = twin.pixelFormats ?? format.pixelFormats
    var comparison = KeyComparison(format, twin, joined: joined, areEqual: areEqual)
    DeviceFormat.visit(&comparison)
    joined = comparison.joined
    // Contradictions that decide whether a session can use the format come first.
    let isFirst = { (unlike: KeyComparison<DeviceFormat>.Unlike) in unlike.key == "multiCam" }
    for unlike in comparison.unlike.filter(isFirst) + comparison.unlike.filter({ !isFirst($0) }) {
      contradict(
        (format.title, unlike.key), ProfileContradiction.Side(text: unlike.text, source: source),
        ProfileContradiction.Side(text: unlike.newText, source: newSource))
    }
    // The readout has its own source.
    if case .bounded(var pixels) = format.readout {
      pixels.source = merger.stated(pixels.source ?? format.source ?? own.source)
      joined.readout = .bounded(pixels)
    }
    joined.source = isReplaced ? merger.taken(twin.source ?? new.source) : merger.stated(format.source ?? own.source)
    formats.append((joined, index))
  }

  /// Keeps a format that the new list lacks.
  private func keep(_ format: DeviceFormat) {
    let isRuledOut = new.formatsComplete || (new.multiCamFormatsComplete && format.multiCam == true)
    if isRuledOut {
      lack(
        format, ProfileContradiction.Side(text: "true", source: source(of: format)),
        .init(text: "false", source: newSource(of: nil)))
      if source(of: format).kind.isWeaker(than: newSource(of: nil).kind) { return }
    }
    var format = format
    format.source = merger.stated(format.source ?? own.source)
    formats.append((format, .max))
  }

  /// Adds a format that the own list lacks.
  private func add(_ index: Int) {
    var format = new.formats[index]
    let isRuledOut = own.formatsComplete || (own.multiCamFormatsComplete && format.multiCam == true)
    if isRuledOut {
      lack(
        format, ProfileContradiction.Side(text: "false", source: source(of: nil)),
        .init(text: "true", source: newSource(of: format)))
      if newSource(of: format).kind.isWeaker(than: source(of: nil).kind) { return }
    }
    format.source = merger.taken(format.source ?? new.source)
    formats.append((format, index))
  }

  private func lack(
    _ format: DeviceFormat, _ side: ProfileContradiction.Side, _ newSide: ProfileContradiction.Side
  ) {
    contradict((format.title, Self.presence), side, newSide)
    if side.source.kind.isAsStrong(as: newSide.source.kind) { lacksFormats = true }
  }

  private func contradict(
    _ format: (title: String, key: String), _ side: ProfileContradiction.Side, _ newSide: ProfileContradiction.Side
  ) {
    let (kind, newKind) = (side.source.kind, newSide.source.kind)
    let outcome: ProfileContradiction.Outcome =
      kind.isAsStrong(as: newKind) ? .unknown : kind.isWeaker(than: newKind) ? .replaced : .kept
    contradictions.append(
      ProfileContradiction(.camera(key, "formats"), format: format, own: side, new: newSide, outcome: outcome))
  }
}

extension DeviceProfile {
  /// A source; for a fact without one, a source that says that there is none.
  fileprivate func namedSource(_ id: String?) -> ProfileSource {
    source(id) ?? ProfileSource(id: self.id, kind: kind(ofSource: nil), reference: "the profile \(self.id)")
  }
}

extension DeviceFormat {
  /// `1920x1080 420v at 60`.
  fileprivate var title: String {
    let pixels = pixelFormats.map { " " + $0.map(\.code).joined(separator: " ") } ?? ""
    return "\(dimensions)\(pixels)" + (highestRate.map { " at \($0)" } ?? "") + (binned == true ? " binned" : "")
  }
}
