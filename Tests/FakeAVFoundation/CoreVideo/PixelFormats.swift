@_exported import Foundation

/// A four-character code.
public typealias OSType = UInt32

/// A four-character code.
public typealias FourCharCode = UInt32

/// A text of Core Foundation, which Swift code bridges with `as String`.
public typealias CFString = NSString

public let kCVPixelBufferPixelFormatTypeKey: CFString = "PixelFormatType"
public let kCVPixelBufferWidthKey: CFString = "Width"
public let kCVPixelBufferHeightKey: CFString = "Height"

public let kCVPixelFormatType_32BGRA = code("BGRA")
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange = code("420v")
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange = code("420f")
public let kCVPixelFormatType_422YpCbCr8BiPlanarVideoRange = code("422v")
public let kCVPixelFormatType_422YpCbCr8BiPlanarFullRange = code("422f")
public let kCVPixelFormatType_420YpCbCr10BiPlanarVideoRange = code("x420")
public let kCVPixelFormatType_420YpCbCr10BiPlanarFullRange = code("xf20")
public let kCVPixelFormatType_422YpCbCr10BiPlanarVideoRange = code("x422")
public let kCVPixelFormatType_422YpCbCr10BiPlanarFullRange = code("xf22")
public let kCVPixelFormatType_Lossless_32BGRA = code("&BGA")
public let kCVPixelFormatType_Lossless_420YpCbCr8BiPlanarVideoRange = code("&8v0")
public let kCVPixelFormatType_Lossless_420YpCbCr8BiPlanarFullRange = code("&8f0")
public let kCVPixelFormatType_Lossless_420YpCbCr10PackedBiPlanarVideoRange = code("&xv0")
public let kCVPixelFormatType_Lossless_420YpCbCr10PackedBiPlanarFullRange = code("&xf0")
public let kCVPixelFormatType_Lossless_422YpCbCr10PackedBiPlanarVideoRange = code("&xv2")
public let kCVPixelFormatType_Lossy_32BGRA = code("-BGA")
public let kCVPixelFormatType_Lossy_420YpCbCr8BiPlanarVideoRange = code("-8v0")
public let kCVPixelFormatType_Lossy_420YpCbCr8BiPlanarFullRange = code("-8f0")
public let kCVPixelFormatType_Lossy_420YpCbCr10PackedBiPlanarVideoRange = code("-xv0")
public let kCVPixelFormatType_Lossy_422YpCbCr10PackedBiPlanarVideoRange = code("-xv2")
public let kCVPixelFormatType_DisparityFloat16 = code("hdis")
public let kCVPixelFormatType_DisparityFloat32 = code("fdis")
public let kCVPixelFormatType_DepthFloat16 = code("hdep")
public let kCVPixelFormatType_DepthFloat32 = code("fdep")
public let kCVPixelFormatType_OneComponent8 = code("L008")
public let kCVPixelFormatType_14Bayer_GRBG = code("grb4")
public let kCVPixelFormatType_14Bayer_RGGB = code("rgg4")
public let kCVPixelFormatType_14Bayer_BGGR = code("bgg4")
public let kCVPixelFormatType_14Bayer_GBRG = code("gbr4")
public let kCVPixelFormatType_96VersatileBayerPacked12 = code("btp2")
public let kCVPixelFormatType_64RGBAHalf = code("RGhA")
public let kCVPixelFormatType_64RGBALE = code("l64r")

private func code(_ text: String) -> OSType { text.utf8.reduce(0) { $0 << 8 | OSType($1) } }
