import type { components } from '../../../openapi/generated/types.ts'
import { CHANGED_NAMES_SHOWN, CHANGES_PER_PAGE } from '../../config/limits.ts'
import type { AppDeps } from '../../deps.ts'
import type { ResponseBody } from '../../lib/operationTypes.ts'
import type { WeddingView } from '../../lib/weddingView.ts'
import { getLatestChange, getSeenChange, listBatches, listRowsOfBatches, setSeenChange } from '../weddings/changes.ts'
import { formatName, listMemberRows } from '../weddings/members.ts'
import { KINDS_OF_TOPIC, toChangeWire } from './model.ts'
import type { ChangeTopic } from './model.ts'

type Deps = Pick<AppDeps, 'db' | 'clock'>
type ChangeMember = components['schemas']['ChangeMember']

interface ActivityFilters {
  before: number | undefined
  memberId: string | undefined
  topic: ChangeTopic | undefined
}

/** @returns the present members, by account */
async function mapMembers({ db }: Pick<AppDeps, 'db'>, weddingId: string): Promise<Map<string, ChangeMember>> {
  const rows = await listMemberRows(db, weddingId)
  return new Map(
    rows.map((row) => {
      const name = formatName(row)
      const member = { id: row.user_id, ...(row.label === null ? {} : { label: row.label }) }
      return [row.user_id, { ...member, ...(name === '' ? {} : { name }) }]
    }),
  )
}

/** @returns a page of what members have changed, as one of them sees it, newest first */
export async function listChanges(
  { db, clock }: Deps,
  view: WeddingView,
  { before, memberId, topic }: ActivityFilters,
): Promise<ResponseBody<'listChanges'>> {
  const { weddingId } = view
  // First: what is added between the queries stays unseen.
  const latest = await getLatestChange(db, weddingId)
  const filters = { before, userId: memberId, kinds: topic && KINDS_OF_TOPIC[topic] }
  const found = await listBatches(db, view, filters, CHANGES_PER_PAGE + 1)
  const batches = found.slice(0, CHANGES_PER_PAGE)
  const rows = await listRowsOfBatches(db, view, batches, CHANGED_NAMES_SHOWN)
  const members = await mapMembers({ db }, weddingId)
  return {
    items: batches.map((number) =>
      toChangeWire(
        rows.filter(({ batch }) => batch === number),
        view,
        { members, now: clock() },
      ),
    ),
    ...(found.length > CHANGES_PER_PAGE ? { nextBefore: batches.at(-1)! } : {}),
    latest,
    seen: await getSeenChange(db, weddingId, view.member!.userId),
  }
}

/** Marks the changes up to a number as seen by the member, but none that are still to come. */
export async function markChangesSeen(
  { db }: Pick<AppDeps, 'db'>,
  { weddingId, member }: WeddingView,
  number: number,
): Promise<void> {
  const latest = await getLatestChange(db, weddingId)
  await setSeenChange(db, weddingId, member!.userId, Math.min(number, latest))
}
