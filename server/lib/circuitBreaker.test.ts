import { jest } from '@jest/globals'
import { createCircuitBreaker } from './circuitBreaker.ts'

const PAUSE_MS = 10_000

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

it('takes the fallback during the pause, tries again after it, and uses the service once it responds', async () => {
  const onOpen = jest.fn()
  const breaker = createCircuitBreaker(PAUSE_MS, onOpen)
  let isAway = true
  const call = jest.fn(async () => {
    if (isAway) throw new Error('away')
    return 'service'
  })
  const get = () => breaker(call, async () => 'fallback')
  expect([await get(), await get()]).toEqual(['fallback', 'fallback'])
  expect([call.mock.calls.length, onOpen.mock.calls.length]).toEqual([1, 1])
  jest.advanceTimersByTime(PAUSE_MS)
  expect([await get(), await get()]).toEqual(['fallback', 'fallback'])
  expect([call.mock.calls.length, onOpen.mock.calls.length]).toEqual([2, 2])
  isAway = false
  jest.advanceTimersByTime(PAUSE_MS)
  expect([await get(), await get()]).toEqual(['service', 'service'])
  expect([call.mock.calls.length, onOpen.mock.calls.length]).toEqual([4, 2])
})
