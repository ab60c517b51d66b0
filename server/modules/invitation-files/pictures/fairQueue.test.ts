import { createFairQueue } from './fairQueue.ts'

it('serves owners in turn, however many jobs each has', () => {
  const queue = createFairQueue<string>(10)
  for (const job of ['a1', 'a2', 'a3']) queue.add('a', job)
  queue.add('b', 'b1')
  queue.add('c', 'c1')
  expect([1, 2, 3, 4, 5, 6].map(() => queue.next())).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', undefined])
})

it('removes the newest job of the owner with the most jobs when it is full', () => {
  const queue = createFairQueue<string>(3)
  for (const job of ['a1', 'a2', 'b1']) expect(queue.add(job[0]!, job)).toBeUndefined()
  expect(queue.add('c', 'c1')).toBe('a2')
  expect(queue.add('c', 'c2')).toBe('c2')
  expect([1, 2, 3, 4].map(() => queue.next())).toEqual(['a1', 'b1', 'c1', undefined])
})

it('accepts a new job after another one was removed', () => {
  const queue = createFairQueue<string>(1)
  queue.add('a', 'a1')
  queue.remove('a', 'a1')
  expect(queue.add('b', 'b1')).toBeUndefined()
  expect([queue.next(), queue.next()]).toEqual(['b1', undefined])
})
