public import JSONSource

/// The settings of an `AVCaptureMetadataOutput`. A value that the graph leaves out is `nil`.
public struct MetadataSettings: Sendable {
  /// What the output looks for, by the types' Swift names (`qr`, `face`); default none.
  public var metadataObjectTypes: Located<[Located<String>]>?
}

extension MetadataSettings {
  static let fields = FieldList<GraphOutput> {
    Field(
      "metadataObjectTypes",
      .list(of: .text(.either([.names { MetadataObjectKind.schemaNames }, .string("a metadata object type")]))),
      .property(of: "AVCaptureMetadataOutput", requires: .superset("availableMetadataObjectTypes", of: .output)),
      default: [], about: "What the output looks for, by the types' Swift names (`qr`, `face`)"
    ) {
      $0.metadata.metadataObjectTypes = $1
    }
  }
}
