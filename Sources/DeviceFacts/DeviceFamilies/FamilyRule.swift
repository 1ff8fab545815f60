public import CaptureModel
import JSONSource

/// A rule that assumes facts for a device because they are true of every known device of its family.
///
/// The rule has a source with its name and its evidence. Every fact that it adds names that source and is `estimated`.
struct FamilyRule: Sendable {
  /// The source of the facts that the rule adds.
  let source: ProfileSource

  private init(_ id: String, evidence: String, _ note: String) {
    source = ProfileSource(id: id, kind: .estimated, reference: evidence, note: note)
  }

  /// Which formats are multi-cam formats.
  static let formats = FamilyRule(
    "family-formats",
    evidence: """
      WWDC19 session 225, slide Supported MultiCam Formats (iPhone XS); github.com/Quicr/quicr-mac docs/formats.md (iPhone 13 \
      mini); https://stackoverflow.com/questions/64357503 and github.com/Matiassimone/SapiAR (iPhone 12 Pro); \
      github.com/naujgs/DualVideo (iPhone XR); github.com/AbbosMamadaliyev/duocam (iPhone 14 Pro); \
      github.com/aritroBh/OpenCane (iPhone 17 Pro Max)
      """,
    """
    In 420v and 420f. A wide camera runs 640x480, 1280x720, 1440x1080, 1920x1080 and 1920x1440 binned at up to 60, 1920x1080 \
    unbinned at up to 30, and 1920x1440 unbinned, whose highest rate is 30 on iPhone XS and 60 on iPhone 13 mini; an \
    ultra-wide or telephoto camera at the back the sizes from 1920x1080 on; an ultra-wide one at the front 1920x1080 unbinned; a \
    camera that is made of others what all of these run. Every list with flags allows these rows, and the lists of iPhone 15 \
    Pro and 17 Pro, without flags, have them. A row that a list of this very camera with 20 rows or more lacks is doubted, \
    and not taken to be there. Lists of Continuity Camera are no evidence.
    """)

  /// Which formats aren't multi-cam formats.
  static let singleFormats = FamilyRule(
    "family-single-formats",
    evidence: """
      github.com/Quicr/quicr-mac docs/formats.md (iPhone 13 mini); https://github.com/webrtc-sdk/Specs/issues/10 (iPhone 13 \
      Pro Max); WWDC19 session 225, slide Supported MultiCam Formats (iPhone XS)
      """,
    """
    Formats of 120 frames a second and more, and of more pixels than 3840x2160, do not run beside other cameras: no printed \
    flag allows one, and Apple's table has none.
    """)

  /// The multi-cam format of a LiDAR camera.
  static let depthFormats = FamilyRule(
    "family-lidar-formats",
    evidence: """
      WWDC22 session 110429; https://developer.apple.com/videos/play/wwdc2022/110429/; github.com/thirdcat/nav-data-recorder \
      (iPhone 16 Pro); github.com/aritroBh/OpenCane (iPhone 17 Pro Max)
      """,
    """
    A LiDAR camera runs 640x480 with depth maps of 320x240: so it ran on iPhone 16 Pro and was printed on iPhone 17 Pro Max. \
    The highest rate and the binning are not known.
    """)

  /// Which cameras run together.
  static let deviceSets = FamilyRule(
    "family-sets",
    evidence: """
      github.com/Neos21/neos21.net src/pages/blog/2019/09/27-01.md (iPhone 11 Pro Max); WWDC22 session 110429; \
      github.com/thirdcat/nav-data-recorder (iPhone 16 Pro); github.com/aritroBh/OpenCane (iPhone 17 Pro Max)
      """,
    """
    On iPhones with A13 and later: the sets that iPhone 11 Pro Max printed, as far as the device has their cameras; the LiDAR \
    camera beside the ultra-wide or the telephoto camera, and beside a front camera. Every set without the LiDAR camera that \
    ran on another device is among them. Other sets are not known.
    """)

  /// How many sensor pixels are read for a frame.
  static let readouts = FamilyRule(
    "family-readouts",
    evidence: """
      The sizes of stills in WWDC19 session 225, slide Supported MultiCam Formats (iPhone XS); github.com/Quicr/quicr-mac \
      docs/formats.md (iPhone 13 mini); https://stackoverflow.com/questions/64357503 (iPhone 12 Pro); \
      https://github.com/margelo/react-native-vision-camera/issues/2642 (iPhone 15 Pro); github.com/chibataku0815/filmtone \
      apps/capacitor-film-lab-ios/diagnostics/m1-capability-probe.json (iPhone 17 Pro)
      """,
    """
    At up to 60 frames a second, of sensors of 12 and 48 megapixels: 4:3 unbinned 4032x3024, binned 1920x1440 to 2016x1512; \
    16:9 unbinned 4032x2268 to 4224x2376, binned 2016x1136 to 2112x1188, 3840x2160 at more than 30 apart. The value is the \
    size that most lists of that side print. At the front, 7 megapixels as in the profile of iPhone XS; the ultra-wide camera \
    with a square sensor up to 4896x2754, since stills may be smaller than what is read there. Nowhere are they larger.
    """)

  /// Which cameras have a light.
  static let lights = FamilyRule(
    "family-lights", evidence: "AVCaptureDevice.h: hasTorch, hasFlash",
    """
    The cameras at the back of an iPhone have a torch and a flash, those at the front have no torch. Whether these have a \
    flash is not known.
    """)

  /// How many controls a session takes.
  static let cameraControl = FamilyRule(
    "family-camera-control", evidence: "AVCaptureSession.h, iOS SDK 18: supportsControls, maxControlsCount",
    """
    Camera Control came with iPhone 16, and iPhone 16e and 17e are reported without it: the others take no controls. How many \
    a device with Camera Control takes is not known.
    """)

  /// All rules.
  private static let all = [
    formats, singleFormats, depthFormats, deviceSets, readouts, lights, cameraControl,
  ]

  /// Whether a profile's source is a rule's, under any id.
  static func isSource(_ source: ProfileSource) -> Bool {
    source.kind == .estimated
      && all.contains { $0.source.reference == source.reference && $0.source.note == source.note }
  }
}

extension DeviceProfile {
  /// Whether the facts of a source come from the device's family, not from a document.
  public func isOfFamily(_ source: String?) -> Bool {
    guard let source, let index = sources.firstIndex(where: { $0.id == source }) else { return false }
    return FamilyRule.isSource(sources[index])
  }
}
