import { DEFAULT_TIME_ZONE } from '../../../shared/limits.ts'
import { PROVIDER_WEEKS_SHOWN } from '../../config/limits.ts'
import type { Db } from '../../database/schema.ts'
import type { AppDeps } from '../../deps.ts'
import { addViews, findWeeks } from './repository/weeks.ts'

const DAY_MS = 24 * 3_600_000
const SATURDAY = 6
const dateFormat = new Intl.DateTimeFormat('en-CA', { timeZone: DEFAULT_TIME_ZONE, dateStyle: 'short' })

/** @returns the Saturday on which a week begins, as YYYY-MM-DD: the one of this instant in Cairo, or some weeks before */
export function getWeek(now: number, weeksBefore = 0): string {
  const today = new Date(`${dateFormat.format(now)}T00:00:00Z`)
  const daysSinceSaturday = (today.getUTCDay() - SATURDAY + 7) % 7
  return new Date(today.getTime() - (daysSinceSaturday + 7 * weeksBefore) * DAY_MS).toISOString().slice(0, 10)
}

/** @returns a function that gives the recent weeks of one of the providers, with the views of its page and its enquiries, the latest first */
export async function findRecentWeeks(db: Db, providerIds: string[], clock: () => number) {
  const now = clock()
  const weeks = Array.from({ length: PROVIDER_WEEKS_SHOWN }, (_, nth) => getWeek(now, nth))
  const rows = await findWeeks(db, providerIds, weeks.at(-1)!)
  return (providerId: string) =>
    weeks.map((from) => {
      const row = rows.find((one) => one.provider_id === providerId && one.week === from)
      return { from, views: row?.views ?? 0, enquiries: row?.enquiries ?? 0 }
    })
}

export interface ViewCounter {
  count: (providerId: string) => void
  /** Stores what was counted since the last time. */
  store: () => Promise<void>
}

/**
 * Counts how often pages of providers are opened. The counts are added to the database together, so that a popular page causes no write for each
 * view; a crash loses those of the last minute.
 */
export function createViewCounter({ db, clock }: Pick<AppDeps, 'db' | 'clock'>): ViewCounter {
  let views = new Map<string, number>()
  return {
    count: (providerId) => void views.set(providerId, (views.get(providerId) ?? 0) + 1),
    store: async () => {
      const counted = views
      views = new Map()
      const week = getWeek(clock())
      for (const [providerId, count] of counted) await addViews(db, providerId, week, count)
    },
  }
}
