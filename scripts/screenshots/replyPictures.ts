import { weddingPath } from '../../shared/routes.ts'
import type { Picture } from './pictures.ts'

/** @returns the pictures of the replies of a wedding, and of one without families */
export function listReplyPictures(weddingId: string, emptyWeddingId: string): Picture[] {
  const path = weddingPath('replies', weddingId)
  const rows = '[data-testid="family-reply"]'
  return [
    { name: 'replies', path, brings: rows },
    { name: 'replies-window', path, brings: rows, windowOnly: true },
    { name: 'replies-silent', path: `${path}?show=silent`, brings: rows, windowOnly: true },
    { name: 'replies-family', path, click: `${rows} button`, brings: '[role="dialog"]', windowOnly: true },
    {
      name: 'replies-family-history',
      path,
      click: `${rows} button`,
      brings: '[role="dialog"] ul li',
      prepare: async (browser) => {
        const item = browser.$('[role="dialog"] ul li')
        await item.waitForExist()
        await item.scrollIntoView()
      },
      windowOnly: true,
    },
    { name: 'replies-wishes', path: `${path}?tab=wishes` },
    { name: 'replies-requests', path: `${path}?tab=requests` },
    {
      name: 'replies-settings',
      path,
      click: '[data-testid="reply-settings"]',
      brings: '[role="dialog"]',
      windowOnly: true,
    },
    { name: 'replies-empty', path: weddingPath('replies', emptyWeddingId) },
  ]
}
