import { Worker } from 'node:worker_threads'
import { TooBusy } from '../../../errors.ts'
import { PICTURES_WAITING } from '../../../config/limits.ts'
import { createFairQueue } from './fairQueue.ts'
import type { PictureRequest } from './render.ts'
import type { PictureResult } from './worker.ts'

/** The owner determines the picture's turn in the queue. */
export interface RenderOptions {
  owner: string
  /** Cancels a queued picture. */
  signal?: AbortSignal | undefined
}

export interface PictureRenderer {
  /**
   * @returns the picture as PNG
   * @throws TooBusy when the queue is full and this owner has the most jobs; the signal's reason
   */
  render: (request: PictureRequest, options: RenderOptions) => Promise<Buffer>
  /** Ends the thread. Pictures that are not ready by then are never returned. */
  close: () => Promise<void>
}

interface Job {
  request: PictureRequest
  resolve: (png: Buffer) => void
  reject: (reason: unknown) => void
}

/**
 * Renders pictures in a worker thread. A picture takes about 100 ms of CPU time: in the main thread, a few shared links at once would delay
 * all other responses. One thread uses at most one core, and loads fonts and native modules with the first picture.
 */
export function createWorkerRenderer(maxQueued = PICTURES_WAITING): PictureRenderer {
  const queue = createFairQueue<Job>(maxQueued)
  let current: Job | undefined
  let worker: Worker | undefined

  function renderNext(): void {
    current = queue.next()
    if (!current) {
      // An idle worker must not keep the process alive.
      worker?.unref()
      return
    }
    worker ??= startWorker()
    worker.ref()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is a window's; a thread has no origin
    worker.postMessage(current.request)
  }

  function handleResult({ png, error }: PictureResult): void {
    if (png) current?.resolve(Buffer.from(png.buffer, png.byteOffset, png.byteLength))
    else current?.reject(new Error(error))
    renderNext()
  }

  /** The worker has exited: the next picture starts a new one. */
  function replaceWorker(reason: Error): void {
    worker = undefined
    current?.reject(reason)
    renderNext()
  }

  function startWorker(): Worker {
    const thread = new Worker(new URL('./worker.ts', import.meta.url))
    thread.on('message', handleResult)
    thread.on('error', replaceWorker)
    thread.on('exit', (code) => {
      if (worker === thread) replaceWorker(new Error(`the picture worker exited with ${code}`))
    })
    return thread
  }

  async function render(request: PictureRequest, { owner, signal }: RenderOptions): Promise<Buffer> {
    signal?.throwIfAborted()
    let cancel: (() => void) | undefined
    const rendered = new Promise<Buffer>((resolve, reject) => {
      const job: Job = { request, resolve, reject }
      cancel = () => {
        queue.remove(owner, job)
        reject(signal?.reason)
      }
      queue.add(owner, job)?.reject(new TooBusy())
    })
    if (cancel) signal?.addEventListener('abort', cancel)
    if (!current) renderNext()
    try {
      return await rendered
    } finally {
      // The signal lives as long as the server: its listener would keep the job in memory.
      if (cancel) signal?.removeEventListener('abort', cancel)
    }
  }

  async function close(): Promise<void> {
    const thread = worker
    // Otherwise the end of the thread would start another one for the queued pictures.
    worker = undefined
    await thread?.terminate()
  }

  return { render, close }
}
