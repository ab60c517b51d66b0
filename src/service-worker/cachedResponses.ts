import type { WorkboxPlugin } from 'workbox-core'
import { getShellAddress, SHELL_MARK } from '@shared/serviceWorker'

const isHtml = (response: Response): boolean => response.headers.get('content-type')?.startsWith('text/html') ?? false

/**
 * Stores only what the server has really sent: a captive portal or a proxy responds with a page of its own, under any address and with status 200.
 * @param shellRevision of the only page that is stored
 */
export function createResponseCheck(shellRevision: string): WorkboxPlugin {
  const shell = new URL(getShellAddress(shellRevision), location.origin).href
  return {
    cacheWillUpdate: async ({ request, response }) => {
      if (response.status !== 200 || response.redirected) return null
      if (request.url !== shell) return isHtml(response) ? null : response
      return isHtml(response) && (await response.clone().text()).includes(SHELL_MARK) ? response : null
    },
  }
}
