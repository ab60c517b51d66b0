import { parentPort } from 'node:worker_threads'
import { lowerThreadPriority } from '../../../lib/threadPriority.ts'
import { renderPicture } from './render.ts'
import type { PictureRequest } from './render.ts'

/** The worker's response: the picture, or the error. */
export interface PictureResult {
  png?: Uint8Array
  error?: string
}

async function handleRequest(request: PictureRequest): Promise<void> {
  const result: PictureResult = await renderPicture(request).then(
    (png) => ({ png }),
    (error: unknown) => ({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is a window's; a thread has no origin
  parentPort?.postMessage(result)
}

lowerThreadPriority()
parentPort?.on('message', (request: PictureRequest) => void handleRequest(request))
