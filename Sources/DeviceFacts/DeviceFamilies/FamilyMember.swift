import CaptureModel

/// A member of the family: multi-camera iPhones with A12 to A19, which are alike.
struct FamilyMember {
  /// The first number of its model identifier: 11 in `iPhone11,2`, which has an A12.
  private let generation: Int

  private let models: [String]

  /// The device of a profile; `nil` if it isn't in the family.
  init?(_ profile: DeviceProfile) {
    guard profile.multiCamSupported == true else { return nil }
    let generations = profile.modelIdentifiers.map { Self.generation($0) }
    guard let least = generations.compactMap({ $0 }).min(), !generations.contains(nil) else { return nil }
    generation = least
    models = profile.modelIdentifiers
  }

  /// Whether its chip is an A13 or a later one.
  var hasA13: Bool { generation >= 12 }

  /// Whether it is known to have no camera control.
  var lacksCameraControl: Bool {
    generation < 17 || models.allSatisfy { ["iPhone17,5", "iPhone18,5"].contains($0) }
  }

  /// The generation of a model in the family.
  private static func generation(_ model: String) -> Int? {
    guard model.hasPrefix("iPhone"), let comma = model.firstIndex(of: ","),
      let number = Int(model[..<comma].dropFirst("iPhone".count)), (11...18).contains(number)
    else { return nil }
    return number
  }
}
