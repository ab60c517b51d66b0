import { parentPort } from 'node:worker_threads'
import { lowerThreadPriority } from '../../lib/threadPriority.ts'
import { buildXlsx } from './exportFiles.ts'
import type { ExportedHousehold } from './exportFiles.ts'
import type { XlsxPart } from './xlsxThread.ts'

/** Runs in a thread of its own (xlsxThread.ts). */
const households: ExportedHousehold[] = []

async function receive(part: XlsxPart): Promise<void> {
  if ('households' in part) {
    households.push(...part.households)
    return
  }
  const content = await buildXlsx(households, part.events, part.options)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is a window's; a thread has no origin
  parentPort!.postMessage(content)
}

lowerThreadPriority()
parentPort!.on('message', (part: XlsxPart) => void receive(part))
