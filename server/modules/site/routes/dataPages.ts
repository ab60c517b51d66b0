import type { PageHandler } from '../../../http/handlerTypes.ts'
import type { DataPages } from '../dataPages.ts'
import { getPageLanguage } from './pageLanguage.ts'
import type { SendPage } from './pageResponse.ts'

interface Senders {
  sendPage: SendPage
  /** Sends the application, which tells the owner of a waiting entry from other visitors. */
  sendNotFound: PageHandler
  /** Sends what does not depend on data. */
  sendUnavailable: PageHandler
}

/** Creates a handler for the pages that are rendered on request, in the visitor's language. */
export function createDataPageHandler(
  pages: DataPages,
  { sendPage, sendNotFound, sendUnavailable }: Senders,
): PageHandler {
  return async (request, reply) => {
    const found = await pages.find({ url: request.url, ...getPageLanguage(request) })
    if (found === 'notFound') return sendNotFound(request, reply)
    if (found === 'unavailable') return sendUnavailable(request, reply)
    return sendPage(request, reply, found)
  }
}
