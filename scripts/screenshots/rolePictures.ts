import { dashboardPath, weddingPath } from '../../shared/routes.ts'
import type { NewMemberInvite, MemberInviteInput, StatusList } from '../../src/api/generated/weddingEndpoints.ts'
import {
  createAccount,
  createSignedIn,
  publish,
  register,
  send,
  signIn,
  type Account,
} from '../../tests/e2e/support/couple.ts'
import { createWedding, fillGuestList } from '../../tests/e2e/support/guestList.ts'
import { fillReplies } from '../../tests/e2e/support/replies.ts'
import type { Locale } from '../../tests/e2e/support/screens.ts'
import { discardServer, startServer, type OwnServer } from '../lib/server.ts'
import { eachBrowser, enterSite } from './eachBrowser.ts'
import type { Picture } from './pictures.ts'

type Rights = Pick<MemberInviteInput, 'role' | 'side'>

const WEDDINGS = 30

/** Lets an account join a wedding. */
async function join(siteUrl: string, owner: Account, weddingId: string, token: string, rights: Rights): Promise<void> {
  const path = `/weddings/${weddingId}/member-invites`
  const invite = await send<NewMemberInvite>(siteUrl, 'POST', path, rights, await signIn(siteUrl, owner))
  await send(siteUrl, 'POST', '/member-invites/acceptance', { token: invite.token }, token)
}

/** @returns the wedding of a couple with an invitation, families and replies */
async function createFilledWedding(siteUrl: string, owner: Account, locale: Locale): Promise<string> {
  await register(siteUrl, owner)
  const { weddingId } = await publish(siteUrl, owner, locale, 1)
  await fillGuestList(siteUrl, owner, weddingId, locale, 24)
  await fillReplies(siteUrl, owner, weddingId, locale)
  return weddingId
}

/** Lets a planner join as many weddings as its switch searches. @returns the planner's access token */
async function createBusyPlanner({ url }: OwnServer, owner: Account, weddingId: string, locale: Locale) {
  const token = await createSignedIn(url)
  await join(url, owner, weddingId, token, { role: 'planner' })
  for (let count = 1; count < WEDDINGS; count += 1) {
    const other = createAccount()
    await register(url, other)
    await join(url, other, (await createWedding(url, other, locale)).id, token, { role: 'planner' })
  }
  return token
}

/** Sends the family that the manager has open its invitation, as the owner. */
async function sendOpenFamily(siteUrl: string, owner: Account, weddingId: string): Promise<void> {
  const token = await signIn(siteUrl, owner)
  const path = `/api/v1/weddings/${weddingId}/statuses`
  const response = await fetch(`${siteUrl}${path}`, { headers: { Authorization: `Bearer ${token}` } })
  const { items } = (await response.json()) as StatusList
  const { householdId } = items.find(({ desk }) => desk !== undefined)!
  await send(siteUrl, 'POST', `/weddings/${weddingId}/sends`, { householdId, kind: 'invite', result: 'sent' }, token)
}

const openSwitch: Picture['prepare'] = async (browser) => browser.$('main [role="combobox"]').click()
const selectAll = 'main [role="table"] input[type="checkbox"]'

/** @returns the pictures of each role, under the access token with which they are taken */
async function listRolePictures(server: OwnServer, locale: Locale): Promise<[string, Picture[]][]> {
  const { url } = server
  const owner = createAccount()
  const weddingId = await createFilledWedding(url, owner, locale)
  const [manager, viewer] = [await createSignedIn(url), await createSignedIn(url)]
  await join(url, owner, weddingId, manager, { role: 'sideManager', side: 'groom' })
  await join(url, owner, weddingId, viewer, { role: 'viewer' })
  const planner = await createBusyPlanner(server, owner, weddingId, locale)
  const path = dashboardPath(weddingId)
  const guests = weddingPath('guests', weddingId)
  return [
    [
      manager,
      [
        { name: 'roles-manager-dashboard', path },
        { name: 'roles-manager-guests', path: guests, windowOnly: true },
        { name: 'roles-manager-selected', path: guests, click: selectAll, windowOnly: true },
        { name: 'roles-manager-desk', path: weddingPath('desk', weddingId) },
        {
          name: 'roles-manager-desk-sent',
          path: weddingPath('desk', weddingId),
          prepare: () => sendOpenFamily(url, owner, weddingId),
          brings: '[data-testid="desk-household"] [role="alert"]',
        },
        { name: 'roles-manager-events', path: weddingPath('events', weddingId) },
      ],
    ],
    [
      viewer,
      [
        { name: 'roles-viewer-dashboard', path },
        { name: 'roles-viewer-refused', path: guests, windowOnly: true },
      ],
    ],
    [
      planner,
      [
        { name: 'roles-planner-guests', path: guests, windowOnly: true },
        {
          name: 'roles-planner-label',
          path: guests,
          click: '[data-row="0"]',
          brings: '[role="dialog"]',
          windowOnly: true,
        },
        { name: 'roles-planner-switch', path, prepare: openSwitch, brings: '[role="listbox"]', windowOnly: true },
      ],
    ],
  ]
}

/** Takes the pictures of a wedding as members see it who are not its owners, on a server of its own. */
export async function takeRolePictures(isChosen: (name: string) => boolean): Promise<void> {
  const server = await startServer()
  try {
    const pictures = { ar: await listRolePictures(server, 'ar'), en: await listRolePictures(server, 'en') }
    await eachBrowser(server, isChosen, async (take, browser, locale) => {
      for (const [token, taken] of pictures[locale]) {
        await enterSite(browser, server, token)
        for (const picture of taken) await take(picture)
      }
    })
  } finally {
    await discardServer(server)
  }
}
