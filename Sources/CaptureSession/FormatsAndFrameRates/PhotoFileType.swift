/// The file types of photos.
public enum PhotoFileType {
  case jpeg, heif, dng, tiff, avci

  /// The file type with this Swift name, C symbol or uniform type identifier in `AVFileType`; `nil` for others.
  public init?(_ text: String) {
    switch text {
    case "jpg", "jpeg", "public.jpeg", "AVFileTypeJPEG": self = .jpeg
    case "heic", "heif", "public.heic", "public.heif", "AVFileTypeHEIC", "AVFileTypeHEIF": self = .heif
    case "dng", "com.adobe.raw-image", "AVFileTypeDNG": self = .dng
    case "tif", "tiff", "public.tiff", "AVFileTypeTIFF": self = .tiff
    case "avci", "public.avci", "AVFileTypeAVCI": self = .avci
    default: return nil
    }
  }
}

/// The codecs of photos that rules ask about.
public enum PhotoCodec {
  case jpeg, hevc

  /// The codec with this Swift name, C symbol or four-character code in `AVVideoCodecType`; `nil` for others.
  public init?(_ text: String) {
    switch text {
    case "jpeg", "AVVideoCodecTypeJPEG": self = .jpeg
    case "hevc", "hvc1", "AVVideoCodecTypeHEVC": self = .hevc
    default: return nil
    }
  }
}
