import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { ImportError } from './importError'
import { PARSE_TIMEOUT_MS } from './limits'
import { parseInWorker } from './parseInWorker'
import { respond } from './workerMessages'

/** Answers as the real worker does, unless a test replaces the answer. */
class FakeWorker extends EventTarget {
  static answer: (worker: FakeWorker, input: Parameters<typeof respond>[0]) => void
  readonly terminate = jest.fn()

  constructor() {
    super()
    started.push(this)
  }

  postMessage(input: Parameters<typeof respond>[0]): void {
    FakeWorker.answer(this, input)
  }
}

const started: FakeWorker[] = []

beforeEach(() => {
  started.length = 0
  Object.defineProperty(globalThis, 'Worker', { configurable: true, value: FakeWorker })
  FakeWorker.answer = (worker, input) =>
    void respond(structuredClone(input)).then((data) =>
      worker.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) })),
    )
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, 'Worker')
})

it('resolves with the table and the mapping, and ends the worker', async () => {
  const { table, mapping } = await parseInWorker({ text: 'Name,Phone\nMona,01012345678' })
  expect(table.rows).toHaveLength(1)
  expect(mapping).toEqual([{ field: 'name' }, { field: 'phone' }])
  expect(started[0]?.terminate).toHaveBeenCalledTimes(1)
})

it('rejects with the code and details of the error in the worker', async () => {
  const parsing = parseInWorker({ text: 'Name,Phone\n"Mona,01012345678' })
  await expect(parsing).rejects.toEqual(new ImportError('unclosed-quote', { line: 2 }))
  await expect(parsing).rejects.toMatchObject({ code: 'unclosed-quote', details: { line: 2 } })
})

it.each(['error', 'messageerror'])('rejects as damaged on the event %s', async (event) => {
  FakeWorker.answer = (worker) => void worker.dispatchEvent(new Event(event))
  await expect(parseInWorker({ text: 'Mona' })).rejects.toMatchObject({ code: 'damaged' })
  expect(started[0]?.terminate).toHaveBeenCalledTimes(1)
})

it('ends a worker that does not answer in time', async () => {
  jest.useFakeTimers()
  FakeWorker.answer = () => undefined
  const parsing = parseInWorker({ text: 'Mona' })
  jest.advanceTimersByTime(PARSE_TIMEOUT_MS)
  await expect(parsing).rejects.toMatchObject({ code: 'timeout' })
  expect(started[0]?.terminate).toHaveBeenCalledTimes(1)
})
