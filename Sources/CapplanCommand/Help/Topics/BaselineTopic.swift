extension HelpTopic {
  static let baseline = HelpTopic(
    "baseline", title: "How old findings are accepted", page: "settings",
    [
      .paragraph(
        """
        A baseline is a file of findings that you accept for now: only new ones are reported and fail. A finding is \
        recognized by its graph, its rule and the ids that it is about, so moved lines change nothing. \
        --update-baseline removes entries that have been fixed and adds none. No verdict changes.
        """),
      .paragraph(
        """
        For a single place, "ignore": [{ "rule": ..., "at": "/inputs/0", "reason": ... }] in the graph accepts a \
        finding. --no-ignores shows what both hide.
        """),
    ],
    examples: [
      .init("capplan check --write-baseline known.json", "accept what there is"),
      .init("capplan check --baseline known.json", "fail only on what is new"),
      .init("capplan diff --git main --baseline known.json", "the same for a change"),
    ])
}
