import { getCalendarDate } from '../../../shared/timeZones.ts'
import { isForeignKeyViolation } from '../../database/errors.ts'
import type { Db } from '../../database/schema.ts'
import type { AppDeps } from '../../deps.ts'
import { ApiError } from '../../errors.ts'
import { getTimestamp } from '../../lib/instant.ts'
import type { ResponseBody } from '../../lib/operationTypes.ts'
import type { WeddingView } from '../../lib/weddingView.ts'
import type { HouseholdRow } from '../guests/model.ts'
import { getPublishedInvitation } from '../invitations/service.ts'
import type { InvitationDeps } from '../invitations/service.ts'
import { lockWedding } from '../weddings/service.ts'
import { viewWholeWedding } from '../weddings/wholeWedding.ts'
import { countOpenView, countViews, hasHouseholdView, insertHouseholdView } from './repository/views.ts'
import { recordStatusChange } from './statuses.ts'

type ViewSource = ResponseBody<'getViewSummary'>['sources'][number]['source']

/**
 * Records that a household opened its page: once a day and source, in the time zone of the wedding.
 * @throws ApiError not_found when the wedding or the household was deleted meanwhile
 */
export async function recordHouseholdView(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  { id: householdId, wedding_id: weddingId }: HouseholdRow,
  { source, timeZone }: { source: ViewSource; timeZone: string },
): Promise<void> {
  const view = { household_id: householdId, source, date: getCalendarDate(timeZone, clock()) }
  // Without a transaction, because most calls repeat an earlier one.
  if (await hasHouseholdView(db, view)) return
  const opened = { opened_at: getTimestamp(clock), opened_by: source }
  await db
    .transaction()
    .execute(async (trx) => {
      await lockWedding(trx, weddingId)
      const isFirst = await insertHouseholdView(trx, { ...view, wedding_id: weddingId })
      if (isFirst) await recordStatusChange(trx, { weddingId, householdId }, opened)
    })
    .catch(refuseDeleted)
}

/**
 * Counts a view of the public link.
 * @throws ApiError not_found
 */
export async function recordOpenView(
  { db, clock, invitationCache }: Pick<InvitationDeps, 'db' | 'clock' | 'invitationCache'>,
  slug: string,
): Promise<void> {
  const { id, wedding_id, time_zone: zone } = await getPublishedInvitation({ invitationCache }, slug)
  const view = { wedding_id, invitation_id: id, source: 'open', date: getCalendarDate(zone, clock()) }
  await countOpenView(db, view).catch(refuseDeleted)
}

/** @throws ApiError not_found when what was viewed has been deleted meanwhile */
function refuseDeleted(error: unknown): never {
  throw isForeignKeyViolation(error) ? new ApiError('not_found') : error
}

/**
 * @returns the views by kind of link, for a side manager those of households that it sees; the public link does not know who opens it
 */
export async function getViewSummary({ db }: { db: Db }, view: WeddingView): Promise<ResponseBody<'getViewSummary'>> {
  const isPart = view.member?.role === 'sideManager'
  const counts = await countViews(db, isPart ? view : viewWholeWedding(view.weddingId))
  return {
    sources: counts.map(({ source, views, households }) => ({
      source: source as ViewSource,
      views,
      ...(source === 'open' ? {} : { households }),
    })),
  }
}
