public import CaptureModel
import DeviceFacts
import JSONSource

extension ProfileRenderer {
  /// A profile as its document, with up to three more members, which readers of profiles ignore; O(documents).
  ///
  /// `x-filledFrom` is the document of the bundled profile that fills the gaps of this one, `x-family` has the facts
  /// taken over from the device's family, and `x-specification` what follows from Apple's specification of the device.
  /// Without any of them, this is the document alone.
  public func renderDocument(
    _ document: [UInt8], of profile: DeviceProfile, filledFrom other: [UInt8]? = nil
  ) -> [UInt8] {
    var text = document
    // A document that is itself such output already has them.
    let known = JSONParser.parse(SourceText(name: "", bytes: document)).document
    func has(_ key: String) -> Bool { known?.value(at: key) != nil }
    if let other, !has("/x-filledFrom") { text = Self.adding(Array("\n  \"x-filledFrom\": ".utf8) + other, to: text) }
    func add(_ key: String, _ member: (inout JSONWriter) -> Void) {
      if has("/\(key)") { return }
      var writer = JSONWriter()
      writer.object { writer in writer.object(key) { member(&$0) } }
      text = Self.adding(Array(writer.bytes.dropFirst().dropLast()), to: text)
    }
    if profile.sources.contains(where: { profile.isOfFamily($0.id) }) {
      add("x-family") { Self.family(of: profile, to: &$0) }
    }
    let claims = profile.specificationClaims()
    if !claims.isEmpty { add("x-specification") { SpecificationJSON(claims: claims).write(to: &$0) } }
    return text + (text.last == UInt8(ascii: "\n") ? [] : [UInt8(ascii: "\n")])
  }

  /// An object of a document with one more member, as text.
  private static func adding(_ member: [UInt8], to document: [UInt8]) -> [UInt8] {
    guard let brace = document.lastIndex(of: UInt8(ascii: "}")) else { return document }
    func end(of text: ArraySlice<UInt8>) -> Int {
      text.lastIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }.map { $0 + 1 } ?? text.startIndex
    }
    return document[..<end(of: document[..<brace])] + [UInt8(ascii: ",")] + member[..<end(of: member[...])]
      + Array("\n}".utf8)
  }

  private static func family(of profile: DeviceProfile, to writer: inout JSONWriter) {
    if let controls = profile.maxControlsCount { fact("maxControlsCount", controls, of: profile, to: &writer) }
    writer.array("cameras") { writer in
      for camera in profile.cameras { family(of: camera, in: profile, to: &writer) }
    }
    if let table = profile.multiCamDeviceSets, let sets = table.familySets {
      writer.object("multiCamDeviceSets") { writer in
        writer.member("source", table.familySource)
        writer.array("sets") { writer in
          for set in sets { writer.array { writer in for key in set { Self.key(key, to: &writer) } } }
        }
      }
    }
    writer.array("sources") { writer in
      for source in profile.sources where profile.isOfFamily(source.id) {
        writer.object { writer in
          writer.member("id", source.id)
          writer.member("kind", source.kind.rawValue)
          writer.member("reference", source.reference)
          writer.member("note", source.note)
        }
      }
    }
  }

  private static func family(of camera: ProfileCamera, in profile: DeviceProfile, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("deviceType", camera.deviceType.rawValue)
      writer.member("position", camera.position.rawValue)
      if let torch = camera.hasTorch { fact("hasTorch", torch, of: profile, to: &writer) }
      if let flash = camera.hasFlash { fact("hasFlash", flash, of: profile, to: &writer) }
      writer.array("formats") { writer in
        for (index, format) in camera.formats.enumerated() { element(format, at: index, in: profile, to: &writer) }
      }
      writer.array("doubted") { writer in
        for format in profile.doubtedFormats(of: camera) {
          writer.object { writer in
            writer.member("width", format.dimensions.width)
            writer.member("height", format.dimensions.height)
            writer.member("binned", format.binned)
          }
        }
      }
    }
  }

  /// A format that the family's rules add, or their facts about an existing one, by its index in the document.
  private static func element(
    _ format: DeviceFormat, at index: Int, in profile: DeviceProfile, to writer: inout JSONWriter
  ) {
    let isAdded = profile.isOfFamily(format.source)
    var readout: Coefficient?
    if case .bounded(let pixels) = format.readout, profile.isOfFamily(pixels.source) { readout = pixels }
    guard isAdded || readout != nil || profile.isOfFamily(format.multiCamSource) else { return }
    writer.object { writer in
      if !isAdded { writer.member("index", index) }
      writer.member("width", format.width)
      writer.member("height", format.height)
      writer.member("maxFrameRate", format.highestRate?.value)
      if let bounds = format.maxFrameRateBounds {
        writer.array("maxFrameRateBounds") { writer in
          writer.element(bounds.lowerBound.value)
          writer.element(bounds.upperBound.value)
        }
      }
      writer.member("binned", format.binned)
      writer.member("multiCam", format.multiCam)
      if let readout {
        writer.object("readout") { writer in
          writer.member("low", readout.low)
          writer.member("value", readout.value)
          writer.member("high", readout.high)
          writer.member("source", readout.source)
        }
      }
      writer.member("source", isAdded ? format.source : format.multiCamSource)
    }
  }

  private static func fact<Value: JSONScalar>(
    _ key: String, _ fact: ProfileFact<Value>, of profile: DeviceProfile, to writer: inout JSONWriter
  ) {
    guard profile.isOfFamily(fact.source) else { return }
    writer.object(key) { writer in
      writer.member("value", fact.value)
      writer.member("source", fact.source)
    }
  }

  private static func key(_ key: DeviceKey, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("deviceType", key.deviceType.rawValue)
      writer.member("position", key.position.rawValue)
    }
  }
}
