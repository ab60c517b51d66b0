import { weddingPath } from '../../shared/routes.ts'
import type { Picture } from './pictures.ts'

/** Clicks the link to WhatsApp without following it, because Chromium draws nothing in a tab that another one covers. */
const askWithoutLeaving: Picture['prepare'] = (browser) =>
  browser.execute(() => {
    const link = document.querySelector<HTMLElement>('[data-testid="open-whatsapp"]')
    link?.addEventListener('click', (event) => event.preventDefault())
    link?.click()
  })

/** Pages for sending messages and printing cards. */
export const listDeskPictures = (weddingId: string, emptyWeddingId: string): Picture[] => [
  { name: 'desk', path: weddingPath('desk', weddingId), brings: '[data-testid="desk-household"]' },
  {
    name: 'desk-asked',
    path: weddingPath('desk', weddingId),
    prepare: askWithoutLeaving,
    brings: '[data-testid="answer-sent"]',
  },
  {
    name: 'desk-template',
    path: weddingPath('desk', weddingId),
    click: '[data-testid="edit-text"]',
    brings: '[role="dialog"]',
    windowOnly: true,
  },
  { name: 'desk-done', path: `${weddingPath('desk', weddingId)}?kind=change`, brings: '[role="tabpanel"] h2' },
  { name: 'desk-empty', path: weddingPath('desk', emptyWeddingId) },
  { name: 'cards', path: weddingPath('cards', weddingId), brings: 'main li svg' },
]
