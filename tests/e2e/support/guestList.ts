import type {
  EventList,
  Hall,
  HallInput,
  Household,
  HouseholdPage,
  ImportInput,
  Wedding,
  WeddingList,
} from '@/api/generated/weddingEndpoints'
import { send, signIn, stories, type Account } from './couple.ts'
import type { Locale } from './screens.ts'

/** Names of sample families. */
const FAMILIES: Record<Locale, readonly string[]> = {
  ar: [
    'أحمد سمير وعائلته',
    'عائلة المهندس محمد عبد الرحمن',
    'منى عادل',
    'خالد فؤاد وحرمه',
    'آل الشافعي',
    'سارة ونادين',
  ],
  en: [
    'Ahmed Samir and family',
    'The Abdelrahman family',
    'Mona Adel',
    'Khaled Fouad',
    'The Shafeis',
    'Sara and Nadine',
  ],
}
const HALLS: Record<Locale, readonly [string, string]> = {
  ar: ['قاعة الرجال', 'قاعة النساء'],
  en: ["Men's hall", "Women's hall"],
}
const TAGS: Record<Locale, readonly string[]> = {
  ar: ['الشغل', 'الجيران', 'العيلة'],
  en: ['work', 'neighbours', 'family'],
}

/** Creates a wedding of the account, with a hall, by the API. */
export const createWedding = async (siteUrl: string, account: Account, language: Locale): Promise<Wedding> => {
  const body = { title: `${stories[language].groom} & ${stories[language].bride}`, language, timeZone: 'Africa/Cairo' }
  return send<Wedding>(siteUrl, 'POST', '/weddings', body, await signIn(siteUrl, account))
}

/** @returns the id of the account's only wedding, by the API */
export async function findWedding(siteUrl: string, account: Account): Promise<string> {
  const { items } = await send<WeddingList>(siteUrl, 'GET', '/weddings', undefined, await signIn(siteUrl, account))
  return items[0]!.id
}

/** @returns the events of a wedding, by the API */
export const listEvents = async (siteUrl: string, account: Account, weddingId: string) =>
  (await send<EventList>(siteUrl, 'GET', `/weddings/${weddingId}/events`, undefined, await signIn(siteUrl, account)))
    .items

/** Adds a hall by the API. @returns its id */
export async function addHall(siteUrl: string, account: Account, weddingId: string, hall: HallInput): Promise<string> {
  const token = await signIn(siteUrl, account)
  return (await send<Hall>(siteUrl, 'POST', `/weddings/${weddingId}/halls`, hall, token)).id
}

/** Adds a hall for men with 150 seats and one for women with 60 to the wedding day by the API. @returns their ids */
export async function addHalls(siteUrl: string, account: Account, weddingId: string, locale: Locale) {
  const eventId = (await listEvents(siteUrl, account, weddingId)).find(({ kind }) => kind === 'wedding')!.id
  const add = (name: string, audience: Hall['audience'], capacity: number) =>
    addHall(siteUrl, account, weddingId, { eventId, name, audience, capacity })
  const [menName, womenName] = HALLS[locale]
  return { men: await add(menName, 'men', 150), women: await add(womenName, 'women', 60) }
}

/** Adds households to the guest list of a wedding by the API. */
export async function addHouseholds(
  siteUrl: string,
  account: Account,
  weddingId: string,
  rows: ImportInput['rows'],
): Promise<void> {
  const token = await signIn(siteUrl, account)
  await send(siteUrl, 'POST', `/weddings/${weddingId}/imports`, { source: 'paste', rows }, token)
}

/** @returns the guest list of a wedding, by name. */
export async function listHouseholds(siteUrl: string, account: Account, weddingId: string): Promise<Household[]> {
  const path = `/weddings/${weddingId}/households?limit=3000`
  return (await send<HouseholdPage>(siteUrl, 'GET', path, undefined, await signIn(siteUrl, account))).items
}

/**
 * Adds two halls and sample families to a wedding by the API.
 * @returns the names of the families, in the order in which they were added
 */
export async function fillGuestList(
  siteUrl: string,
  account: Account,
  weddingId: string,
  locale: Locale,
  count: number,
): Promise<string[]> {
  const { men, women } = await addHalls(siteUrl, account, weddingId, locale)
  const rows = Array.from({ length: count }, (_, nth): ImportInput['rows'][number] => ({
    name:
      nth < FAMILIES[locale].length
        ? FAMILIES[locale][nth]!
        : `${FAMILIES[locale][nth % FAMILIES[locale].length]!} ${nth}`,
    side: nth % 2 === 0 ? 'groom' : 'bride',
    ...(nth % 4 === 3 ? {} : { phone: `010${String(12_345_000 + nth)}` }),
    ...(nth % 3 === 0 ? { tags: [TAGS[locale][nth % 2]!, TAGS[locale][2]!], tableLabel: String(1 + (nth % 9)) } : {}),
    seats: [
      { hallId: men, allowed: 1 + (nth % 4) },
      { hallId: women, allowed: nth % 3 },
    ],
  }))
  await addHouseholds(siteUrl, account, weddingId, rows)
  return rows.map(({ name }) => name!)
}

/** Adds a family with four seats at the wedding itself, to which the invitation was sent, by the API. */
export async function addInvitedFamily(
  siteUrl: string,
  account: Account,
  weddingId: string,
  { name, language }: { name: string; language: Locale },
): Promise<Household> {
  const wedding = (await listEvents(siteUrl, account, weddingId)).find(({ kind }) => kind === 'wedding')!
  const seats = [{ hallId: wedding.halls[0]!.id, allowed: 4 }]
  await addHouseholds(siteUrl, account, weddingId, [{ name, side: 'groom', language, phone: '01012345678', seats }])
  const household = (await listHouseholds(siteUrl, account, weddingId)).find((one) => one.name === name)!
  const sent = { householdId: household.id, kind: 'invite', result: 'sent' }
  await send(siteUrl, 'POST', `/weddings/${weddingId}/sends`, sent, await signIn(siteUrl, account))
  return household
}
