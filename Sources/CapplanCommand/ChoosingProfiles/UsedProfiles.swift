import CaptureModel

/// The profiles used in a run, in the order of their first use.
struct UsedProfiles {
  private(set) var all: [DeviceProfile] = []

  /// A profile, under one policy.
  private struct Key: Hashable {
    let id: String
    let policy: Int
  }

  private var indices: [Key: Int] = [:]

  /// The index of a profile under the policy with this index; `nil` if no profile has this id.
  ///
  /// Calls `find` only the first time that this profile and policy come up.
  mutating func index(
    of id: String, limitedBy policy: Int, _ find: (_ id: String) -> DeviceProfile?
  ) -> Int? {
    let key = Key(id: id, policy: policy)
    if let index = indices[key] { return index }
    guard let profile = find(id) else { return nil }
    all.append(profile)
    indices[key] = all.count - 1
    return all.count - 1
  }
}
