import { parentPort } from 'node:worker_threads'
import { buildXlsx } from './exportFiles.ts'
import type { StoredHousehold } from './model.ts'
import type { XlsxPart } from './xlsxThread.ts'

/** Runs in a thread of its own (xlsxThread.ts). */
const households: StoredHousehold[] = []
parentPort!.on('message', (part: XlsxPart) => {
  if ('households' in part) households.push(...part.households)
  else void buildXlsx(households, part.planning, part.language).then((content) => parentPort!.postMessage(content))
})
