extension Rule {
  /// The rules of this area, in the order in which they run.
  static let appRules: [Rule] = [
    infoPlistUnreadable, plistCamera, plistMicrophone, plistPhotos, plistReasonClear, authBeforeStart,
    multitaskingNotEnabled, multitaskingUnsupported, multitaskingQualityDialog, faceDrivenOrder, faceDrivenDefaultOn,
    faceDrivenUnsupported,
  ]
}
