/// A value before and after.
struct BeforeAndAfter<Value> {
  let from: Value
  let to: Value
}
