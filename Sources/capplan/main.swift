import CapplanCommand

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

exit(Capplan.run(.real).rawValue)
