import type { components } from '../../../openapi/generated/types.ts'
import { countReplies } from '../../../shared/guests/replies.ts'
import type { ReplyLike, StatusLike } from '../../../shared/guests/replies.ts'
import { countHouseholds } from '../../../shared/guests/summary.ts'
import type { HallLike } from '../../../shared/guests/summary.ts'
import type { AppDeps } from '../../deps.ts'
import { getReadableSides } from '../../lib/weddingView.ts'
import type { Side, WeddingView } from '../../lib/weddingView.ts'
import { listHalls } from '../weddings/service.ts'
import { viewWholeWedding } from '../weddings/wholeWedding.ts'
import { countHouseholdRows, findCountedHouseholds } from './repository/households.ts'

type GuestSummary = components['schemas']['GuestSummary']
const SIDES: readonly Side[] = ['groom', 'bride', 'both']

interface Counted {
  id: string
  side: Side
  tags: string[]
  phoneE164: string | undefined
  asksReply: boolean
  seats: { hallId: string; allowed: number }[]
  /** Seats of the reply that counts. */
  replied: ReplyLike['seats'] | undefined
}

async function listCounted({ db }: Pick<AppDeps, 'db'>, weddingId: string): Promise<Counted[]> {
  const found = await findCountedHouseholds(db, viewWholeWedding(weddingId))
  return found.map(({ row, seats }) => ({
    id: row.id,
    side: row.side as Side,
    tags: JSON.parse(row.tags) as string[],
    phoneE164: row.phone_e164 ?? undefined,
    asksReply: row.asks_reply === 1,
    seats,
    replied: row.reply_seats === null ? undefined : (JSON.parse(row.reply_seats) as ReplyLike['seats']),
  }))
}

const toStatuses = (households: Counted[]): Record<string, StatusLike> =>
  Object.fromEntries(households.flatMap(({ id, replied }) => (replied ? [[id, { reply: { seats: replied } }]] : [])))

/** @returns the counts of the halls, with how many come of each side */
function countHalls(households: Counted[], halls: HallLike[]): GuestSummary['halls'] {
  const replies = new Map(
    SIDES.map((side) => {
      const ofSide = households.filter((household) => household.side === side)
      return [side, countReplies(ofSide, toStatuses(ofSide), halls, 0).halls]
    }),
  )
  return countHouseholds(households, halls).halls.map((hall, nth) => ({
    ...hall,
    sides: hall.sides.map((count) => ({ ...count, coming: replies.get(count.side)![nth]!.coming })),
  }))
}

/**
 * @returns the counts of the households that a member sees; of a viewer, who sees none, those of all, without tags. The totals of the halls are of all
 * households for every member.
 */
export async function summarizeGuests({ db }: AppDeps, view: WeddingView): Promise<GuestSummary> {
  const halls = (await listHalls(db, view.weddingId)).map((row) => ({ id: row.id, eventId: row.event_id }))
  const all = await listCounted({ db }, view.weddingId)
  const isViewer = view.member?.role === 'viewer'
  const readable = getReadableSides(view)
  const seen = isViewer ? all : all.filter(({ side }) => readable.includes(side))
  const counts = countHouseholds(seen, halls)
  return {
    ...counts,
    tags: isViewer ? [] : counts.tags,
    halls: countHalls(all, halls),
    replies: countReplies(seen, toStatuses(seen), halls, 0).total,
    inBin: await countHouseholdRows(db, view, { isDeleted: true }),
  }
}
