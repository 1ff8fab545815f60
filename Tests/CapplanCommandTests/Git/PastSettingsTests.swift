import Testing

/// `diff --git` judges the old graph with the settings of its revision: a change of settings is a change.
struct PastSettingsTests {
  private static let start = """
    mkdir g; $C init pip -q | sed 's/"hardwareCost": 1.0//' > g/a.graph.json; rm good.graph.json
    commit() { git add -A; git commit -qm x; }
    """

  @Test func aLowerTargetIsMissedAnew() throws {
    let run = try Repository(
      """
      \(Self.start)
      echo '{ "targets": { "hardwareCost": 0.9 } }' > .capplan.json; commit
      echo '{ "targets": { "hardwareCost": 0.3 } }' > .capplan.json; $C diff --git HEAD g; echo "status $?"
      commit; echo '{ "targets": { "hardwareCost": 0.9 } }' > .capplan.json; $C diff --git HEAD g; echo "status $?"
      """)
    #expect(run.output.contains("new error[target-missed]") && run.output.contains("status 1\n"), "\(run.text)")
    #expect(run.output.contains("fixed error[target-missed]") && run.output.hasSuffix("status 0\n"), "\(run.text)")
  }

  @Test("The nearest settings count, also where they came or went", arguments: ["g/.capplan.json", ".capplan.json"])
  func places(_ path: String) throws {
    let run = try Repository(
      """
      \(Self.start)
      commit; echo '{ "targets": { "hardwareCost": 0.3 } }' > \(path)
      $C diff --git HEAD g/a.graph.json > ../said; grep -c 'new error.target-missed' ../said
      commit; rm \(path); $C diff --git HEAD g/a.graph.json > ../said; grep -c 'fixed error.target-missed' ../said
      """)
    #expect(run.output == "1\n1\n" && run.error.isEmpty, "\(run.text)")
  }

  @Test func settingsThatCanNotBeUsedAnyMoreGiveWayToThoseOfToday() throws {
    let run = try Repository(
      """
      \(Self.start)
      echo '{ "tragets": 1 }' > .capplan.json; commit
      echo '{ "targets": { "hardwareCost": 0.3 } }' > .capplan.json
      $C diff --git HEAD g; echo '{ }' > ../own.json; $C diff --git HEAD g --settings ../own.json; echo "status $?"
      """)
    #expect(!run.output.contains("new error") && run.output.hasSuffix("status 0\n"), "\(run.text)")
    #expect(run.error.isEmpty, "\(run.error)")
  }
}
