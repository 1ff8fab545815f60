public import CaptureModel
import DeviceFacts
import JSONSource

extension ProfileRenderer {
  /// The list for other tools: one object with `profiles`. The JSON of one profile is its own document.
  public func renderListJSON(_ profiles: [DeviceProfile], tool: ReportTool) -> String {
    ProfileListJSON.shape.text(of: .init(tool: tool, profiles: profiles))
  }
}

/// The list of profiles in JSON.
enum ProfileListJSON {
  /// The tool, and its profiles.
  struct Contents {
    let tool: ReportTool
    let profiles: [DeviceProfile]
  }

  /// The keys.
  static let shape = ReportShape<Contents> {
    SummaryJSON.head.of { $0.tool }
    ReportKey("profiles", .list(of: .object(profile)), about: "The profiles, in the order of the list") { $0.profiles }
  }

  private static let profile = ReportShape<DeviceProfile> {
    ReportKey("id", .text, about: ReportSentence.profile) { $0.id }
    ReportKey("name", .text, about: "The name of the device") { $0.name }
    ReportKey("modelIdentifiers", .list(of: .text), about: "The model identifiers of the device") {
      $0.modelIdentifiers
    }
    ReportKey("operatingSystem", .orNull(.text), about: "The system that its facts are of") { $0.operatingSystem }
    ReportKey("chip", .orNull(.text), about: "The chip of the device") { $0.chip }
    ReportKey("releaseYear", .orNull(.whole), about: "The year in which the device came out") { $0.releaseYear?.value }
    ReportKey("multiCamSupported", .orNull(.boolean), about: "Whether it runs multi-camera sessions") {
      $0.multiCamSupported
    }
    ReportKey("cameras", .list(of: .object(camera)), about: "Its cameras") { profile in
      profile.cameras.map { ($0, profile) }
    }
    ReportKey(
      "multiCamDeviceSets", .orNull(.object(sets)), about: "Which cameras run together; null if nothing is known of it"
    ) { profile in profile.multiCamDeviceSets.map { ($0, profile) } }
    ReportKey("costBasis", .orNull(.kind), about: "How the weakest coefficient of its costs is known") {
      $0.costModel.basis?.rawValue
    }
  }

  private static let camera = ReportShape<(camera: ProfileCamera, profile: DeviceProfile)> {
    ReportKey("deviceType", .text, about: KeySentence.deviceType) { $0.camera.deviceType.rawValue }
    ReportKey("position", .text, about: KeySentence.position) { $0.camera.position.rawValue }
    ReportKey("formats", .whole, about: "How many formats are known of this very device") { one in
      one.camera.formats.count { !one.profile.isOfFamily($0.source) }
    }
    ReportKey("formatsComplete", .boolean, about: "Whether it has no other formats") { $0.camera.formatsComplete }
    ReportKey(
      "multiCamFormatsComplete", .boolean, about: "Whether no other formats run in a multi-camera session"
    ) { $0.camera.multiCamFormatsComplete }
    ReportKey("formatsBasis", .orNull(.kind), about: "How its formats are known") {
      KnownFacts.basis(of: $0.camera, in: $0.profile)?.rawValue
    }
    ReportKey("formatsOf", .orNull(.text), about: "The profile whose formats they are, if another one's") {
      $0.camera.formatsOf?.profile
    }
    ReportKey("likelyMultiCamFormats", .whole, about: "How many multi-camera formats its family makes likely") {
      KnownFacts.likely(of: $0.camera, in: $0.profile).count
    }
    ReportKey("doubtedFormats", .whole, about: "How many formats its family makes doubtful") {
      $0.profile.doubtedFormats(of: $0.camera).count
    }
  }

  private static let sets = ReportShape<(table: DeviceSetTable, profile: DeviceProfile)> {
    ReportKey("complete", .boolean, about: "Whether no other cameras run together") { $0.table.complete }
    ReportKey("count", .whole, about: "How many sets of cameras are known") { $0.table.sets.count }
    ReportKey("basis", .orNull(.kind), about: "How the sets are known") {
      $0.profile.source($0.table.source)?.kind.rawValue
    }
    ReportKey("likely", .whole, about: "How many sets its family makes likely") { $0.table.familySets?.count ?? 0 }
  }
}
