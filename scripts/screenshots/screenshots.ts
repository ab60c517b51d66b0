/**
 * `npm run screenshots`: takes screenshots of every page, on a desktop and a phone, in both languages, into artifacts/screenshots. Uses a
 * real browser and the real server, with a signed-in couple and a published invitation in each template. Arguments select pages: `npm run
 * screenshots -- guest studio`.
 */
import { mkdir } from 'node:fs/promises'
import { remote } from 'webdriverio'
import { createCard } from '../../tests/e2e/support/sampleCard.ts'
import type { Invitation } from '@/api/generated/endpoints'
import { getCapability } from '../../tests/e2e/support/capabilities.ts'
import {
  becomeProviderHash,
  cardPath,
  dashboardPath,
  deepLinkPath,
  invitationPath,
  itemPath,
  personalPath,
  paths,
  providerPath,
  weddingPath,
} from '../../shared/routes.ts'
import { storageKeys } from '../../shared/storageKeys.ts'
import { demoProviders } from '../../server/modules/providers/demo/providers.ts'
import { createAccount, publish, register, signIn, stories } from '../../tests/e2e/support/couple.ts'
import { createWedding, fillGuestList } from '../../tests/e2e/support/guestList.ts'
import { fillReplies } from '../../tests/e2e/support/replies.ts'
import { screens, type Locale, type Screen } from '../../tests/e2e/support/screens.ts'
import { ensureBuilt } from '../lib/build.ts'
import { listDeskPictures } from './deskPictures.ts'
import { listGuestListPictures } from './guestListPictures.ts'
import { listImportPictures } from './importPictures.ts'
import { listReplyPictures } from './replyPictures.ts'
import { listPlansPictures } from './plansPictures.ts'
import { listPersonalPictures } from './personalPictures.ts'
import { takePalettePictures } from './palettePictures.ts'
import { pictureFolder, takePicture, type Picture } from './pictures.ts'
import { discardServer, startServer } from '../lib/server.ts'
import { ensureBrowser } from '../lib/system.ts'

const names = process.argv.slice(2)
const templates = [1, 2, 3, 4] as const

const isChosen = (name: string): boolean => names.length === 0 || names.some((word) => name.includes(word))
/** They take as long as all others together. */
const hasPalettes = names.length === 0 || names.some((word) => word.startsWith('palette'))

/** Pages of a visitor. */
const listPublicPictures = (slugs: string[]): Picture[] => [
  { name: 'home', path: paths.home },
  { name: 'demo', path: paths.home, click: 'a[href$="#demo"]', brings: '[role="dialog"]', windowOnly: true },
  { name: 'about', path: paths.about },
  { name: 'register', path: paths.register },
  { name: 'register-recommended', path: `${paths.register}?referralCode=LAILA`, brings: '[data-testid="recommended"]' },
  { name: 'login', path: paths.login },
  { name: 'forgot-password', path: paths.forgotPassword },
  { name: 'reset-password', path: `${paths.resetPassword}?token=some-token` },
  { name: 'verify-email-signed-out', path: `${paths.verifyEmail}?token=some-token` },
  { name: 'gallery', path: paths.invitation },
  { name: 'studio-empty', path: paths.createInvitation, click: 'main form button[type="submit"]' },
  { name: 'providers', path: paths.providers },
  { name: 'providers-modal', path: paths.providers + becomeProviderHash, windowOnly: true },
  { name: 'directory', path: paths.directory },
  { name: 'directory-filtered', path: `${paths.directory}?category=weddinghall&area=Cairo` },
  { name: 'directory-empty', path: `${paths.directory}?q=nobody` },
  { name: 'provider', path: providerPath(demoProviders[0]?.id ?? '') },
  { name: 'provider-gone', path: providerPath('nobody') },
  { name: 'items', path: paths.items },
  { name: 'item-page', path: itemPath('storage-1') },
  { name: 'contact', path: paths.contact },
  {
    name: 'contact-empty',
    path: paths.contact,
    click: 'main form button[type="submit"]',
    brings: 'main [role="alert"]',
  },
  { name: 'support', path: paths.support, click: 'main details:nth-of-type(3) summary' },
  { name: 'terms', path: paths.terms },
  { name: 'privacy', path: paths.privacy },
  { name: 'delete-account', path: paths.deleteAccount },
  { name: 'deep-link', path: deepLinkPath('standing-still'), holds: '*/api/v1/deep-links/*', windowOnly: true },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'guest-gone', path: invitationPath('gone') },
  ...templates.flatMap((template) => [
    { name: `guest-${template}-closed`, path: invitationPath(slugs[template - 1] ?? ''), windowOnly: true },
    { name: `guest-${template}`, path: invitationPath(slugs[template - 1] ?? ''), click: 'article details summary' },
  ]),
]

/** The dashboard of an account that starts: without a wedding, and with one that has no invitation. */
const newCouplePictures: Picture[] = [
  { name: 'dashboard-start', path: paths.dashboard },
  {
    name: 'dashboard-start-guests',
    path: paths.dashboard,
    click: 'main h1 ~ div button:nth-of-type(2)',
    brings: '[role="dialog"]',
    windowOnly: true,
  },
]

/** Saves the changes of a published invitation. */
const SAVE = '[data-testid="save"]'

const changeHall = (browser: WebdriverIO.Browser): Promise<void> => browser.$('[name="hall"]').addValue(' 2')

/** Pages of a signed-in couple that has typed an invitation and filled the guest list of one wedding; the other one is empty. */
const listCouplesPictures = (weddingId: string, emptyWeddingId: string, locale: Locale): Picture[] => [
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
  ...templates.map((template) => ({
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

/** @returns a draft with the session storage keys of the specification */
function createDraft(locale: Locale): string {
  const { groom, bride, weddingDate, engagementDate, hennaDate, crownDate, hall, address, area, mapsLink } =
    stories[locale]
  return JSON.stringify({
    'bride-name': bride,
    'groom-name': groom,
    'wedding-date': weddingDate,
    'wedding-time': '19:30',
    'engagement-date': engagementDate,
    'henna-date': hennaDate,
    'crown-date': crownDate,
    area,
    'wedding-hole': hall,
    adress: address,
    'maps-link': mapsLink,
    'img-src': '/assets/templates/jasmine.svg',
    language: locale,
    card: createCard(locale),
  })
}

type Take = (pictures: Picture[]) => Promise<void>

/** Signs another account in, which has no wedding at first. */
async function takeNewCouplesPictures(
  browser: WebdriverIO.Browser,
  siteUrl: string,
  locale: Locale,
  take: Take,
): Promise<void> {
  const account = createAccount()
  await register(siteUrl, account)
  const token = await signIn(siteUrl, account)
  await browser.execute((key: string, value: string) => localStorage.setItem(key, value), storageKeys.userToken, token)
  await take(newCouplePictures)
  const { id } = await createWedding(siteUrl, account, locale)
  const path = dashboardPath(id)
  const start = { click: 'main section button', brings: 'main form' }
  await take([
    { name: 'dashboard-no-invitation', path },
    { name: 'studio-of-wedding', path, ...start, windowOnly: true },
  ])
}

/** Takes the pages of personal links, of another account, whose weddings would fill the switch of the dashboard. */
async function takePersonalPictures(siteUrl: string, locale: Locale, take: Take): Promise<void> {
  const account = createAccount()
  await register(siteUrl, account)
  for (const template of templates) await take(await listPersonalPictures(siteUrl, account, template, locale))
  await take([{ name: 'personal-gone', path: personalPath('gone') }])
}

async function takePictures(siteUrl: string, screen: Screen, locale: Locale): Promise<void> {
  const account = createAccount()
  await register(siteUrl, account)
  const invitations: Invitation[] = []
  for (const template of templates) invitations.push(await publish(siteUrl, account, locale, template))
  const [filled = '', empty = ''] = invitations.map(({ weddingId }) => weddingId)
  await fillGuestList(siteUrl, account, filled, locale, 60)
  await fillReplies(siteUrl, account, filled, locale)
  const browser = await remote({ capabilities: getCapability(screen, locale), logLevel: 'error' })
  try {
    const take: Take = async (pictures) => {
      for (const picture of pictures)
        if (isChosen(picture.name)) await takePicture(browser, siteUrl, picture, screen, locale)
    }
    await take(listPublicPictures(invitations.map(({ slug }) => slug)))
    await takePersonalPictures(siteUrl, locale, take)
    if (hasPalettes) await takePalettePictures(siteUrl, locale, take)
    await browser.url(siteUrl)
    const token = await signIn(siteUrl, account)
    await browser.execute(
      (keys: typeof storageKeys, userToken: string, draft: string, wishes: string) => {
        localStorage.setItem(keys.userToken, userToken)
        sessionStorage.setItem(keys.invitationData, draft)
        localStorage.setItem(keys.wishlist, wishes)
      },
      storageKeys,
      token,
      createDraft(locale),
      JSON.stringify({ itemIds: ['storage-1', 'accessories-2', 'furnishings-3'], standing: 'own' }),
    )
    await take(listCouplesPictures(filled, empty, locale))
    await take(await listPlansPictures(siteUrl, account, locale))
    await takeNewCouplesPictures(browser, siteUrl, locale, take)
  } finally {
    await browser.deleteSession()
  }
}

await ensureBrowser()
await ensureBuilt()
await mkdir(pictureFolder, { recursive: true })
const server = await startServer()
try {
  for (const screen of Object.keys(screens) as Screen[])
    for (const locale of ['ar', 'en'] as const) await takePictures(server.url, screen, locale)
  console.log(`Pictures are in ${pictureFolder}`)
} finally {
  await discardServer(server)
}
