import type { EventStatus } from './events.ts'
import type { HouseholdLike } from './household.ts'
import { isReplyOpen } from './personalLink.ts'

export const MESSAGE_KINDS = ['invite', 'change', 'reminder', 'thanks'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/** A household is reminded again after this many days. */
export const REMINDER_DAYS = 3
const DAY_MS = 86_400_000

/** The details of a household that decide what is sent to it (Household of the OpenAPI document). */
export interface QueueHousehold extends Pick<HouseholdLike, 'id' | 'seats'> {
  asksReply: boolean
  /** Absent when it was revoked. */
  linkToken?: string | undefined
  /** Its phone in the international form; absent when none is known. */
  phoneE164?: string | undefined
  dataRemovedAt?: string | undefined
  updatedAt: string
}

interface QueueSend {
  kind: MessageKind
  result: 'sent' | 'skipped' | 'wrongNumber'
  createdAt: string
}

/** What is known of a household since it was invited (HouseholdStatus of the OpenAPI document). */
export interface QueueStatus {
  reply?: { seats: readonly { coming: number }[] } | undefined
  /** The latest message of each kind. */
  sends: readonly QueueSend[]
  /** Who has the household open on the desk, and until when. */
  desk?: { memberId: string; until: string } | undefined
}

/** An event with its halls (Event of the OpenAPI document). */
export interface QueueEvent {
  /** YYYY-MM-DD. */
  date?: string | undefined
  status?: EventStatus | undefined
  movedAt?: string | undefined
  halls: readonly { id: string }[]
}

export interface QueueInput<H extends QueueHousehold> {
  /** In the order of the list. */
  households: readonly H[]
  /** By the id of the household. */
  statuses: Readonly<Record<string, QueueStatus>>
  events: readonly QueueEvent[]
  /** The last day for replies, YYYY-MM-DD; without it, the day of the household's last event. */
  replyBy?: string | undefined
  /** Today in the time zone of the wedding, YYYY-MM-DD. */
  today: string
  /** In ms. */
  now: number
}

export interface Queue<H extends QueueHousehold> {
  /** The households to which the message is still to be sent on WhatsApp, in list order; those that were skipped come last. */
  households: H[]
  /** The households to which it is still to be sent, and whose number is not known, in list order. */
  withoutNumber: H[]
  /** The households whose number is wrong, in list order. */
  wrongNumbers: H[]
  counts: {
    sent: number
    /** Of those, the ones that are asked for a reply and have sent none. */
    waiting: number
    skipped: number
    /** Not sent yet. */
    left: number
  }
}

/** Whom a kind of message concerns. */
interface Rule {
  isMeant: boolean
  /** Messages before this instant do not count. */
  since: string
}

interface Plan {
  eventOfHall: ReadonlyMap<string, QueueEvent>
  /** Of the events that take place; empty while one is postponed. */
  lastDate: string
}

const maxText = (texts: readonly (string | undefined)[]): string =>
  texts.reduce<string>((latest, text) => (text !== undefined && text > latest ? text : latest), '')

/** @returns the last date on which an event takes place; empty while one is postponed */
function findLastDate(events: readonly QueueEvent[]): string {
  if (events.some(({ status }) => status === 'postponed')) return ''
  return maxText(events.filter(({ status }) => status === undefined).map(({ date }) => date))
}

/** @returns when the household was invited; undefined before that */
const getInvitedAt = (sends: readonly QueueSend[]): string | undefined =>
  sends.find(({ kind, result }) => kind === 'invite' && result === 'sent')?.createdAt

function getRule<H extends QueueHousehold>(
  kind: MessageKind,
  household: H,
  status: QueueStatus | undefined,
  { eventOfHall, lastDate, replyBy, today, now }: QueueInput<H> & Plan,
): Rule {
  const sends = status?.sends ?? []
  const events = household.seats.flatMap(({ hallId }) => eventOfHall.get(hallId) ?? [])
  const isAnyPlanned = events.some((event) => event.status === undefined)
  const invitedAt = getInvitedAt(sends)
  switch (kind) {
    case 'invite':
      return { isMeant: isAnyPlanned && household.linkToken !== undefined, since: '' }
    case 'change': {
      const movedAt = maxText(events.map((event) => event.movedAt))
      return { isMeant: invitedAt !== undefined && invitedAt < movedAt, since: movedAt }
    }
    case 'reminder': {
      const isOpen = isReplyOpen(replyBy, events, today)
      const isWaiting = invitedAt !== undefined && household.asksReply && status?.reply === undefined
      return { isMeant: isOpen && isWaiting, since: new Date(now - REMINDER_DAYS * DAY_MS).toISOString() }
    }
    default: {
      const cameAny = status?.reply?.seats.some(({ coming }) => coming > 0) ?? false
      return { isMeant: cameAny && lastDate !== '' && lastDate < today, since: '' }
    }
  }
}

/**
 * Finds the households to which a kind of message is to be sent. Each device computes the same queue from the same statuses, so that another phone
 * continues where the first one stopped.
 */
export function buildQueue<H extends QueueHousehold>(kind: MessageKind, input: QueueInput<H>): Queue<H> {
  const { households, statuses, events } = input
  const eventOfHall = new Map(events.flatMap((event) => event.halls.map(({ id }) => [id, event] as const)))
  const plan = { ...input, eventOfHall, lastDate: findLastDate(events) }
  const waiting: H[] = []
  const skipped: { household: H; at: string }[] = []
  const withoutNumber: H[] = []
  const wrongNumbers: H[] = []
  const sentTo: H[] = []
  for (const household of households) {
    const status = statuses[household.id]
    const { isMeant, since } = getRule(kind, household, status, plan)
    if (!isMeant || household.dataRemovedAt !== undefined) continue
    const sends = status?.sends ?? []
    const latest = sends.find((send) => send.kind === kind && send.createdAt >= since)
    if (latest?.result === 'sent') sentTo.push(household)
    // A wrong number is wrong for every message, until the household is edited.
    else if (sends.some((send) => send.result === 'wrongNumber' && send.createdAt >= household.updatedAt))
      wrongNumbers.push(household)
    else if (household.phoneE164 === undefined) withoutNumber.push(household)
    else if (latest?.result === 'skipped') skipped.push({ household, at: latest.createdAt })
    else waiting.push(household)
  }
  skipped.sort((a, b) => (a.at < b.at ? -1 : 1))
  const queue = [...waiting, ...skipped.map(({ household }) => household)]
  const counts = {
    sent: sentTo.length,
    waiting: sentTo.filter(({ id, asksReply }) => asksReply && statuses[id]?.reply === undefined).length,
    skipped: skipped.length,
    left: queue.length + withoutNumber.length,
  }
  return { households: queue, withoutNumber, wrongNumbers, counts }
}

/**
 * @param selfId the member who asks; undefined while unknown
 * @param now in ms
 * @returns the other member who has a household open on the desk
 */
export function findOpenedBy(status: Pick<QueueStatus, 'desk'> | undefined, selfId: string | undefined, now: number) {
  const desk = status?.desk
  return desk && selfId !== undefined && desk.memberId !== selfId && Date.parse(desk.until) > now
    ? desk.memberId
    : undefined
}

/**
 * Finds the household to show next, so that members who send at the same time get different ones.
 * @param queue in the order in which they are offered
 * @param isOpenElsewhere whether another member has a household open
 * @returns the first one that nobody else has open, otherwise the first one; the present one only when it is alone
 */
export function findNext<H extends { id: string }>(
  queue: readonly H[],
  presentId: string | undefined,
  isOpenElsewhere: (id: string) => boolean,
): H | undefined {
  const others = queue.filter(({ id }) => id !== presentId)
  return others.find(({ id }) => !isOpenElsewhere(id)) ?? others[0] ?? queue[0]
}
