import { parentPort } from 'node:worker_threads'
import { lowerThreadPriority } from '../../../lib/threadPriority.ts'
import { paintPicture } from './paint.ts'
import type { Order } from './paint.ts'

/** The worker's response: the picture, or the error. */
export interface Outcome {
  png?: Uint8Array
  failure?: string
}

async function draw(order: Order): Promise<void> {
  const outcome: Outcome = await paintPicture(order).then(
    (png) => ({ png }),
    (error: unknown) => ({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is a window's; a thread has no origin
  parentPort?.postMessage(outcome)
}

lowerThreadPriority()
parentPort?.on('message', (order: Order) => void draw(order))
