package import JSONSource

extension DeviceProfile {
  /// The profile as a document that reads back as the same facts: what is taken over from other profiles is written out,
  /// under its own sources.
  ///
  /// Of a camera, a list and traits whose sources are not the camera's have no key for them: they are known as the camera
  /// is. O(profile).
  package var document: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("capplanProfile", 1)
      writer.member("id", id)
      writer.member("name", name)
      writer.list("modelIdentifiers", modelIdentifiers)
      writer.known("operatingSystem", operatingSystem)
      writer.known("chip", chip)
      writer.known("multiCamSupported", multiCamSupported)
      writer.fact("releaseYear", releaseYear) { $0 }
      writer.fact("firstOperatingSystem", firstOperatingSystem) { $0.description }
      writer.fact("lastOperatingSystem", lastOperatingSystem) { $0.text }
      writer.fact("maxControlsCount", maxControlsCount) { $0 }
      writer.fact("camerasComplete", camerasComplete) { $0 }
      writer.lines("siblings", siblings) { writer, sibling in
        writer.member("profile", sibling.profile)
        writer.known("source", sibling.source)
      }
      writer.array("cameras") { writer in
        for camera in cameras { writer.object { camera.write(to: &$0) } }
      }
      if let multiCamDeviceSets { writer.object("multiCamDeviceSets") { multiCamDeviceSets.write(to: &$0) } }
      if let microphones { writer.object("microphones") { microphones.write(to: &$0) } }
      if costModel.basis != nil { writer.object("costModel") { costModel.write(to: &$0) } }
      writer.array("sources") { writer in
        for source in sources { writer.object { source.write(to: &$0) } }
      }
    }
    writer.endLine()
    return writer.bytes
  }
}

extension LastSystem {
  fileprivate var text: String {
    switch self {
    case .newerCome: "none"
    case .version(let version): version.description
    }
  }
}

extension ProfileSource {
  /// The members of the document's object.
  package func write(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("kind", kind.rawValue)
    writer.member("reference", reference)
    writer.known("note", note)
  }
}

extension ProfileCamera {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("deviceType", deviceType.rawValue)
    writer.member("position", position.rawValue)
    writer.known("name", name)
    writer.list("constituents", constituents.map(\.rawValue))
    if let sensor {
      writer.line("sensor") { writer in
        sensor.value.write("value", to: &writer)
        writer.known("source", sensor.source)
      }
    }
    writer.fact("hasTorch", hasTorch) { $0 }
    writer.fact("hasFlash", hasFlash) { $0 }
    writer.known("source", source)
    if !formats.isEmpty { formats.write("formats", to: &writer) }
    if formatsComplete { writer.member("formatsComplete", true) }
    if multiCamFormatsComplete { writer.member("multiCamFormatsComplete", true) }
    if !presets.isEmpty {
      writer.line("presets") { writer in
        for choice in presets { writer.member(choice.preset.rawValue, choice.format.value) }
      }
    }
    writer.known("manualControls", manualControls)
    writer.known("autoFocusSystem", autoFocusSystem?.rawValue)
    if let mattes { writer.words("mattes", mattes.map(\.rawValue)) }
  }
}

extension DeviceSetTable {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.member("complete", complete)
    writer.list("deviceTypes", deviceTypes.map(\.rawValue))
    writer.known("source", source)
    writer.array("sets") { writer in
      for set in sets {
        writer.onOneLine { writer in
          writer.array { writer in
            for key in set {
              writer.object { writer in
                writer.member("deviceType", key.deviceType.rawValue)
                writer.member("position", key.position.rawValue)
              }
            }
          }
        }
      }
    }
  }
}

extension ProfileMicrophones {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.known("count", count)
    if let beams { writer.words("beams", beams.map(\.rawValue)) }
    writer.known("source", source)
  }
}
