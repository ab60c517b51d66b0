import type { Household, HouseholdStatus, ReplySeatList, ReplySettings } from '@/api/generated/weddingEndpoints'
import { send, signIn, type Account } from './couple.ts'
import { listHouseholds } from './guestList.ts'
import type { Locale } from './screens.ts'

const WISHES: Record<Locale, readonly string[]> = {
  ar: ['ألف مبروك يا عرسان، ربنا يتمم بخير!', 'مبروك عليكم، جايين كلنا إن شاء الله.', 'نعتذر لسفرنا، وألف مبروك.'],
  en: ['Congratulations! We are so happy for you.', 'Mabrouk! All of us are coming.', 'We are abroad then. Mabrouk!'],
}

/** What the guests of a household reply. */
interface GuestAnswer {
  isComing: boolean
  message?: string
  mayPublish?: boolean
}

/** Sends a reply by the personal link of a household, as its guests do. */
export async function sendReply(siteUrl: string, { linkToken, seats }: Household, answer: GuestAnswer): Promise<void> {
  const coming: ReplySeatList = seats.map(({ hallId, allowed }) => ({ hallId, coming: allowed, children: 0 }))
  const { isComing, message, mayPublish = false } = answer
  const body = { seats: isComing ? coming : [], mayPublish, ...(message === undefined ? {} : { message }) }
  await send(siteUrl, 'POST', `/links/${linkToken}/replies`, body)
}

/** Lets the personal pages of a wedding ask for children, as in the couple's settings of replies. */
export async function askForChildren(siteUrl: string, account: Account, weddingId: string): Promise<void> {
  const token = await signIn(siteUrl, account)
  const path = `/weddings/${weddingId}/reply-settings`
  const settings = await send<ReplySettings>(siteUrl, 'GET', path, undefined, token)
  await send(siteUrl, 'PUT', path, { ...settings, asksChildren: true }, token)
}

/**
 * Replies for half of the families of a wedding by the API: coming, not coming, by phone instead of an earlier reply, and above seats that
 * were lowered since.
 */
export async function fillReplies(siteUrl: string, account: Account, weddingId: string, locale: Locale): Promise<void> {
  const token = await signIn(siteUrl, account)
  const households = await listHouseholds(siteUrl, account, weddingId)
  const replying = households.filter((_household, nth) => nth % 2 === 0)
  for (const [nth, household] of replying.entries()) {
    const message = nth % 3 === 0 ? WISHES[locale][(nth / 3) % 3] : undefined
    await sendReply(siteUrl, household, { isComing: nth % 5 !== 2, message, mayPublish: nth % 2 === 0 })
  }
  const byPhone = households[1]!
  await sendReply(siteUrl, byPhone, { isComing: false, message: WISHES[locale][2] })
  const seats = byPhone.seats.map(({ hallId, allowed }) => ({ hallId, coming: allowed, children: 1 }))
  const path = `/weddings/${weddingId}/households/${byPhone.id}/replies`
  await send<HouseholdStatus>(siteUrl, 'POST', path, { seats }, token)
  const lowered = replying.find((household) => household.seats.some(({ allowed }) => allowed > 2))!
  const [hall] = lowered.seats
  const edit = { ids: [lowered.id], action: 'setSeats', hallId: hall!.hallId, allowed: 1 }
  await send(siteUrl, 'POST', `/weddings/${weddingId}/households/bulk`, edit, token)
}
