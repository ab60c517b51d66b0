import { weddingPath } from '../../shared/routes.ts'
import type { Picture } from './pictures.ts'

/** @returns the pictures of a guest list and of the lists of its halls, and of one without families */
export const listGuestListPictures = (weddingId: string, emptyWeddingId: string): Picture[] => [
  { name: 'guest-list', path: weddingPath('guests', weddingId), brings: '[data-row]' },
  { name: 'guest-list-window', path: weddingPath('guests', weddingId), brings: '[data-row]', windowOnly: true },
  {
    name: 'guest-list-edit',
    path: weddingPath('guests', weddingId),
    click: '[data-row="1"]',
    brings: '[role="dialog"]',
    windowOnly: true,
  },
  { name: 'guest-list-empty', path: weddingPath('guests', emptyWeddingId) },
  {
    name: 'guest-list-download',
    path: weddingPath('guests', weddingId),
    brings: '[role="dialog"]',
    windowOnly: true,
    click: 'main [data-testid="more"]',
    prepare: async (browser) => {
      const download = '[role="menu"] li'
      await browser.$(download).waitForDisplayed()
      // The menu moves while it opens.
      await browser.execute((selector: string) => document.querySelector<HTMLElement>(selector)?.click(), download)
    },
  },
  { name: 'hall-list', path: weddingPath('guestPrint', weddingId), brings: 'article' },
  {
    name: 'hall-list-all',
    path: weddingPath('guestPrint', weddingId),
    brings: 'article',
    prepare: async (browser) => {
      await browser.$$('main input[type="checkbox"]').forEach((box) => box.click())
    },
  },
  { name: 'hall-list-empty', path: weddingPath('guestPrint', emptyWeddingId) },
  { name: 'guest-list-missing', path: weddingPath('guests', 'nobody') },
]
