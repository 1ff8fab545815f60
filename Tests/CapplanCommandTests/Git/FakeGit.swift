import CapplanCommand

/// As much of git as capplan asks for: `rev-parse --verify`, `ls-tree -z` and `cat-file blob`.
struct FakeGit: Sendable {
  /// Files by path, and links by path with a `@` before their target, of each revision.
  var commits: [String: [String: String]] = [:]

  /// Whether there is a repository.
  var hasRepository = true

  /// Whether it is a shallow clone.
  var isShallow = false

  func run(_ arguments: [String], limit: Int) -> GitRun {
    guard arguments.starts(with: ["--literal-pathspecs", "-C"]), arguments.count > 3 else { return fail("usage") }
    guard hasRepository else { return fail("fatal: not a git repository") }
    let rest = Array(arguments[3...])
    switch rest[0] {
    case "rev-parse" where rest[1] == "--is-shallow-repository":
      return GitRun(status: 0, output: Array("\(isShallow)\n".utf8))
    case "rev-parse": return parse(rest[rest.count - 1])
    case "ls-tree": return list(rest[2], root: arguments[2], path: rest[3])
    case "cat-file":
      guard let bytes = blob(rest[2]) else { return fail("fatal: no such object") }
      return GitRun(status: 0, output: Array(bytes.utf8.prefix(limit)))
    default: return fail("git: '\(rest[0])' is not a git command")
    }
  }

  private func fail(_ message: String) -> GitRun { GitRun(status: 128, output: [], error: Array("\(message)\n".utf8)) }

  private var names: [String] { commits.keys.sorted() }

  private func hash(_ index: Int) -> String { String(repeating: "c", count: 39) + "\(index)" }

  private func parse(_ name: String) -> GitRun {
    let index = names.indices.first { names[$0] == name || hash($0) + "^{commit}" == name }
    guard let index else { return GitRun(status: 1, output: []) }
    return GitRun(status: 0, output: Array("\(hash(index))\n".utf8))
  }

  /// A blob's hash says which file of which commit it is.
  private func blob(_ hash: String) -> String? {
    let parts = hash.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 2, let files = commits[names[parts[0]]] else { return nil }
    return files[files.keys.sorted()[parts[1]]]
  }

  private func list(_ commit: String, root: String, path: String) -> GitRun {
    guard let index = names.indices.first(where: { hash($0) == commit }), let files = commits[names[index]] else {
      return fail("fatal: not a tree object")
    }
    var parts = root == "." ? [] : root.split(separator: "/").map(String.init)
    for part in path.split(separator: "/").map(String.init) where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return fail("fatal: \(path) is outside repository")
      }
    }
    let wanted = parts.joined(separator: "/")
    let isInside = path.hasSuffix("/")
    var records: [String] = []
    for (number, name) in files.keys.sorted().enumerated() {
      let prefix = wanted.isEmpty || isInside ? (wanted.isEmpty ? "" : wanted + "/") : wanted
      guard name.hasPrefix(prefix) else { continue }
      let rest = name.dropFirst(prefix.count)
      let first = rest.prefix { $0 != "/" }
      let isTree = rest.contains("/")
      // A path without a slash at its end names one entry.
      if !isInside, !(rest.isEmpty || rest.first == "/") { continue }
      let mode = files[name]?.hasPrefix("@") == true ? "120000" : "100644"
      let shown = isInside ? String(first) : wanted
      records.append(isTree ? "040000 tree 0\t\(shown)" : "\(mode) blob \(index)-\(number)\t\(shown)")
    }
    var unique: [String] = []
    for record in records where !unique.contains(record) { unique.append(record) }
    return GitRun(status: 0, output: Array(unique.map { $0 + "\0" }.joined().utf8))
  }
}
