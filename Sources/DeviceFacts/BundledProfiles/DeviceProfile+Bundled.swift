package import CaptureModel

extension SpecifiedFacts {
  /// What `addSpecifications` adds to a profile, which has the facts of its family.
  package init(of profile: DeviceProfile) {
    var specified = profile
    specified.addSpecifications()
    self.init(of: specified, beyond: profile)
  }
}

extension DeviceProfile {
  /// A bundled profile with the facts that follow from its family and its specification. The packed data hold the
  /// profile as in its document, then its `SpecifiedFacts`. O(length).
  package init(bundled numbers: StaticString, texts: StaticString) {
    let (profile, specified) = Self.unpacked(numbers, texts: texts)
    self = profile
    addFamilyFacts()
    specified.add(to: &self)
  }
}
