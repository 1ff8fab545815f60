public import CaptureModel
public import CaptureSession
public import JSONSource

/// Makes the edits that merge one input into another: its connections move over, and it is removed.
public struct InputMerger {
  private let session: ResolvedSession
  private let edit: DocumentEditor
  private let connections: [InputIndex: [ResolvedConnection]]
  private let usedElsewhere: Set<String>
  private let outputTypes: [OutputType?]
  private let isPointedAt: Bool

  /// Looks up the uses of each input, once for all merges; O(connections).
  public init(_ session: ResolvedSession, _ edit: DocumentEditor) {
    self.session = session
    self.edit = edit
    connections = session.listedConnectionsByInput()
    usedElsewhere = session.inputNamesUsedElsewhere()
    outputTypes = session.outputTypes()
    isPointedAt = session.graph.ignores.contains { $0.at?.value.hasPrefix("/inputs/") ?? false }
  }

  /// The edits that remove an input and connect its outputs to another input's ports for the same medium.
  ///
  /// `nil` if something other than a connection names the input, or if a connection names its port in a way that can't
  /// move.
  public func merging(_ dropped: InputIndex, into kept: InputIndex) -> [SourceEdit]? {
    guard let removal = removing(dropped) else { return nil }
    var edits = [removal]
    for connection in connections[dropped] ?? [] {
      guard let written = written(connection), let input = written.input, !connection.isImplicit else { return nil }
      edits.append(edit.replacing(input.range, with: JSONString.quoted(session.graph.inputName(kept))))
      guard let ports = written.ports, ports.value.contains(where: { $0.sourceDeviceType != nil }) else { continue }
      guard ports.value.count == 1, let media = connection.media, media != .audio, !isArray(ports.range) else {
        return nil
      }
      edits.append(edit.replacing(ports.range, with: JSONString.quoted(media.rawValue)))
    }
    return edits
  }

  /// The edits that remove an input and connect its outputs to a constituent's ports of another input.
  public func merging(_ dropped: InputIndex, into kept: InputIndex, constituent type: DeviceType) -> [SourceEdit]? {
    guard let removal = removing(dropped), let moves = moving(dropped, to: kept, constituent: type) else { return nil }
    return [removal] + moves
  }

  /// The edits that connect the outputs of an input to a constituent's ports, of another input or of the same one.
  public func moving(_ input: InputIndex, to kept: InputIndex, constituent type: DeviceType) -> [SourceEdit]? {
    var edits: [SourceEdit] = []
    for connection in connections[input] ?? [] {
      guard let written = written(connection), let name = written.input, let media = connection.media,
        case .own? = connection.port.port?.source, connection.otherPorts.isEmpty, !connection.isImplicit,
        outputTypes[connection.output.value] != .photo
      else { return nil }
      if input != kept {
        edits.append(edit.replacing(name.range, with: JSONString.quoted(session.graph.inputName(kept))))
      }
      let port = "{ \"mediaType\": \"\(media.rawValue)\", \"sourceDeviceType\": \"\(type.rawValue)\" }"
      guard let ports = written.ports else {
        edits.append(edit.adding("port", port, to: written.range))
        continue
      }
      edits.append(edit.replacing(ports.range, with: isArray(ports.range) ? "[\(port)]" : port))
    }
    return edits
  }

  /// The edit that removes an input; `nil` if something other than a connection names it, or if pointers would break.
  private func removing(_ input: InputIndex) -> SourceEdit? {
    guard !isPointedAt, !usedElsewhere.contains(session.graph.inputName(input)) else { return nil }
    return edit.removing(session.graph.inputs[input].range)
  }

  private func written(_ connection: ResolvedConnection) -> GraphConnection? {
    guard let index = connection.index, let list = session.graph.connections, list.indices.contains(index) else {
      return nil
    }
    return list[index]
  }

  private func isArray(_ range: SourceRange) -> Bool {
    edit.document.source.bytes[range.lowerBound] == UInt8(ascii: "[")
  }
}
