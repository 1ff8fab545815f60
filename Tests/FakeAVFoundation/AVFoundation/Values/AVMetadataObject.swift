open class AVMetadataObject: NSObject {
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let face = ObjectType(rawValue: "face")
    public static let humanBody = ObjectType(rawValue: "humanBody")
    public static let humanFullBody = ObjectType(rawValue: "humanFullBody")
    public static let catBody = ObjectType(rawValue: "catBody")
    public static let catHead = ObjectType(rawValue: "catHead")
    public static let dogBody = ObjectType(rawValue: "dogBody")
    public static let dogHead = ObjectType(rawValue: "dogHead")
    public static let salientObject = ObjectType(rawValue: "salientObject")
    @available(iOS 27.0, *)
    public static let focusTrackedObject = ObjectType(rawValue: "focusTrackedObject")
    @available(iOS 27.0, *)
    public static let cinematicVideoMetadata = ObjectType(rawValue: "cinematicVideoMetadata")
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    public static let microQR = ObjectType(rawValue: "org.iso.MicroQR")
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    public static let codabar = ObjectType(rawValue: "Codabar")
    public static let gs1DataBar = ObjectType(rawValue: "org.gs1.GS1DataBar")
    public static let gs1DataBarExpanded = ObjectType(rawValue: "org.gs1.GS1DataBarExpanded")
    public static let gs1DataBarLimited = ObjectType(rawValue: "org.gs1.GS1DataBarLimited")
    public static let microPDF417 = ObjectType(rawValue: "org.iso.MicroPDF417")
  }
}

open class AVSemanticSegmentationMatte: NSObject {
  public struct MatteType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hair = MatteType(rawValue: "AVSemanticSegmentationMatteTypeHair")
    public static let skin = MatteType(rawValue: "AVSemanticSegmentationMatteTypeSkin")
    public static let teeth = MatteType(rawValue: "AVSemanticSegmentationMatteTypeTeeth")
    public static let glasses = MatteType(rawValue: "AVSemanticSegmentationMatteTypeGlasses")
  }
}

open class AVDepthData: NSObject {}
