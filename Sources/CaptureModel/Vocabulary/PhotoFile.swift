/// `AVFileType`: the file types of photos.
enum PhotoFile: String, Vocabulary {
  static let names = table()

  case jpg, heic, heif, dng, tif

  /// Other spellings, uniform type identifiers and C symbols.
  static var aliases: [(String, PhotoFile)] {
    [
      ("jpeg", .jpg), ("public.jpeg", .jpg), ("AVFileTypeJPEG", .jpg), ("public.heic", .heic),
      ("AVFileTypeHEIC", .heic), ("public.heif", .heif), ("AVFileTypeHEIF", .heif), ("com.adobe.raw-image", .dng),
      ("AVFileTypeDNG", .dng), ("tiff", .tif), ("public.tiff", .tif), ("AVFileTypeTIFF", .tif),
    ]
  }

  /// A file type by one of its names; rules check others.
  static var schema: SchemaType { .either([.names { schemaNames }, .string("a file type")]) }
}
