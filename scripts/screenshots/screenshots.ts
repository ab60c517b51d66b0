/**
 * `npm run screenshots`: takes screenshots of every page, on a desktop and a phone, in both languages, into artifacts/screenshots. Uses a
 * real browser and the real server, with a signed-in couple and a published invitation in each template. Arguments select pages: `npm run
 * screenshots -- guest studio`. `npm run screenshots -- install` takes those of the web app manifest anew.
 */
import { mkdir } from 'node:fs/promises'
import { remote } from 'webdriverio'
import { TEMPLATE_NUMBERS } from '../../src/card/content.ts'
import { createCard } from '../../tests/e2e/support/sampleCard.ts'
import type { Invitation } from '@/api/generated/endpoints'
import { getCapability } from '../../tests/e2e/support/capabilities.ts'
import { SHARED_IMPORT_PATH } from '../../shared/installedApp.ts'
import { dashboardPath, personalPath, paths } from '../../shared/routes.ts'
import { storageKeys } from '../../shared/storageKeys.ts'
import { createAccount, publish, register, signIn, stories } from '../../tests/e2e/support/couple.ts'
import { createWedding, fillGuestList } from '../../tests/e2e/support/guestList.ts'
import { fillReplies } from '../../tests/e2e/support/replies.ts'
import { screens, type Locale, type Screen } from '../../tests/e2e/support/screens.ts'
import { ensureBuilt } from '../lib/build.ts'
import { takeActivityPictures } from './activityPictures.ts'
import { takeConsolePictures } from './consolePictures.ts'
import { takeProviderPictures } from './providerPictures.ts'
import { takeInstallPictures } from './installPictures.ts'
import { enterSite } from './eachBrowser.ts'
import { addQuotas } from './guestListPictures.ts'
import { listCouplePictures } from './couplePictures.ts'
import { takeOfflinePictures } from './offlinePictures.ts'
import { listPublicPictures } from './publicPictures.ts'
import { listPlansPictures } from './plansPictures.ts'
import { listPersonalPictures } from './personalPictures.ts'
import { takeMemberPictures } from './memberPictures.ts'
import { takePalettePictures } from './palettePictures.ts'
import { takeRolePictures } from './rolePictures.ts'
import { pictureFolder, takePicture, type Picture } from './pictures.ts'
import { discardServer, startServer } from '../lib/server.ts'
import { ensureBrowser } from '../lib/system.ts'

const names = process.argv.slice(2)

const isChosen = (name: string): boolean => names.length === 0 || names.some((word) => name.includes(word))
/** They take as long as all others together. */
const hasPalettes = names.length === 0 || names.some((word) => word.startsWith('palette'))

const hasMembers = names.length === 0 || names.some((word) => word.startsWith('member'))

/** The dashboard of an account that starts: without a wedding, and with one that has no invitation. */
const newCouplePictures: Picture[] = [
  { name: 'dashboard-start', path: paths.dashboard },
  { name: 'shared-no-wedding', path: SHARED_IMPORT_PATH },
  {
    name: 'dashboard-start-guests',
    path: paths.dashboard,
    click: 'main h1 ~ div button:nth-of-type(2)',
    brings: '[role="dialog"]',
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
  await enterSite(browser, { url: siteUrl }, await signIn(siteUrl, account))
  await take(newCouplePictures)
  const { id } = await createWedding(siteUrl, account, locale)
  const path = dashboardPath(id)
  const start = { click: 'main section button', brings: 'main form' }
  await take([
    { name: 'dashboard-no-invitation', path },
    { name: 'studio-of-wedding', path, ...start, windowOnly: true },
  ])
}

/** Takes the pages of changed plans, of another account: preparing them signs in so often that the account's first session ends. */
async function takePlansPictures(
  browser: WebdriverIO.Browser,
  siteUrl: string,
  locale: Locale,
  take: Take,
): Promise<void> {
  const account = createAccount()
  await register(siteUrl, account)
  const pictures = await listPlansPictures(siteUrl, account, locale)
  await enterSite(browser, { url: siteUrl }, await signIn(siteUrl, account))
  await take(pictures)
}

/** Takes the pages of personal links, of another account, whose weddings would fill the switch of the dashboard. */
async function takePersonalPictures(siteUrl: string, locale: Locale, take: Take): Promise<void> {
  const account = createAccount()
  await register(siteUrl, account)
  for (const template of TEMPLATE_NUMBERS) await take(await listPersonalPictures(siteUrl, account, template, locale))
  await take([{ name: 'personal-gone', path: personalPath('gone') }])
}

async function takePictures(siteUrl: string, screen: Screen, locale: Locale): Promise<void> {
  const account = createAccount()
  await register(siteUrl, account)
  const invitations: Invitation[] = []
  for (const template of TEMPLATE_NUMBERS) invitations.push(await publish(siteUrl, account, locale, template))
  const [filled = '', empty = ''] = invitations.map(({ weddingId }) => weddingId)
  await fillGuestList(siteUrl, account, filled, locale, 60)
  await addQuotas(siteUrl, account, filled)
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
    await take(listCouplePictures(filled, empty, locale))
    await takePlansPictures(browser, siteUrl, locale, take)
    await takeNewCouplesPictures(browser, siteUrl, locale, take)
    if (hasMembers) await takeMemberPictures(browser, siteUrl, locale, take)
  } finally {
    await browser.deleteSession()
  }
}

/** Takes the pictures of visitors and of a couple, on a server of its own. */
async function takeSitePictures(): Promise<void> {
  const server = await startServer()
  try {
    for (const screen of Object.keys(screens) as Screen[])
      for (const locale of ['ar', 'en'] as const) await takePictures(server.url, screen, locale)
  } finally {
    await discardServer(server)
  }
}

await ensureBrowser()
await ensureBuilt()
await mkdir(pictureFolder, { recursive: true })
if (names.length === 0 || names.some((word) => word.startsWith('console'))) await takeConsolePictures(isChosen)
if (names.length === 0 || names.some((word) => word.startsWith('market'))) await takeProviderPictures(isChosen)
if (names.length === 0 || names.some((word) => word.startsWith('role'))) await takeRolePictures(isChosen)
if (names.length === 0 || names.some((word) => word.startsWith('activity'))) await takeActivityPictures(isChosen)
if (names.length === 0 || names.some((word) => word.startsWith('offline'))) await takeOfflinePictures(isChosen)
if (names.includes('install')) await takeInstallPictures()
if (names.length === 0 || names.some((word) => !/^(?:role|activity|offline|install)/.test(word)))
  await takeSitePictures()
console.log(`Pictures are in ${pictureFolder}`)
