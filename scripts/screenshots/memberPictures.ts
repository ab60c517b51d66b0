import type { ManagedSide, MemberRights, NewMemberInvite } from '@/api/generated/weddingEndpoints'
import { joinPath, paths, weddingPath } from '../../shared/routes.ts'
import { createAccount, getDayFromNow, register, send, signIn } from '../../tests/e2e/support/couple.ts'
import { createWedding, listEvents } from '../../tests/e2e/support/guestList.ts'
import type { Locale } from '../../tests/e2e/support/screens.ts'
import { storageKeys } from '../../shared/storageKeys.ts'
import type { Picture } from './pictures.ts'

const people = {
  ar: {
    owner: ['ليلى', 'حسن'],
    partner: ['عمر', 'سالم'],
    mother: ['هدى', 'سالم'],
    label: 'أم العريس',
    aunt: 'خالة العروس',
  },
  en: {
    owner: ['Laila', 'Hassan'],
    partner: ['Omar', 'Salem'],
    mother: ['Hoda', 'Salem'],
    label: "The groom's mother",
    aunt: "The bride's aunt",
  },
} as const

/** Creates an account with a name. @returns it with its access token */
async function createNamed(siteUrl: string, [firstName, lastName]: readonly [string, string]) {
  const account = createAccount()
  await register(siteUrl, account)
  const token = await signIn(siteUrl, account)
  await send(siteUrl, 'PUT', '/users/profile', { firstName, lastName, newsletter: false, version: 1 }, token)
  return { account, token }
}

type Named = Awaited<ReturnType<typeof createNamed>>

/** @returns a function that invites somebody to a wedding */
const createInviter =
  (siteUrl: string, weddingId: string, { token }: Named) =>
  async (rights: MemberRights) =>
    send<NewMemberInvite>(siteUrl, 'POST', `/weddings/${weddingId}/member-invites`, rights, token)

const accept = async (siteUrl: string, { token: link }: NewMemberInvite, { token }: Named) =>
  send(siteUrl, 'POST', '/member-invites/acceptance', { token: link }, token)

const inviteLabels = (side: ManagedSide, label: string): MemberRights => ({ role: 'sideManager', side, label })

interface MemberPictures {
  visitor: Picture[]
  owner: Picture[]
  ownerToken: string
  manager: Picture[]
  managerToken: string
  /** Of an account that has a wedding alone. */
  alone: Picture[]
  aloneToken: string
}

/** A click in the dialog of a new invite. */
const createLink = async (browser: WebdriverIO.Browser): Promise<void> => {
  await browser.$('[role="dialog"] [type="submit"]').waitForDisplayed()
  await browser.$('[role="dialog"] [type="submit"]').click()
}

/** Fills a wedding with three members and two invites. @returns the pages of its members, and those of its links */
async function listMemberPictures(siteUrl: string, locale: Locale): Promise<MemberPictures> {
  const { owner, partner, mother, label, aunt } = people[locale]
  const couple = await createNamed(siteUrl, owner)
  const { id } = await createWedding(siteUrl, couple.account, locale)
  const day = (await listEvents(siteUrl, couple.account, id)).find(({ kind }) => kind === 'wedding')!
  const update = { date: getDayFromNow(200), version: day.version }
  await send(siteUrl, 'PUT', `/weddings/${id}/events/${day.id}`, update, couple.token)
  const invite = createInviter(siteUrl, id, couple)
  await accept(siteUrl, await invite({ role: 'owner' }), await createNamed(siteUrl, partner))
  const manager = await createNamed(siteUrl, mother)
  const used = await invite(inviteLabels('groom', label))
  await accept(siteUrl, used, manager)
  const open = await invite(inviteLabels('bride', aunt))
  await invite({ role: 'planner' })
  const lone = await createNamed(siteUrl, owner)
  const { id: loneId } = await createWedding(siteUrl, lone.account, locale)
  const path = weddingPath('members', id)
  const form = { path, click: '[data-testid="invite-member"]', windowOnly: true }
  return {
    visitor: [
      { name: 'members-join', path: joinPath(open.token), brings: '[data-testid="join"]' },
      { name: 'members-join-used', path: joinPath(used.token), brings: 'main h1' },
      { name: 'members-join-unknown', path: paths.join, brings: 'main h1' },
    ],
    owner: [
      { name: 'members-owner', path },
      { name: 'members-invite', ...form, brings: '[role="dialog"]' },
      { name: 'members-invite-link', ...form, prepare: createLink, brings: '[data-testid="send-invite"]' },
      { name: 'members-dashboard', path: paths.dashboard, brings: 'main h1' },
    ],
    ownerToken: couple.token,
    manager: [
      { name: 'members-manager', path },
      { name: 'members-join-member', path: joinPath(open.token), brings: 'main h1' },
    ],
    managerToken: manager.token,
    alone: [
      { name: 'members-alone', path: weddingPath('members', loneId) },
      { name: 'members-join-signed-in', path: joinPath(open.token), brings: '[data-testid="join"]' },
    ],
    aloneToken: lone.token,
  }
}

/** Takes the pages of members and of their links, each as somebody else. */
export async function takeMemberPictures(
  browser: WebdriverIO.Browser,
  siteUrl: string,
  locale: Locale,
  take: (pictures: Picture[]) => Promise<void>,
): Promise<void> {
  const { visitor, owner, ownerToken, manager, managerToken, alone, aloneToken } = await listMemberPictures(
    siteUrl,
    locale,
  )
  const signInAs = async (token: string | null) => {
    await browser.url(`${siteUrl}/health/live`)
    await browser.execute(
      (key: string, value: string | null) =>
        value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value),
      storageKeys.userToken,
      token,
    )
  }
  await signInAs(null)
  await take(visitor)
  await signInAs(ownerToken)
  await take(owner)
  await signInAs(managerToken)
  await take(manager)
  await signInAs(aloneToken)
  await take(alone)
}
