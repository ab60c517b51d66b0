import { countGuests, mapEventsOfHalls } from './summary.ts'
import type { HallLike } from './summary.ts'

/** The details of a household that its reply is compared with (Household of the OpenAPI document). */
export interface AskedHousehold {
  id: string
  asksReply: boolean
  seats: readonly { hallId: string; allowed: number }[]
}

/** A reply as the figures need it (Reply of the OpenAPI document). */
export interface ReplyLike {
  seats: readonly { hallId: string; coming: number; children: number }[]
}

/** What is known of a household (HouseholdStatus of the OpenAPI document). */
export interface StatusLike {
  reply?: ReplyLike | undefined
}

/**
 * What a household has answered. `notAsked`: it has no reply, and the couple does not ask it, or it has no seats, so that its page does not
 * ask either.
 */
export type Answer = 'coming' | 'notComing' | 'silent' | 'notAsked'

/** Families by their answer, and the persons who come. */
export interface AnswerCounts {
  coming: number
  notComing: number
  silent: number
  guests: number
}

/** The persons of a hall. */
export interface HallReplies {
  hallId: string
  /** Seats of all households. */
  allowed: number
  coming: number
  /** How many of those who come are children. */
  children: number
  /** Seats of silent households. */
  silent: number
  /** Those who come, and a percentage of the seats of silent households. */
  forecast: number
}

export interface ReplyCounts {
  /** Each household once; its guests in the event to which most of them come. */
  total: AnswerCounts
  /** Events with halls, in the order of the halls. */
  events: (AnswerCounts & { eventId: string })[]
  halls: HallReplies[]
}

const hasComing = ({ seats }: ReplyLike): boolean => seats.some(({ coming }) => coming > 0)

/** @returns what a household has answered, by its reply that counts */
export function getAnswer({ asksReply, seats }: AskedHousehold, status: StatusLike | undefined): Answer {
  if (status?.reply) return hasComing(status.reply) ? 'coming' : 'notComing'
  return asksReply && seats.some(({ allowed }) => allowed > 0) ? 'silent' : 'notAsked'
}

/** @returns whether more persons come to a hall than the household has seats there: its seats were lowered or taken away after the reply */
export function isAboveSeats({ seats }: Pick<AskedHousehold, 'seats'>, reply: ReplyLike): boolean {
  const allowed = new Map(seats.map((seat) => [seat.hallId, seat.allowed]))
  return reply.seats.some(({ hallId, coming }) => coming > (allowed.get(hallId) ?? 0))
}

/** @returns the number of persons who come: those in the event to which most come */
export const countComing = ({ seats }: ReplyLike, eventOfHall: ReadonlyMap<string, string>): number =>
  countGuests({ seats: seats.map(({ hallId, coming }) => ({ hallId, allowed: coming })) }, eventOfHall)

const createAnswerCounts = (): AnswerCounts => ({ coming: 0, notComing: 0, silent: 0, guests: 0 })

function addAnswer(counts: AnswerCounts, answer: Answer, guests: number): void {
  if (answer === 'notAsked') return
  counts[answer] += 1
  counts.guests += guests
}

/** @returns the persons of a household who come to each event to which it is invited */
function countByEvent(
  { seats }: AskedHousehold,
  reply: ReplyLike | undefined,
  eventOfHall: ReadonlyMap<string, string>,
): Map<string, number> {
  const byEvent = new Map<string, number>()
  const add = (hallId: string, coming: number) => {
    const event = eventOfHall.get(hallId)
    if (event !== undefined) byEvent.set(event, (byEvent.get(event) ?? 0) + coming)
  }
  for (const { hallId } of seats) add(hallId, 0)
  for (const { hallId, coming } of reply?.seats ?? []) add(hallId, coming)
  return byEvent
}

/**
 * Counts what households have answered. Persons are counted as they replied, also above seats that were lowered since.
 * @param statuses by the id of their household
 * @param halls all halls of the wedding, in the order of the result
 * @param silentRate percentage of the seats of silent households that the forecast counts
 */
export function countReplies(
  households: readonly AskedHousehold[],
  statuses: Readonly<Record<string, StatusLike>>,
  halls: readonly HallLike[],
  silentRate: number,
): ReplyCounts {
  const eventOfHall = mapEventsOfHalls(halls)
  const total = createAnswerCounts()
  const byEvent = new Map(halls.map(({ eventId }) => [eventId, { eventId, ...createAnswerCounts() }]))
  const byHall = new Map(
    halls.map(({ id }) => [id, { hallId: id, allowed: 0, coming: 0, children: 0, silent: 0, forecast: 0 }]),
  )
  for (const household of households) {
    const status = statuses[household.id]
    const reply = status?.reply
    const answer = getAnswer(household, status)
    addAnswer(total, answer, reply ? countComing(reply, eventOfHall) : 0)
    for (const [event, coming] of countByEvent(household, reply, eventOfHall))
      addAnswer(byEvent.get(event)!, reply ? (coming > 0 ? 'coming' : 'notComing') : answer, coming)
    for (const { hallId, allowed } of household.seats) {
      const hall = byHall.get(hallId)
      if (!hall) continue
      hall.allowed += allowed
      if (answer === 'silent') hall.silent += allowed
    }
    for (const { hallId, coming, children } of reply?.seats ?? []) {
      const hall = byHall.get(hallId)
      if (!hall) continue
      hall.coming += coming
      hall.children += children
    }
  }
  for (const hall of byHall.values()) hall.forecast = hall.coming + Math.round((hall.silent * silentRate) / 100)
  return { total, events: [...byEvent.values()], halls: [...byHall.values()] }
}
