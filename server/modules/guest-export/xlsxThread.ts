import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { XLSX_MEMORY_MB } from '../../config/limits.ts'
import { createTurns } from '../../lib/turns.ts'
import type { ExportedEvent, ExportedHousehold, ExportOptions } from './exportFiles.ts'

/** Households of one message to the thread: copying them takes about a millisecond. */
const HOUSEHOLDS_PER_MESSAGE = 100

/** What the thread gets: all households in parts, then the rest. */
export type XlsxPart =
  | { households: ExportedHousehold[] }
  | { events: readonly ExportedEvent[]; options: ExportOptions }

/**
 * Builds a spreadsheet in a thread, because the largest list takes a second, during which nobody else would be served. The thread's memory is
 * returned afterwards.
 */
export async function buildXlsxInThread(
  households: ExportedHousehold[],
  events: readonly ExportedEvent[],
  options: ExportOptions,
): Promise<Buffer> {
  const thread = new Worker(new URL('xlsxWorker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: XLSX_MEMORY_MB },
  })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is a window's; a thread has no origin
  const send = (part: XlsxPart) => thread.postMessage(part)
  try {
    const built = once(thread, 'message') as Promise<[Uint8Array]>
    const endTurn = createTurns()
    for (let first = 0; first < households.length; first += HOUSEHOLDS_PER_MESSAGE) {
      send({ households: households.slice(first, first + HOUSEHOLDS_PER_MESSAGE) })
      await endTurn()
    }
    send({ events, options })
    const [content] = await built
    return Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  } finally {
    await thread.terminate()
  }
}
