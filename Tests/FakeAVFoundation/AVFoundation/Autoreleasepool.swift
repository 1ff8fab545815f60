/// Swift's pool of objects that Objective-C releases later, of which there are none here.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
