extension Rule {
  /// The rules of this area, in the order in which they run.
  static let portRules: [Rule] = [
    unknownPort, portAmbiguous, constituentPortTypeMismatch, constituentPortSingleSession, constituentPortToPhoto,
    micPositionalPortMulticam, micFirstPortOmni, micPositionPairsCamera, cameraPositionUnspecified,
    portDisabledStopsCamera,
  ]
}
