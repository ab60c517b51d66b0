/** Entry of the web worker: parses one input and posts the result back. */
import type { ImportInput } from './importTable'
import { respond } from './workerMessages'

self.addEventListener('message', (event: MessageEvent<ImportInput>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  void respond(event.data).then((response) => self.postMessage(response))
})
