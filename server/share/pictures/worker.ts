import { parentPort } from 'node:worker_threads'
import { painted } from './paint.ts'
import type { Order } from './paint.ts'

/** What the painter sends, and what it gets back: the picture, or why there is none. */
export interface Job {
  id: number
  order: Order
}
export interface Outcome {
  id: number
  png?: Uint8Array
  failure?: string
}

/** The thread on which pictures are drawn, one after the other. */
let drawing: Promise<void> = Promise.resolve()

async function draw({ id, order }: Job): Promise<void> {
  const outcome: Outcome = await painted(order).then(
    (png) => ({ id, png }),
    (error: unknown) => ({ id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is a window's; a thread has no origin
  parentPort?.postMessage(outcome)
}

parentPort?.on('message', (job: Job) => {
  drawing = drawing.then(() => draw(job))
})
