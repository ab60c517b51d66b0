import type { components } from '../../../openapi/generated/types.ts'
import { countReplies } from '../../../shared/guests/replies.ts'
import type { ReplyCounts, ReplyLike } from '../../../shared/guests/replies.ts'
import { countHouseholds } from '../../../shared/guests/summary.ts'
import type { GuestCounts, HallLike } from '../../../shared/guests/summary.ts'
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

type CountsBySide = ReadonlyMap<Side, ReplyCounts>

/** @returns what the households of each side have replied */
const countRepliesBySide = (households: Counted[], halls: HallLike[]): CountsBySide =>
  new Map(
    SIDES.map((side) => {
      const ofSide = households.filter((household) => household.side === side)
      const statuses = Object.fromEntries(
        ofSide.flatMap(({ id, replied }) => (replied ? [[id, { reply: { seats: replied } }]] : [])),
      )
      return [side, countReplies(ofSide, statuses, halls, 0)]
    }),
  )

/** @returns the counts of the halls, with how many come of each side */
const addComing = (counts: GuestCounts['halls'], replies: CountsBySide): GuestSummary['halls'] =>
  counts.map((hall, nth) => ({
    ...hall,
    sides: hall.sides.map((count) => ({ ...count, coming: replies.get(count.side)!.halls[nth]!.coming })),
  }))

/** @returns the totals of several sides */
const addTotals = (replies: CountsBySide, sides: readonly Side[]): GuestSummary['replies'] =>
  sides
    .map((side) => replies.get(side)!.total)
    .reduce((sum, { coming, notComing, silent, guests }) => ({
      coming: sum.coming + coming,
      notComing: sum.notComing + notComing,
      silent: sum.silent + silent,
      guests: sum.guests + guests,
    }))

/**
 * @returns the counts of the households that a member sees; of a viewer, who sees none, those of all, without tags. The totals of the halls are of all
 * households for every member.
 */
export async function summarizeGuests({ db }: AppDeps, view: WeddingView): Promise<GuestSummary> {
  const halls = (await listHalls(db, view.weddingId)).map((row) => ({ id: row.id, eventId: row.event_id }))
  const all = await listCounted({ db }, view.weddingId)
  const isViewer = view.member?.role === 'viewer'
  const sides = isViewer ? SIDES : getReadableSides(view)
  const seen = all.filter(({ side }) => sides.includes(side))
  const counts = countHouseholds(seen, halls)
  const total = seen.length === all.length ? counts : countHouseholds(all, halls)
  const replies = countRepliesBySide(all, halls)
  return {
    ...counts,
    tags: isViewer ? [] : counts.tags,
    halls: addComing(total.halls, replies),
    replies: addTotals(replies, sides),
    inBin: await countHouseholdRows(db, view, { isDeleted: true }),
  }
}
