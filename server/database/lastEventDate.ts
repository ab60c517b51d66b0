import { sql } from 'kysely'

/** The date of the last of some events; null without any date, and while one of them is postponed and its new date unknown. */
export const lastEventDate = sql<string | null>`
  case when count(case when events.status = 'postponed' then 1 end) = 0 then max(events.date) end`
