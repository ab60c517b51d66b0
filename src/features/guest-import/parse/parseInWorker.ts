import { ImportError } from './importError'
import type { ImportInput } from './importTable'
import { PARSE_TIMEOUT_MS } from './limits'
import type { ImportCandidate } from './rows/toImportRows'
import type { ParsedImport, RowsRequest, WorkerRequest, WorkerResponse } from './workerMessages'

/**
 * Parses an input in a web worker, so that a large file neither blocks the page nor leaves the device.
 * @throws ImportError of parseImport; `timeout` after 20 s; `damaged` if the worker fails, as when it runs out of memory
 */
export const parseInWorker = (input: ImportInput): Promise<ParsedImport> => askWorker(input)

/**
 * Reads the rows of a table in the worker.
 * @throws ImportError `timeout`, `damaged`
 */
export const readRowsInWorker = (request: RowsRequest): Promise<ImportCandidate[]> => askWorker(request)

function askWorker<Result>(request: WorkerRequest): Promise<Result> {
  const worker = new Worker(/* webpackChunkName: "guest-import-worker" */ new URL('./worker.ts', import.meta.url))
  let timer: ReturnType<typeof setTimeout>
  return new Promise<Result>((resolve, reject) => {
    timer = setTimeout(() => reject(new ImportError('timeout')), PARSE_TIMEOUT_MS)
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerResponse<Result>>) => {
      if (data.ok) resolve(data.result)
      else reject(new ImportError(data.code, data.details))
    })
    worker.addEventListener('error', () => reject(new ImportError('damaged')))
    worker.addEventListener('messageerror', () => reject(new ImportError('damaged')))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(request)
  }).finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}
