extension Topic {
  /// What no graph can break about this area.
  static let photoTopics: [Topic] = []
}
