/// The kinds of file that a photo is stored in.
public enum PhotoFileType {
  case jpeg, heif, dng, tiff

  /// The kind that `AVFileType`'s Swift name, C symbol or uniform type identifier names; `nil` for others.
  public init?(_ text: String) {
    switch text {
    case "jpg", "jpeg", "public.jpeg", "AVFileTypeJPEG": self = .jpeg
    case "heic", "heif", "public.heic", "public.heif", "AVFileTypeHEIC", "AVFileTypeHEIF": self = .heif
    case "dng", "com.adobe.raw-image", "AVFileTypeDNG": self = .dng
    case "tif", "tiff", "public.tiff", "AVFileTypeTIFF": self = .tiff
    default: return nil
    }
  }
}

/// The codecs that photos are compressed with, as far as a rule asks.
public enum PhotoCodec {
  case jpeg, hevc

  /// The codec that `AVVideoCodecType`'s Swift name, C symbol or four-character code names; `nil` for others.
  public init?(_ text: String) {
    switch text {
    case "jpeg", "AVVideoCodecTypeJPEG": self = .jpeg
    case "hevc", "hvc1", "AVVideoCodecTypeHEVC": self = .hevc
    default: return nil
    }
  }
}
