extension HelpTopic {
  static let ci = HelpTopic(
    "ci", title: "How to check graphs in CI",
    [
      .paragraph(
        """
        capplan check exits with 1 if there are errors; --fail-on chooses another threshold. --format github writes \
        annotations, and --output FORM=FILE writes more forms beside it: sarif, gitlab, junit, checkstyle, rdjson, \
        json, jsonl. diff --git says what a pull request does to findings and costs. Run it at the top of the \
        repository.
        """)
    ],
    examples: [
      .init("capplan check --format github graphs/", "annotations on a pull request"),
      .init("capplan check --output sarif=capplan.sarif", "text, and a file for code scanning"),
      .init("capplan diff --git main -f markdown", "a comment on costs"),
    ])
}
