public import CaptureModel
import JSONSource

/// A gap in a connection: at some step of the app it doesn't exist, for one of these reasons.
public struct ConnectionGap: Sendable {
  /// Why the connection doesn't exist.
  public enum Cause: Sendable {
    /// The connection, or its input or output, is added later.
    case notAdded

    /// The connection, or its input or output, was removed.
    case removed

    /// It was added in a configuration that isn't committed yet.
    case notCommitted
  }

  /// Why the connection doesn't exist.
  public let cause: Cause

  /// The index of the step that adds or removes it.
  public let step: Int

  /// The index of the step after which the connection exists; `nil` if no step brings it back.
  public let end: Int?
}

/// Follows the steps that add and remove inputs, outputs and connections, and says when a connection exists.
///
/// A graph may list only some of its steps: anything that no step adds exists from the start.
public struct ConnectionSteps {
  private typealias Change = (index: Int, adds: Bool)

  private let session: ResolvedSession
  private var inputs: [String: [Change]] = [:]
  private var outputs: [String: [Change]] = [:]
  private var connections: [Int: [Change]] = [:]

  // The first begin and the last commit of each nested configuration; `nil` if it is never committed.
  private var configurations: [(begin: Int, commit: Int?)] = []

  /// Reads the steps of a session; O(steps).
  public init(_ session: ResolvedSession) {
    self.session = session
    var depth = 0
    for (index, operation) in session.graph.operations.enumerated() {
      let target = operation.target?.value ?? ""
      switch operation.op?.value {
      case .addInput: inputs[target, default: []].append((index, true))
      case .removeInput: inputs[target, default: []].append((index, false))
      case .addOutput: outputs[target, default: []].append((index, true))
      case .removeOutput: outputs[target, default: []].append((index, false))
      case .addConnection:
        if let place = session.graph.connectionIndex(at: target) {
          connections[place, default: []].append((index, true))
        }
      case .removeConnection:
        if let place = session.graph.connectionIndex(at: target) {
          connections[place, default: []].append((index, false))
        }
      case .beginConfiguration:
        if depth == 0 { configurations.append((index, nil)) }
        depth += 1
      case .commitConfiguration:
        depth = max(0, depth - 1)
        if depth == 0, let last = configurations.indices.last, configurations[last].commit == nil {
          configurations[last].commit = index
        }
      default: continue
      }
    }
  }

  /// Why an output has no connection just before a step; `nil` if it has one, or if the graph gives it none at all.
  ///
  /// With `committed`, a connection counts only once its configuration is committed.
  public func gap(to output: OutputIndex, at step: Int, committed: Bool) -> ConnectionGap? {
    var first: ConnectionGap?
    for connection in session.connections where connection.output == output {
      guard let gap = gap(of: connection, at: step, committed: committed) else { return nil }
      first = first ?? gap
    }
    return first
  }

  /// Why a listed connection is not there just before a step; `nil` if it is.
  public func gap(ofConnectionAt place: Int, at step: Int) -> ConnectionGap? {
    session.connections.first { $0.index == place }.flatMap { gap(of: $0, at: step, committed: false) }
  }

  private func gap(of connection: ResolvedConnection, at step: Int, committed: Bool) -> ConnectionGap? {
    let input = inputs[session.graph.inputName(connection.input)] ?? []
    let output = outputs[session.graph.outputName(connection.output)] ?? []
    var own = connection.index.flatMap { connections[$0] } ?? []
    if !own.isEmpty {
      // Removing an input or output removes its connections; adding it again doesn't bring them back.
      own += (input + output).filter { !$0.adds }
      own.sort { $0.index < $1.index }
    }
    let lists = [input, output, own]
    let gaps = lists.compactMap { Self.gap(in: $0, at: step) }
    if let gap = gaps.first {
      let ends = gaps.map(\.end)
      let end = ends.contains { $0 == nil } ? nil : ends.compactMap(\.self).max()
      return ConnectionGap(cause: gap.cause, step: gap.step, end: end)
    }
    guard committed, let open = configurations.last(where: { $0.begin < step && ($0.commit ?? step) >= step }) else {
      return nil
    }
    let added = lists.compactMap { $0.last { $0.index < step && $0.adds }?.index }.max()
    guard let added, added > open.begin else { return nil }
    return ConnectionGap(cause: .notCommitted, step: added, end: open.commit)
  }

  private static func gap(in changes: [Change], at step: Int) -> ConnectionGap? {
    let next = changes.first { $0.index > step && $0.adds }?.index
    guard let last = changes.last(where: { $0.index < step }) else {
      // An element that is removed before it is added existed from the start.
      guard let next, changes.first?.index == next else { return nil }
      return ConnectionGap(cause: .notAdded, step: next, end: next)
    }
    return last.adds ? nil : ConnectionGap(cause: .removed, step: last.index, end: next)
  }
}
