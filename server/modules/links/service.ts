import type { components } from '../../../openapi/generated/types.ts'
import { getCalendarDate } from '../../../shared/timeZones.ts'
import type { Db, DbTransaction, Row } from '../../database/schema.ts'
import type { AppDeps } from '../../deps.ts'
import { ApiError } from '../../errors.ts'
import type { Language } from '../../messages/index.ts'
import { getTimestamp } from '../../lib/instant.ts'
import type { StoredHousehold } from '../guests/model.ts'
import { findHouseholdByToken } from '../guests/service.ts'
import type { ReplyRow, SettingsRow } from '../replies/model.ts'
import { toGuestReplyWire } from '../replies/model.ts'
import { findCountingReply, storeReply } from '../replies/replies.ts'
import type { GivenReply } from '../replies/replies.ts'
import { recordHouseholdView } from '../replies/views.ts'
import { getReplySettings } from '../replies/settings.ts'
import { listEvents } from '../weddings/events.ts'
import type { EventsAndHalls } from '../weddings/model.ts'
import { lockWedding } from '../weddings/service.ts'
import type { WeddingDeps } from '../weddings/service.ts'
import { findInvitationChoices, findTimeZone } from './repository.ts'

type PersonalInvitation = components['schemas']['PersonalInvitation']
type PersonalEvent = PersonalInvitation['events'][number]

/** What a household's personal link leads to. */
export interface Link extends EventsAndHalls {
  household: StoredHousehold
  timeZone: string
  settings: SettingsRow
  /** The reply that counts. */
  reply: ReplyRow | undefined
}

/**
 * @returns the household of a personal link
 * @throws ApiError not_found for unknown and revoked tokens, and for households in the bin
 */
export async function getLinkedHousehold(db: Db, token: string): Promise<StoredHousehold> {
  const household = await findHouseholdByToken(db, token)
  if (!household || household.row.deleted_at !== null) throw new ApiError('not_found')
  return household
}

/** @returns whether a token leads to a household */
export async function hasLinkedHousehold(db: Db, token: string): Promise<boolean> {
  return (await findHouseholdByToken(db, token))?.row.deleted_at === null
}

/**
 * Locks the wedding of a personal link until the transaction ends.
 * @param before the household, which is read again, because its link or its seats may have changed before the lock
 * @throws ApiError not_found
 */
export async function lockLinkedHousehold(
  trx: DbTransaction,
  token: string,
  before: StoredHousehold,
): Promise<{ household: StoredHousehold; wedding: Row<'weddings'> }> {
  const wedding = await lockWedding(trx, before.row.wedding_id)
  return { household: await getLinkedHousehold(trx, token), wedding }
}

/** @throws ApiError not_found when the wedding was deleted since its household was read */
async function getTimeZone(db: Db, weddingId: string): Promise<string> {
  const zone = await findTimeZone(db, weddingId)
  if (zone === undefined) throw new ApiError('not_found')
  return zone
}

async function loadLink(db: Db, household: StoredHousehold): Promise<Link> {
  const weddingId = household.row.wedding_id
  return {
    household,
    timeZone: await getTimeZone(db, weddingId),
    ...(await listEvents({ db }, weddingId)),
    settings: await getReplySettings({ db }, weddingId),
    reply: await findCountingReply(db, household.row.id),
  }
}

/** @returns the events with seats for the household, each with its halls */
export function listPersonalEvents({ household, events, halls }: Link): PersonalEvent[] {
  const allowed = new Map(household.seats.map((seat) => [seat.hallId, seat.allowed]))
  return events
    .map((event) => ({
      id: event.id,
      kind: event.kind as PersonalEvent['kind'],
      ...(event.title === null ? {} : { title: event.title }),
      ...(event.date === null ? {} : { date: event.date }),
      ...(event.time === null ? {} : { time: event.time }),
      ...(event.place === null ? {} : { place: event.place }),
      halls: halls
        .filter((hall) => hall.event_id === event.id && allowed.has(hall.id))
        .map(({ id, name, audience }) => ({
          id,
          name,
          audience: audience as PersonalEvent['halls'][number]['audience'],
          allowed: allowed.get(id)!,
        })),
    }))
    .filter((event) => event.halls.length > 0)
}

/** @returns the last day for replies; null when the couple has set none and no event has a date */
function getLastDay({ settings }: Link, events: PersonalEvent[]): string | null {
  const dates = events.flatMap(({ date }) => date ?? []).toSorted()
  return settings.reply_by ?? dates.at(-1) ?? null
}

/** @returns whether the guests can reply now, in the time zone of the wedding */
function isOpen(link: Link, events: PersonalEvent[], now: number): boolean {
  const lastDay = getLastDay(link, events)
  return lastDay === null || getCalendarDate(link.timeZone, now) <= lastDay
}

export const getHouseholdLanguage = ({ row }: StoredHousehold) => row.language as Language

/** @returns the link as its guests see it, without the invitation */
export function toPersonalWire(link: Link, now: number): Omit<PersonalInvitation, 'slug'> {
  const { row } = link.household
  const { settings } = link
  const events = listPersonalEvents(link)
  const question = row.language === 'ar' ? settings.question_ar : settings.question_en
  const asksReply = row.asks_reply === 1 && events.length > 0
  return {
    household: {
      ...(row.honorific === null ? {} : { honorific: row.honorific }),
      name: row.name,
      language: getHouseholdLanguage(link.household),
    },
    timeZone: link.timeZone,
    events,
    asksReply,
    asksChildren: settings.asks_children === 1,
    ...(question === null ? {} : { question }),
    isOpen: asksReply && isOpen(link, events, now),
    ...(settings.reply_by === null ? {} : { replyBy: settings.reply_by }),
    ...(settings.contact === null ? {} : { contact: settings.contact }),
    ...(link.reply === undefined ? {} : { reply: toGuestReplyWire(link.reply) }),
  }
}

/**
 * @returns a link with the couple's invitation in the language of the household, else the oldest one
 * @throws ApiError not_found, also when the couple has published no invitation
 */
export async function loadPersonalPage(db: Db, token: string): Promise<{ link: Link; slug: string }> {
  const household = await getLinkedHousehold(db, token)
  const choices = await findInvitationChoices(db, household.row.wedding_id)
  const chosen = choices.find(({ language }) => language === household.row.language) ?? choices[0]
  if (!chosen) throw new ApiError('not_found')
  return { link: await loadLink(db, household), slug: chosen.slug }
}

/**
 * @returns what the page of a personal link shows
 * @throws ApiError not_found, also when the couple has published no invitation
 */
export async function getPersonalInvitation(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  token: string,
): Promise<PersonalInvitation> {
  const { link, slug } = await loadPersonalPage(db, token)
  return { slug, ...toPersonalWire(link, clock()) }
}

/**
 * Stores a reply of a household. It replaces the earlier one, which stays in the history.
 * @throws ApiError not_found, validation_failed, too_late when replies have ended or the household is not asked
 */
export async function sendReply(
  { db, clock, touchInvitations }: WeddingDeps,
  token: string,
  given: GivenReply,
): Promise<ReplyRow> {
  const before = await getLinkedHousehold(db, token)
  // Before the lock, for which all guests of the wedding wait.
  if (!toPersonalWire(await loadLink(db, before), clock()).isOpen) throw new ApiError('too_late')
  const { reply, announce } = await db.transaction().execute(async (trx) => {
    const { household, wedding } = await lockLinkedHousehold(trx, token, before)
    const stored = await storeReply(trx, household, { channel: 'link', now: getTimestamp(clock) }, given)
    return {
      reply: stored.reply,
      announce: stored.isWishChanged ? await touchInvitations(trx, wedding.id) : null,
    }
  })
  announce?.()
  return reply
}

/**
 * Records that a household opened its page.
 * @throws ApiError not_found
 */
export async function recordPersonalView(
  deps: Pick<AppDeps, 'db' | 'clock'>,
  token: string,
  source: 'link' | 'card',
): Promise<void> {
  const { row } = await getLinkedHousehold(deps.db, token)
  await recordHouseholdView(deps, row, { source, timeZone: await getTimeZone(deps.db, row.wedding_id) })
}
