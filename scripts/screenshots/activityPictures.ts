import type { Household, HouseholdUpdate, NewMemberInvite } from '@/api/generated/weddingEndpoints'
import { dashboardPath, weddingPath } from '../../shared/routes.ts'
import { toHouseholdUpdate } from '../../src/lib/guests/toHouseholdUpdate.ts'
import { createAccount, publish, register, send, signIn, type Account } from '../../tests/e2e/support/couple.ts'
import { fillGuestList, listEvents, listHouseholds } from '../../tests/e2e/support/guestList.ts'
import type { Locale } from '../../tests/e2e/support/screens.ts'
import { discardServer, startServer, type OwnServer } from '../lib/server.ts'
import { eachBrowser, enterSite } from './eachBrowser.ts'
import type { Picture } from './pictures.ts'

const people = {
  ar: { mother: ['هدى', 'سالم', 'أم العريس'], father: ['محمود', 'حسن', 'أبو العروس'], note: 'كراسي قريبة من الباب' },
  en: {
    mother: ['Hoda', 'Salem', "groom's mother"],
    father: ['Mahmoud', 'Hassan', "bride's father"],
    note: 'Near the door',
  },
} as const

/** Somebody who changes the guest list. */
interface Person {
  account: Account
  token: string
}

async function createPerson(url: string, firstName: string, lastName: string): Promise<Person> {
  const account = createAccount()
  await register(url, account)
  const token = await signIn(url, account)
  await send(url, 'PUT', '/users/profile', { firstName, lastName, newsletter: false, version: 1 }, token)
  return { account, token }
}

/** @returns functions with which a member changes the guest list of a wedding */
function createEditor(url: string, weddingId: string, { account, token }: Person) {
  const path = `/weddings/${weddingId}/households`
  return {
    find: async (side: Household['side']) =>
      (await listHouseholds(url, account, weddingId)).filter((one) => one.side === side),
    update: async (household: Household, changes: Partial<HouseholdUpdate>) =>
      send<Household>(url, 'PUT', `${path}/${household.id}`, toHouseholdUpdate(household, changes), token),
    bulkEdit: async (body: object) => send(url, 'POST', `${path}/bulk`, body, token),
    recordReply: async ({ id, seats }: Household) =>
      send(
        url,
        'POST',
        `${path}/${id}/replies`,
        {
          id: crypto.randomUUID(),
          seats: seats.map(({ hallId, allowed }) => ({ hallId, coming: allowed, children: 0 })),
        },
        token,
      ),
  }
}

/** Lets the groom's mother and the bride's father change a guest list. @returns the access tokens of an owner and of the mother */
async function fillActivity(
  url: string,
  locale: Locale,
): Promise<{ weddingId: string; owner: string; mother: string }> {
  const {
    mother: [hoda, salem, groomLabel],
    father: [mahmoud, hassan, brideLabel],
    note,
  } = people[locale]
  const owner = await createPerson(url, 'Laila', 'Hassan')
  const { weddingId } = await publish(url, owner.account, locale, 1)
  await fillGuestList(url, owner.account, weddingId, locale, 24)
  const join = async (person: Person, side: string, label: string) => {
    const rights = { role: 'sideManager', side, label }
    const { token } = await send<NewMemberInvite>(
      url,
      'POST',
      `/weddings/${weddingId}/member-invites`,
      rights,
      owner.token,
    )
    await send(url, 'POST', '/member-invites/acceptance', { token }, person.token)
  }
  const mother = await createPerson(url, hoda, salem)
  const father = await createPerson(url, mahmoud, hassan)
  await join(mother, 'groom', groomLabel)
  await join(father, 'bride', brideLabel)
  await send(url, 'PUT', `/weddings/${weddingId}/changes/seen`, { number: 5 }, owner.token)
  const hers = createEditor(url, weddingId, mother)
  const his = createEditor(url, weddingId, father)
  const own = createEditor(url, weddingId, owner)
  const [first, second, third, ...groom] = await hers.find('groom')
  const [fourth, fifth] = await his.find('bride')
  const [men] = first!.seats
  const lowered = await hers.update(first!, {
    seats: [{ ...men!, allowed: men!.allowed + 5 }, ...first!.seats.slice(1)],
  })
  await own.update(lowered, { seats: [{ ...men!, allowed: men!.allowed + 2 }, ...first!.seats.slice(1)] })
  await hers.update(second!, { tableLabel: '7', note, honorific: locale === 'ar' ? 'الحاج' : 'Dr.' })
  await hers.bulkEdit({ ids: groom.map(({ id }) => id), action: 'addTag', tag: 'VIP' })
  await his.recordReply(fourth!)
  await his.bulkEdit({ ids: [fifth!.id], action: 'delete' })
  await hers.update(third!, { note })
  const [day] = (await listEvents(url, owner.account, weddingId)).filter(({ kind }) => kind === 'wedding')
  const { id, version, name, audience } = day!.halls[0]!
  const hall = { name, audience, capacity: 220, groomSeats: 100, brideSeats: 120, version }
  await send(url, 'PUT', `/weddings/${weddingId}/halls/${id}`, hall, owner.token)
  return { weddingId, owner: owner.token, mother: mother.token }
}

/** Undoes the change of seats, which was changed again since. */
const openConflict: Picture['prepare'] = async (browser) =>
  browser.execute(() => [...document.querySelectorAll<HTMLElement>('[data-testid="undo"]')].at(-2)?.click())

/** Takes the pictures of the page of changes, on a server of its own. */
export async function takeActivityPictures(isChosen: (name: string) => boolean): Promise<void> {
  const server: OwnServer = await startServer()
  try {
    const filled = { ar: await fillActivity(server.url, 'ar'), en: await fillActivity(server.url, 'en') }
    await eachBrowser(server, isChosen, async (take, browser, locale) => {
      const { weddingId, owner, mother } = filled[locale]
      const path = weddingPath('activity', weddingId)
      await enterSite(browser, server, owner)
      await take({ name: 'activity-dashboard', path: dashboardPath(weddingId) })
      await take({ name: 'activity-owner', path })
      await take({
        name: 'activity-conflict',
        path,
        prepare: openConflict,
        brings: '[role="dialog"]',
        windowOnly: true,
      })
      await enterSite(browser, server, mother)
      await take({ name: 'activity-manager', path })
    })
  } finally {
    await discardServer(server)
  }
}
