public import JSONSource

/// The aperture of a camera whose lens can change it, and the signals that automatic exposure uses. What the graph
/// leaves out is `nil`.
public struct ApertureSettings: Sendable {
  /// The f-number of a custom exposure.
  public var lensAperture: Located<LensAperture>?

  /// How fast automatic exposure may move the aperture: 0 lets the system decide, 1 holds it still; default 0.
  public var autoExposureLensApertureRateLimit: Located<Double>?

  /// Whether the device chooses the signals of automatic exposure; default `true`.
  public var automaticallyEnablesExposureSignals: Located<Bool>?

  /// The signals that automatic exposure uses.
  public var enabledExposureSignals: Located<[Located<ExposureSignal>]>?
}

extension ApertureSettings {
  /// The keys of an input.
  static let fields = FieldList<GraphInput> {
    Field(
      "lensAperture", LensAperture.shape,
      .method(
        "setExposureModeCustom(lensAperture:duration:iso:completionHandler:)", of: "AVCaptureDevice", since: .iOS(27),
        set: .joined(LightSettings.custom), requires: .range("minLensAperture", "maxLensAperture", of: .format)
      )
      .recorded(if: "device.exposureMode == .custom"),
      about: "The f-number of a custom exposure"
    ) { $1(&$0.aperture.lensAperture) }
    Field(
      "autoExposureLensApertureRateLimit", .number(0...1000), .property(of: "AVCaptureDevice", since: .iOS(27)),
      default: 0, about: "How fast automatic exposure may move the aperture: 0 lets the system decide, 1 holds it still"
    ) { $1(&$0.aperture.autoExposureLensApertureRateLimit) }
    Field(
      "automaticallyEnablesExposureSignals", .boolean, .automatic(of: "AVCaptureDevice", since: .iOS(27)),
      default: true, about: "Whether the device chooses the signals of automatic exposure"
    ) { $1(&$0.aperture.automaticallyEnablesExposureSignals) }
    Field(
      "enabledExposureSignals", .list(of: .name("exposure signal")),
      .property(of: "AVCaptureDevice", since: .iOS(27), requires: .superset("supportedExposureSignals", of: .device))
        .recorded(if: "!device.automaticallyEnablesExposureSignals"),
      about: "The signals that automatic exposure uses"
    ) { $1(&$0.aperture.enabledExposureSignals) }
  }
}

/// The aperture of a custom exposure.
public enum LensAperture: Hashable, Sendable {
  /// An f-number.
  case value(Double)

  /// `AVCaptureDevice.currentLensAperture`: as it is.
  case current

  /// `AVCaptureDevice.autoLensAperture`: as automatic exposure chooses.
  case auto
}

extension LensAperture {
  /// A number, `"current"` or `"auto"`; a rule compares it with the format's range.
  static let shape = Shape<LensAperture>(
    .either([number.schema, .names { names }]),
    write: { aperture, _ in
      switch aperture {
      case .value(let number): .number(number)
      case .current: .text("current")
      case .auto: .text("auto")
      }
    }
  ) { reader, value in
    if reader.document.kind(of: value) != .string { return number.read(&reader, value).map { .value($0) } }
    let name = reader.document.string(of: value)
    if name == "current" || name == currentSymbol { return .current }
    if name == "auto" || name == autoSymbol { return .auto }
    reader.reportUnknownValue(value, what: "lens aperture", allowed: ["current", "auto"])
    return nil
  }

  private static var names: SchemaNames {
    let symbols = ["current", "auto"].map {
      NameSymbols.Symbol(expression: "AVCaptureDevice." + $0 + "LensAperture", since: .iOS(27))
    }
    return SchemaNames(
      ["current", "auto"], aliases: [currentSymbol, autoSymbol],
      symbols: NameSymbols(
        symbols, spellings: [("current", 0), (currentSymbol, 0), ("auto", 1), (autoSymbol, 1)]))
  }

  private static let currentSymbol = "AVCaptureLensApertureCurrent"
  private static let autoSymbol = "AVCaptureLensApertureAuto"
  private static let number = Shape<Double>.number(0.1...1000)
}
