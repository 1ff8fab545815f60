public import JSONSource

/// An output or a preview layer. A value that the graph leaves out is `nil`.
public struct GraphOutput: Sendable {
  /// The place of the object in the document.
  public let range: SourceRange

  /// The name used in connections, synchronizers, requests and steps.
  public var id: Located<Identifier>?

  /// The output's class, which decides its settings.
  public var type: Located<OutputType>?

  /// What the app uses the output for.
  public var role: Located<OutputRole>?

  /// `addOutput` (implicit) or `addOutputWithNoConnections` (explicit); default as the session says.
  public var formsConnections: Located<ConnectionForming>?

  /// Whether the output or preview layer starts only after the session has.
  public var deferredStartEnabled: Located<Bool>?

  /// The settings of a video data output; empty for other types.
  public var videoData = VideoDataSettings()

  /// The settings of an audio data output.
  public var audioData = AudioDataSettings()

  /// The settings of a depth data output.
  public var depthData = DepthDataSettings()

  /// The settings of a metadata output.
  public var metadata = MetadataSettings()

  /// The settings of a photo output.
  public var photo = PhotoOutputSettings()

  /// The settings of a movie file output.
  public var movieFile = MovieFileSettings()

  /// The settings of a preview layer.
  public var preview = PreviewLayerSettings()

  /// The settings of a still image output.
  public var stillImage = StillImageSettings()
}

extension GraphOutput {
  private static let common = FieldList<GraphOutput> {
    Field(
      "id", .definition(.output), about: "The name used in connections, synchronizers, requests and steps",
      isRequired: true, isStructural: true
    ) { $1(&$0.id) }
    Field(
      "type", .name("output type"), about: "The output's class, which decides its settings",
      isRequired: true, isStructural: true
    ) { $1(&$0.type) }
    Field("role", .name("role"), about: "What the app uses the output for") { $1(&$0.role) }
    Field(
      "formsConnections", .name("way to form connections"),
      default: .varying("as the session says"),
      about: "`addOutput` (implicit) or `addOutputWithNoConnections` (explicit)", isStructural: true
    ) { $1(&$0.formsConnections) }
    Field(
      "deferredStartEnabled", .boolean,
      .flag(of: "AVCaptureOutput", since: .iOS(26), requires: .flag("isDeferredStartSupported", of: .output))
        .datedByOwnRule(),
      about: "Whether the output or preview layer starts only after the session has"
    ) { $1(&$0.deferredStartEnabled) }
  }

  /// The keys of an output of a type.
  private static func allFields(of type: OutputType) -> FieldList<GraphOutput> {
    let settings = common + fields(of: type)
    return settings
      + FieldList {
        Field(whereSupported: { settings.schema })
        Field(optional: "Whether the app leaves the output out where no port of the device can feed it")
      }
  }

  private static func fields(of type: OutputType) -> FieldList<GraphOutput> {
    switch type {
    case .videoData: VideoDataSettings.fields
    case .audioData: AudioDataSettings.fields
    case .depthData: DepthDataSettings.fields
    case .metadata: MetadataSettings.fields
    case .photo: PhotoOutputSettings.fields
    case .movieFile: MovieFileSettings.fields
    case .previewLayer: PreviewLayerSettings.fields
    case .stillImage: StillImageSettings.fields
    }
  }

  private static func objectShape(of type: OutputType) -> ObjectShape<GraphOutput> {
    ObjectShape(allFields(of: type), make: { GraphOutput(range: $0) })
  }

  // One table per type, created when the first output of that type is read.
  private static let videoDataShape = objectShape(of: .videoData)
  private static let audioDataShape = objectShape(of: .audioData)
  private static let depthDataShape = objectShape(of: .depthData)
  private static let metadataShape = objectShape(of: .metadata)
  private static let photoShape = objectShape(of: .photo)
  private static let movieFileShape = objectShape(of: .movieFile)
  private static let previewLayerShape = objectShape(of: .previewLayer)
  private static let stillImageShape = objectShape(of: .stillImage)

  private static func cachedShape(of type: OutputType) -> ObjectShape<GraphOutput> {
    switch type {
    case .videoData: videoDataShape
    case .audioData: audioDataShape
    case .depthData: depthDataShape
    case .metadata: metadataShape
    case .photo: photoShape
    case .movieFile: movieFileShape
    case .previewLayer: previewLayerShape
    case .stillImage: stillImageShape
    }
  }

  /// An output of unknown type: only the common keys are checked.
  private static let untyped = ObjectShape<GraphOutput>(
    common, ignoresUnknownKeys: true, make: { GraphOutput(range: $0) })

  /// An output; its keys depend on its `type`.
  static let shape = Shape<GraphOutput>(
    .variants(key: "type") {
      OutputType.allCases.map {
        SchemaVariant(
          value: $0.rawValue, aliases: OutputType.otherSpellings($0), fields: allFields(of: $0).schema)
      }
    },
    write: { output, names in (output.type.map { cachedShape(of: $0.value) } ?? untyped).tree(of: output, names) }
  ) { reader, value in
    guard let name = reader.document.member("type", of: value)?.value, let type = OutputType.named(name, in: reader)
    else { return untyped.read(&reader, value) }
    return cachedShape(of: type).read(&reader, value)
  }
}
