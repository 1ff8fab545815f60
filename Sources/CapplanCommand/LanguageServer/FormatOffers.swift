import CaptureModel
import JSONSource

/// The cameras and formats of the profiles of a graph, to complete with.
struct FormatOffers {
  private let place: CompletionPlace
  private let profiles: [DeviceProfile]

  init(_ place: CompletionPlace, _ profiles: [DeviceProfile]) {
    (self.place, self.profiles) = (place, profiles)
  }

  /// The device types of the profiles; the types that all of them have come first.
  var devices: [CompletionOffer] {
    var (order, profilesOf) = ([DeviceType](), [DeviceType: [String]]())
    for profile in profiles {
      for type in profile.cameras.map(\.deviceType) where profilesOf[type]?.last != profile.id {
        if profilesOf[type] == nil { order.append(type) }
        profilesOf[type, default: []].append(profile.id)
      }
    }
    let everywhere = order.filter { profilesOf[$0]?.count == profiles.count }
    return (everywhere + order.filter { !everywhere.contains($0) }).map { type in
      let own = profilesOf[type] ?? []
      return CompletionOffer(
        string: type.rawValue, .name,
        detail: own.count <= 3 ? "on \(own.joined(separator: ", "))" : "on \(own.count) profiles")
    }
  }

  /// The camera's formats as values of `activeFormat`, or their widths, heights or rates for a key in it.
  var offers: [CompletionOffer] {
    let containers = place.cursor.containers
    guard let index = containers.lastIndex(where: { $0.step == .key("activeFormat") }) else { return [] }
    let formats = formats(ofInputAt: containers[index].start)
    guard index + 1 < containers.count else {
      return Self.unique(formats.map { CompletionOffer("\($0)", Self.json(of: $0), .structure) })
    }
    guard case .key(let key)? = containers[index + 1].step else { return [] }
    let fitting = formats.filter { fits($0, in: containers[index + 1].start, except: key) }
    return Self.unique(
      fitting.compactMap { format in
        Self.value(of: key, in: format).map { CompletionOffer($0, $0, .value, detail: "\(format)") }
      })
  }

  private static func unique(_ offers: [CompletionOffer]) -> [CompletionOffer] {
    var seen: Set<String> = []
    return offers.filter { seen.insert($0.json).inserted }
  }

  /// The formats of an input's camera on the first profile that has it; multi-camera formats come first.
  private func formats(ofInputAt start: Int) -> [DeviceFormat] {
    guard let type = place.text(of: "deviceType", inObjectAt: start).flatMap({ DeviceType(spelling: $0) }) else {
      return []
    }
    let position = place.text(of: "position", inObjectAt: start).flatMap { DevicePosition(spelling: $0) }
    for profile in profiles {
      let camera = profile.cameras.first {
        $0.deviceType == type.current && (position == nil || $0.position == position)
      }
      guard let formats = camera?.formats, !formats.isEmpty else { continue }
      return formats.filter { $0.multiCam == true } + formats.filter { $0.multiCam != true }
    }
    return []
  }

  /// Whether a format agrees with the other keys of the request.
  private func fits(_ format: DeviceFormat, in start: Int, except key: String) -> Bool {
    for other in ["width", "height", "maxFrameRate", "binned"] where other != key {
      guard let given = place.json(of: other, inObjectAt: start), let own = Self.value(of: other, in: format) else {
        continue
      }
      if given != own { return false }
    }
    return true
  }

  private static func value(of key: String, in format: DeviceFormat) -> String? {
    switch key {
    case "width": "\(format.width)"
    case "height": "\(format.height)"
    case "maxFrameRate": format.highestRate.map { "\($0)" }
    case "minFrameRate": format.lowestRate.map { "\($0)" }
    case "binned": format.binned.map { "\($0)" }
    default: nil
    }
  }

  private static func json(of format: DeviceFormat) -> String {
    let members = ["width", "height", "maxFrameRate", "binned"].compactMap { key in
      value(of: key, in: format).map { "\"\(key)\": \($0)" }
    }
    return "{ \(members.joined(separator: ", ")) }"
  }
}
