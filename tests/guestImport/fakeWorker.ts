/** A worker for tests: jsdom has none. */
import { respond } from '@/features/guest-import/parse/workerMessages'

class FakeWorker extends EventTarget {
  terminate(): void {
    // Nothing runs on.
  }

  postMessage(input: Parameters<typeof respond>[0]): void {
    void respond(input).then((data) => this.dispatchEvent(new MessageEvent('message', { data })))
  }
}

/** Lets the tests of a file parse as the real worker does. */
export function installFakeWorker(): void {
  beforeAll(() => Object.defineProperty(globalThis, 'Worker', { configurable: true, value: FakeWorker }))
  afterAll(() => Reflect.deleteProperty(globalThis, 'Worker'))
}
