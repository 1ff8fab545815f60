// `Tests/Fuzz/run.sh` builds this with libFuzzer, which calls `LLVMFuzzerTestOneInput` again and again. Built without
// it, the program reads the files that the command line names once: Fuzzer TARGET FILE...
import Foundation
import TestSupport

#if FUZZING
  private let target = ProcessInfo.processInfo.environment["FUZZ_TARGET"].flatMap(FuzzTarget.init)

  /// Reads one input of libFuzzer's; stops the program at a fault, so that libFuzzer keeps the input.
  @_cdecl("LLVMFuzzerTestOneInput")
  public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let target else { fatalError("FUZZ_TARGET names no target") }
    if let fault = target.fault(of: Array(UnsafeBufferPointer(start: start, count: count))) { fatalError(fault) }
    return 0
  }
#else
  @main
  enum Fuzzer {
    static func main() throws {
      let arguments = CommandLine.arguments.dropFirst()
      guard let target = arguments.first.flatMap(FuzzTarget.init), arguments.count > 1 else {
        print("usage: Fuzzer \(FuzzTarget.allCases.map(\.rawValue).joined(separator: "|")) FILE...")
        exit(2)
      }
      var faults = 0
      for path in arguments.dropFirst() {
        guard let fault = target.fault(of: Array(try Data(contentsOf: URL(fileURLWithPath: path)))) else { continue }
        print("\(path): \(fault)")
        faults += 1
      }
      exit(faults == 0 ? 0 : 1)
    }
  }
#endif
