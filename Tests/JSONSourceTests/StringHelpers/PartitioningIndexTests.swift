import JSONSource
import Testing

struct PartitioningIndexTests {
  @Test func anEmptyCollectionGivesItsEnd() {
    #expect([Int]().partitioningIndex { _ in true } == 0)
    #expect([Int]().partitioningIndex { _ in false } == 0)
    #expect((7..<7).partitioningIndex { _ in true } == 7)
  }

  @Test(arguments: 1...40)
  func everyBoundaryIsFound(_ count: Int) {
    let numbers = Array(0..<count)
    // 0: all meet it; count: none does.
    for boundary in 0...count {
      #expect(numbers.partitioningIndex { $0 >= boundary } == boundary)
    }
  }

  @Test func ofEqualElementsTheFirstIsFound() {
    let numbers = [1, 3, 3, 3, 5]
    #expect(numbers.partitioningIndex { $0 >= 3 } == 1)
    #expect(numbers.partitioningIndex { $0 > 3 } == 4)
    #expect(numbers.partitioningIndex { $0 > 5 } == 5)
  }

  @Test func indicesOfASliceAreThoseOfItsBase() {
    let slice = [9, 9, 1, 2, 3, 9][2..<5]
    #expect(slice.partitioningIndex { $0 >= 2 } == 3)
    #expect(slice.partitioningIndex { _ in true } == 2)
    #expect(slice.partitioningIndex { _ in false } == 5)
  }

  @Test func theConditionIsAskedLogarithmicallyOften() {
    var questions = 0
    let index = (0..<1_000_000).partitioningIndex { number in
      questions += 1
      return number >= 777_777
    }
    #expect(index == 777_777)
    #expect((1...20).contains(questions))
  }
}
