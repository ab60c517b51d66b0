import { TEMPLATE_NUMBERS } from '../../src/card/content.ts'
import { SHARED_IMPORT_PATH, SHARED_PARAMETER } from '../../shared/installedApp.ts'
import { cardPath, dashboardPath, paths, weddingPath } from '../../shared/routes.ts'
import type { Locale } from '../../tests/e2e/support/screens.ts'
import { listDeskPictures } from './deskPictures.ts'
import { listGuestListPictures } from './guestListPictures.ts'
import { listImportPictures } from './importPictures.ts'
import { listReplyPictures } from './replyPictures.ts'
import type { Picture } from './pictures.ts'

/** Saves the changes of a published invitation. */
const SAVE = '[data-testid="save"]'

const changeHall = (browser: WebdriverIO.Browser): Promise<void> => browser.$('[name="hall"]').addValue(' 2')

/** @returns the pages of a signed-in couple that has typed an invitation and filled the guest list of one wedding; the other one is empty */
export const listCouplePictures = (weddingId: string, emptyWeddingId: string, locale: Locale): Picture[] => [
  { name: 'wedding-invitation', path: weddingPath('invitation', weddingId), brings: '[data-testid="short-link"]' },
  ...listGuestListPictures(weddingId, emptyWeddingId),
  ...listDeskPictures(weddingId, emptyWeddingId),
  // The account has a wedding for each invitation, and so the switch.
  { name: 'dashboard', path: dashboardPath(weddingId) },
  { name: 'dashboard-files', path: dashboardPath(weddingId), click: '[data-testid="files"]' },
  { name: 'dashboard-no-families', path: dashboardPath(emptyWeddingId) },
  {
    name: 'dashboard-menu',
    path: dashboardPath(weddingId),
    click: 'main header [data-testid="more"]',
    brings: '[role="menu"]',
    windowOnly: true,
  },
  // Shared with the app: to one of several weddings, and without a service worker.
  { name: 'shared-choice', path: SHARED_IMPORT_PATH },
  { name: 'shared-missing', path: `${weddingPath('guestImport', weddingId)}?${SHARED_PARAMETER}=yes` },
  { name: 'couple-items', path: paths.items },
  { name: 'account', path: paths.account },
  ...listImportPictures(weddingId, locale),
  ...listReplyPictures(weddingId, emptyWeddingId),
  { name: 'events', path: weddingPath('events', weddingId) },
  {
    name: 'events-plans',
    path: weddingPath('events', weddingId),
    click: '[data-testid="change-plans"]',
    brings: '[role="dialog"]',
    windowOnly: true,
  },
  {
    name: 'events-postpone',
    path: weddingPath('events', weddingId),
    click: '[data-testid="change-plans"]',
    prepare: (browser) => browser.$('[role="dialog"] button[value="postponed"]').click(),
    brings: '[role="dialog"] s',
    windowOnly: true,
  },
  {
    name: 'events-add',
    path: weddingPath('events', weddingId),
    click: 'main ol + section button',
    brings: '[role="dialog"]',
    windowOnly: true,
  },
  { name: 'couple-verify-email', path: `${paths.verifyEmail}?token=some-token`, brings: 'main [role="alert"]' },
  { name: 'couple-delete-account', path: paths.deleteAccount },
  { name: 'studio', path: paths.createInvitation },
  ...TEMPLATE_NUMBERS.map((template) => ({
    name: `card-${template}`,
    path: cardPath(template),
    click: 'article details summary',
  })),
  { name: 'published', path: cardPath(1), click: '[data-testid="publish"]', brings: '[data-testid="short-link"]' },
  // It edits what was just published.
  { name: 'studio-changed', path: paths.createInvitation, prepare: changeHall, brings: SAVE, windowOnly: true },
  {
    name: 'studio-leave',
    path: paths.createInvitation,
    click: 'footer a[href="/support"]',
    brings: '[role="dialog"]',
    windowOnly: true,
  },
  {
    name: 'studio-saved',
    path: paths.createInvitation,
    click: SAVE,
    brings: '[data-testid="save-state"]',
    windowOnly: true,
  },
]
