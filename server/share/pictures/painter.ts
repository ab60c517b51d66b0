import { Worker } from 'node:worker_threads'
import { TooBusy } from '../../errors.ts'
import { PICTURES_WAITING } from '../../limits.ts'
import type { Order } from './paint.ts'
import type { Job, Outcome } from './worker.ts'

interface Waiting {
  resolve: (png: Buffer) => void
  reject: (reason: Error) => void
}

/**
 * Draws pictures on a thread of its own. A picture takes some 100 ms of plain computing, most of it measuring and drawing
 * without a pause: on the server's thread a handful of links shared at once would hold up every other answer. One thread
 * takes one core at most, whatever the flood; the fonts and the native modules are loaded there, with the first picture.
 */
export function newPainter(mostWaiting = PICTURES_WAITING) {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let last = 0

  function settle({ id, png, failure }: Outcome): void {
    const job = waiting.get(id)
    waiting.delete(id)
    // Idle, the thread does not keep the process from ending.
    if (waiting.size === 0) worker?.unref()
    if (png) job?.resolve(Buffer.from(png.buffer, png.byteOffset, png.byteLength))
    else job?.reject(new Error(failure))
  }

  /** The thread has died: whoever waits hears of it, and the next picture starts another. */
  function abandon(reason: Error): void {
    worker = undefined
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
  }

  function started(): Worker {
    const thread = new Worker(new URL('worker.ts', import.meta.url))
    thread.on('message', settle)
    thread.on('error', abandon)
    thread.on('exit', (code) => {
      if (worker === thread) abandon(new Error(`the pictures' thread ended with ${code}`))
    })
    return thread
  }

  /**
   * The order's picture, as PNG.
   * @throws ApiError 503 when too many wait already: a link's preview that comes after half a minute helps nobody.
   */
  return async (order: Order): Promise<Buffer> => {
    if (waiting.size >= mostWaiting) throw new TooBusy()
    worker ??= started()
    worker.ref()
    const thread = worker
    return new Promise((resolve, reject) => {
      const job: Job = { id: (last += 1), order }
      waiting.set(job.id, { resolve, reject })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is a window's; a thread has no origin
      thread.postMessage(job)
    })
  }
}

/** The process's painter. */
export const paint = newPainter()
