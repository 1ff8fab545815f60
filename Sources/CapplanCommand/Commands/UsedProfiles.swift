import CaptureModel

/// The profiles that graphs are judged on, in the order of their first use.
struct UsedProfiles {
  private(set) var all: [DeviceProfile] = []

  /// A profile, limited by one policy.
  private struct Key: Hashable {
    let id: String
    let policy: Int
  }

  private var indices: [Key: Int] = [:]

  /// The index of a profile, limited by the policy of this index; `nil` if no profile has this id. `find` is asked for
  /// a profile that was not used before.
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
