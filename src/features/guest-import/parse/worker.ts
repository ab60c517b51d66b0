/** Entry of the web worker: answers one request and posts the result back. It has the metadata of all phone numbers. */
import { respond } from './workerMessages'
import type { WorkerRequest } from './workerMessages'

self.addEventListener('message', (event: MessageEvent<WorkerRequest>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  void respond(event.data).then((response) => self.postMessage(response))
})
