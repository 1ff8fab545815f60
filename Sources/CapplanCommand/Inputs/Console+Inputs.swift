extension Console {
  /// Says which inputs can't be read, and returns the status for it.
  package func complain(ofUnreadable inputs: [LoadedInput]) -> ExitStatus {
    var status = ExitStatus.success
    for input in inputs {
      guard case .failure(let error) = input.result else { continue }
      complain("'\(input.name)' \(error.message)")
      status = .unusable
    }
    return status
  }
}
