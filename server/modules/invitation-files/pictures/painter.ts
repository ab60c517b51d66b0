import { Worker } from 'node:worker_threads'
import { TooBusy } from '../../../errors.ts'
import { PICTURES_WAITING } from '../../../config/limits.ts'
import { createFairQueue } from './fairQueue.ts'
import type { Order } from './paint.ts'
import type { Outcome } from './worker.ts'

/** The owner determines the picture's turn in the queue. */
export interface PaintOptions {
  owner: string
  /** Cancels a queued picture. */
  signal?: AbortSignal | undefined
}

interface Job {
  order: Order
  resolve: (png: Buffer) => void
  reject: (reason: unknown) => void
}

/**
 * Creates a function that draws pictures in a worker thread. A picture takes about 100 ms of CPU time: in the main thread, a few shared links at
 * once would delay all other responses. One thread uses at most one core, and loads fonts and native modules with the first picture.
 */
export function createPainter(mostWaiting = PICTURES_WAITING) {
  const queue = createFairQueue<Job>(mostWaiting)
  let current: Job | undefined
  let worker: Worker | undefined

  function drawNext(): void {
    current = queue.next()
    if (!current) {
      // An idle worker must not keep the process alive.
      worker?.unref()
      return
    }
    worker ??= startWorker()
    worker.ref()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is a window's; a thread has no origin
    worker.postMessage(current.order)
  }

  function handleOutcome({ png, failure }: Outcome): void {
    if (png) current?.resolve(Buffer.from(png.buffer, png.byteOffset, png.byteLength))
    else current?.reject(new Error(failure))
    drawNext()
  }

  /** The worker has exited: the next picture starts a new one. */
  function replaceWorker(reason: Error): void {
    worker = undefined
    current?.reject(reason)
    drawNext()
  }

  function startWorker(): Worker {
    const thread = new Worker(new URL('./worker.ts', import.meta.url))
    thread.on('message', handleOutcome)
    thread.on('error', replaceWorker)
    thread.on('exit', (code) => {
      if (worker === thread) replaceWorker(new Error(`the pictures' thread ended with ${code}`))
    })
    return thread
  }

  /**
   * @returns the picture as PNG
   * @throws TooBusy when the queue is full and this owner has the most jobs; the signal's reason
   */
  return async (order: Order, { owner, signal }: PaintOptions): Promise<Buffer> => {
    signal?.throwIfAborted()
    let giveUp: (() => void) | undefined
    const drawn = new Promise<Buffer>((resolve, reject) => {
      const job: Job = { order, resolve, reject }
      giveUp = () => {
        queue.remove(owner, job)
        reject(signal?.reason)
      }
      queue.add(owner, job)?.reject(new TooBusy())
    })
    if (giveUp) signal?.addEventListener('abort', giveUp)
    if (!current) drawNext()
    try {
      return await drawn
    } finally {
      // The signal lives as long as the server: its listener would keep the job in memory.
      if (giveUp) signal?.removeEventListener('abort', giveUp)
    }
  }
}

/** The painter of this process. */
export const paint = createPainter()
