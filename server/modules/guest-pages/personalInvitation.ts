import type { components } from '../../../openapi/generated/types.ts'
import { findLinkedInvitation, isReplyOpen } from '../../../shared/guests/personalLink.ts'
import { getCalendarDate } from '../../../shared/timeZones.ts'
import type { Db } from '../../database/schema.ts'
import type { AppDeps } from '../../deps.ts'
import { ApiError } from '../../errors.ts'
import { getTimestamp } from '../../lib/instant.ts'
import type { Language } from '../../messages/index.ts'
import type { StoredHousehold } from '../guests/model.ts'
import { getLinkedHousehold, lockLinkedHousehold } from '../guests/personalLinks.ts'
import { findSlugsOfWedding } from '../invitations/service.ts'
import type { ReplyRow, SettingsRow } from '../replies/model.ts'
import { toGuestReplyWire } from '../replies/model.ts'
import { findCountingReply, storeReply } from '../replies/replies.ts'
import type { GivenReply } from '../replies/replies.ts'
import { recordHouseholdView } from '../replies/views.ts'
import { getReplySettings } from '../replies/settings.ts'
import { listEvents } from '../weddings/events.ts'
import { toContractNameWire, toEventStatusWire } from '../weddings/model.ts'
import type { EventsAndHalls } from '../weddings/model.ts'
import { getHallName, toPlaceWire } from '../weddings/places.ts'
import { getTimeZone } from '../weddings/service.ts'
import type { WeddingDeps } from '../weddings/service.ts'

type PersonalInvitation = components['schemas']['PersonalInvitation']
export type PersonalEvent = PersonalInvitation['events'][number]

/** What a household's personal link leads to. */
export interface Link extends EventsAndHalls {
  household: StoredHousehold
  timeZone: string
  settings: SettingsRow
  /** The reply that counts. */
  reply: ReplyRow | undefined
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

export const getHouseholdLanguage = ({ row }: StoredHousehold) => row.language as Language

/** @returns the events with seats for the household, each with its halls, in the language of the household */
export function listPersonalEvents({ household, events, halls }: Link): PersonalEvent[] {
  const language = getHouseholdLanguage(household)
  const allowed = new Map(household.seats.map((seat) => [seat.hallId, seat.allowed]))
  return events
    .map((event) => ({
      id: event.id,
      kind: event.kind as PersonalEvent['kind'],
      ...(event.title === null ? {} : { title: event.title }),
      ...toContractNameWire(event.contract_name),
      ...toEventStatusWire(event.status),
      ...(event.date === null ? {} : { date: event.date }),
      ...(event.time === null ? {} : { time: event.time }),
      ...toPlaceWire(event, language, { hasTranslation: false }),
      halls: halls
        .filter((hall) => hall.event_id === event.id && allowed.has(hall.id))
        .map((hall) => ({
          id: hall.id,
          name: getHallName(hall, language),
          audience: hall.audience as PersonalEvent['halls'][number]['audience'],
          allowed: allowed.get(hall.id)!,
        })),
    }))
    .filter((event) => event.halls.length > 0)
}

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
    isOpen: asksReply && isReplyOpen(settings.reply_by, events, getCalendarDate(link.timeZone, now)),
    ...(settings.reply_by === null ? {} : { replyBy: settings.reply_by }),
    ...(settings.contact === null ? {} : { contact: settings.contact }),
    ...(link.reply === undefined ? {} : { reply: toGuestReplyWire(link.reply) }),
  }
}

/**
 * @returns a link with the slug of the couple's invitation that its page shows
 * @throws ApiError not_found, also when the couple has published no invitation
 */
export async function loadPersonalPage(db: Db, token: string): Promise<{ link: Link; slug: string }> {
  const household = await getLinkedHousehold(db, token)
  const shown = findLinkedInvitation(await findSlugsOfWedding(db, household.row.wedding_id), household.row.language)
  if (!shown) throw new ApiError('not_found')
  return { link: await loadLink(db, household), slug: shown.slug }
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
 * @throws ApiError not_found, validation_failed, already_exists (the id), reply_changed, too_late when replies have ended or the household is not
 * asked
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
