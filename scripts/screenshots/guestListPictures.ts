import { weddingPath } from '../../shared/routes.ts'
import { send, signIn, type Account } from '../../tests/e2e/support/couple.ts'
import { listEvents } from '../../tests/e2e/support/guestList.ts'
import type { Picture } from './pictures.ts'

/** Gives each side seats in the largest hall: together more than it holds, and less than the bride's families have. */
export async function addQuotas(siteUrl: string, account: Account, weddingId: string): Promise<void> {
  const halls = (await listEvents(siteUrl, account, weddingId)).flatMap((event) => event.halls)
  const { id, name, audience, version } = halls.find(({ capacity }) => capacity === 150)!
  const hall = { name, audience, capacity: 150, groomSeats: 80, brideSeats: 75, version }
  await send(siteUrl, 'PUT', `/weddings/${weddingId}/halls/${id}`, hall, await signIn(siteUrl, account))
}

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
  {
    name: 'guest-list-quotas',
    path: weddingPath('guests', weddingId),
    click: '[data-testid="figures"]',
    brings: 'section [role="group"]',
    windowOnly: true,
  },
  {
    name: 'hall-quotas',
    path: weddingPath('events', weddingId),
    click: 'main li li:nth-of-type(2) button',
    brings: '[name="groomSeats"]',
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
