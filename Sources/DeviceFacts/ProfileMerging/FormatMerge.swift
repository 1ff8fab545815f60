import CaptureModel
import JSONSource

/// Merges the formats of a camera from two profiles.
enum FormatMerge {
  /// Merges the formats of a camera, as whole lists.
  ///
  /// The camera's own list wins, unless the other one is known better and differs from it. A format in both lists is as
  /// certain as in the better one.
  static func merge(
    _ camera: inout ProfileCamera, _ theirs: ProfileCamera, _ merger: inout ProfileMerger
  ) {
    guard !camera.formats.isEmpty || camera.formatsComplete || camera.multiCamFormatsComplete else {
      if !theirs.formats.isEmpty || theirs.formatsComplete || theirs.multiCamFormatsComplete {
        take(theirs, &camera, &merger)
      }
      return
    }
    camera.formatsSource = merger.stated(camera.source)
    let ownSource = camera.source
    // An empty complete list is as certain as its camera.
    let kinds = camera.formats.map { merger.profile.kind(ofSource: $0.source ?? ownSource) }
    let kind = kinds.isEmpty ? merger.profile.kind(ofSource: ownSource) : kinds.reduce(.documented) { $0.weaker($1) }
    let isBetter = theirs.formats.contains { format in
      kind.isWeaker(than: merger.other.kind(ofSource: format.source ?? theirs.source))
    }
    let best = isBetter ? theirs.strongest(in: merger.other) : kind
    if isBetter, !camera.holds(theirs) {
      let key = DeviceKey(camera.deviceType, camera.position)
      _ = merger.otherSpeaks(kind, best, areEqual: false, on: .camera(key, "formats"))
      return take(theirs, &camera, &merger)
    }
    // By the kind of a format: the other list's formats that are known better.
    var better: [FactKind: FormatTwins] = [:]
    for index in camera.formats.indices {
      let format = camera.formats[index]
      let source = merger.stated(format.source ?? ownSource)
      camera.formats[index].source = source
      let kind = merger.profile.kind(ofSource: source)
      if better[kind] == nil {
        let known = theirs.formats.filter {
          kind.isWeaker(than: merger.other.kind(ofSource: $0.source ?? theirs.source))
        }
        better[kind] = FormatTwins(known, alsoBy: .multiCam)
      }
      guard let twin = better[kind]?.first(of: format) else { continue }
      if twin.multiCam == nil { camera.formats[index].multiCamSource = source }
      camera.formats[index].source = merger.taken(twin.source ?? theirs.source)
    }
  }

  /// Takes the other list as a whole.
  private static func take(
    _ theirs: ProfileCamera, _ camera: inout ProfileCamera, _ merger: inout ProfileMerger
  ) {
    camera.formats = theirs.formats.map { format in
      var format = format
      format.source = merger.taken(format.source ?? theirs.source)
      if case .bounded(var pixels) = format.readout, let source = pixels.source {
        pixels.source = merger.taken(source)
        format.readout = .bounded(pixels)
      }
      return format
    }
    camera.formatsSource = merger.taken(theirs.source)
    camera.formatsOf = theirs.formatsOf
    camera.formatsComplete = theirs.formatsComplete
    camera.multiCamFormatsComplete = theirs.multiCamFormatsComplete
    camera.presets = theirs.presets
  }
}

extension ProfileCamera {
  /// The kind of the best known format.
  fileprivate func strongest(in profile: DeviceProfile) -> FactKind {
    formats.reduce(.estimated) { $0.stronger(profile.kind(ofSource: $1.source ?? source)) }
  }

  /// Whether the list contains everything in another one and doesn't contradict it.
  fileprivate func holds(_ other: ProfileCamera) -> Bool {
    var own = FormatTwins(formats, alsoBy: .multiCam)
    var others = FormatTwins(other.formats, alsoBy: .multiCam)
    let hasAll = other.formats.allSatisfy { own.first(of: $0) != nil }
    let isAllowed = formats.allSatisfy { format in
      let isRuledOut = other.formatsComplete || (other.multiCamFormatsComplete && format.multiCam == true)
      return !isRuledOut || others.first(of: format) != nil
    }
    return hasAll && isAllowed
  }
}
