import { Worker } from 'node:worker_threads'
import { TooBusy } from '../../../errors.ts'
import { PICTURES_WAITING } from '../../../config/limits.ts'
import { createFairQueue } from './fairQueue.ts'
import type { Order } from './paint.ts'
import type { Outcome } from './worker.ts'

/** Whose picture it is, so that all get theirs in turn. */
export interface PaintOptions {
  owner: string
  /** Gives up a picture that still waits. */
  signal?: AbortSignal | undefined
}

interface Job {
  order: Order
  resolve: (png: Buffer) => void
  reject: (reason: unknown) => void
}

/**
 * Draws pictures in a thread of its own. A picture takes some 100 ms of computing: in the server's thread a handful of links
 * shared at once would hold up every other response. One thread takes one core at most; fonts and native modules are loaded there,
 * with the first picture.
 */
export function createPainter(mostWaiting = PICTURES_WAITING) {
  const queue = createFairQueue<Job>(mostWaiting)
  let current: Job | undefined
  let worker: Worker | undefined

  function drawNext(): void {
    current = queue.next()
    if (!current) {
      // Idle, the thread does not keep the process from ending.
      worker?.unref()
      return
    }
    worker ??= startWorker()
    worker.ref()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is a window's; a thread has no origin
    worker.postMessage(current.order)
  }

  function settle({ png, failure }: Outcome): void {
    if (png) current?.resolve(Buffer.from(png.buffer, png.byteOffset, png.byteLength))
    else current?.reject(new Error(failure))
    drawNext()
  }

  /** The thread has died: the next picture starts another one. */
  function replaceWorker(reason: Error): void {
    worker = undefined
    current?.reject(reason)
    drawNext()
  }

  function startWorker(): Worker {
    const thread = new Worker(new URL('./worker.ts', import.meta.url))
    thread.on('message', settle)
    thread.on('error', replaceWorker)
    thread.on('exit', (code) => {
      if (worker === thread) replaceWorker(new Error(`the pictures' thread ended with ${code}`))
    })
    return thread
  }

  /**
   * @returns the order's picture, as PNG
   * @throws TooBusy when too many wait and this owner has the most of them; the signal's reason
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
      // The signal lives as long as the server: a listener left on it would keep the job in memory.
      if (giveUp) signal?.removeEventListener('abort', giveUp)
    }
  }
}

/** The process's painter. */
export const paint = createPainter()
