import { addDays, getCalendarDate } from '../../../shared/timeZones.ts'
import { weddingPath } from '../../../shared/routes.ts'
import { PHONE_RETENTION_DAYS, PHONE_WARNING_DAYS, UNDATED_PHONE_RETENTION_DAYS } from '../../config/limits.ts'
import { forEachWeddingRange } from '../../database/batches.ts'
import type { AppDeps } from '../../deps.ts'
import { getTimestamp } from '../../lib/instant.ts'
import { getMessages } from '../../messages/index.ts'
import type { Language } from '../../messages/index.ts'
import { deletePhones } from '../guests/phones.ts'
import type { Mailer } from '../mail/service.ts'
import { deleteRequestPhones } from '../replies/requests.ts'
import { listConfirmedOwnerAddresses } from '../weddings/service.ts'
import { claimPhoneWarning, clearPhoneWarning, findPastWeddingsWithPhones } from './repository.ts'
import type { PastWedding } from './repository.ts'

type Deps = Pick<AppDeps, 'db' | 'clock' | 'config'> & { mailer: Mailer }

/** How long after the last event, and without a date after the last change, the couple is warned. */
const WARNED_AFTER_DAYS = PHONE_RETENTION_DAYS - PHONE_WARNING_DAYS
const UNDATED_WARNED_AFTER_DAYS = UNDATED_PHONE_RETENTION_DAYS - PHONE_WARNING_DAYS

/**
 * Deletes the phones of guests PHONE_RETENTION_DAYS after the last event of their wedding, in its time zone, and never less than
 * PHONE_WARNING_DAYS after the couple was warned, if it has confirmed its address. A wedding that has moved to a later date is warned again. Without
 * any date, UNDATED_PHONE_RETENTION_DAYS after the guest list was last changed.
 */
export async function purgePhones(deps: Deps): Promise<void> {
  // One day more: it may be tomorrow already in the time zone of the wedding.
  const latest = addDays(getTimestamp(deps.clock).slice(0, 10), 1 - WARNED_AFTER_DAYS)
  await forEachWeddingRange(deps.db, async (range) => {
    for (const wedding of await findPastWeddingsWithPhones(deps.db, range, latest)) await handlePhones(deps, wedding)
    return true
  })
}

async function handlePhones(deps: Deps, wedding: PastWedding): Promise<void> {
  const { id, time_zone: zone, phones_warned_at: warnedAt } = wedding
  const today = getCalendarDate(zone, deps.clock())
  const warnedOn = warnedAt === null ? null : getCalendarDate(zone, Date.parse(warnedAt))
  const warningDay = getWarningDay(wedding)
  if (today < warningDay) return
  if (warnedOn === null || warnedOn < warningDay) {
    await warn(deps, wedding, addDays(today, PHONE_WARNING_DAYS))
  } else if (today >= addDays(warnedOn, PHONE_WARNING_DAYS)) {
    await deletePhones(deps, id)
    await deleteRequestPhones(deps.db, id)
    // Phones that the couple adds afterwards need a warning of their own.
    await clearPhoneWarning(deps.db, id)
  }
}

/** @returns the first day on which the couple is warned */
const getWarningDay = ({ last_date: lastDate, changed_at: changedAt, time_zone: zone }: PastWedding): string =>
  lastDate === null
    ? addDays(getCalendarDate(zone, Date.parse(changedAt)), UNDATED_WARNED_AFTER_DAYS)
    : addDays(lastDate, WARNED_AFTER_DAYS)

async function warn({ db, clock, config, mailer }: Deps, wedding: PastWedding, deletedOn: string): Promise<void> {
  const { subject, text } = getMessages(wedding.language as Language).phonesMail
  const page = config.publicUrl + weddingPath('guests', wedding.id)
  await db.transaction().execute(async (trx) => {
    // Another process has sent the mail.
    if (!(await claimPhoneWarning(trx, wedding, getTimestamp(clock)))) return
    const mail = { subject, text: text({ title: wedding.title, deletedOn, page }) }
    for (const to of await listConfirmedOwnerAddresses(trx, wedding.id)) await mailer.enqueue(trx, { to, ...mail })
  })
  mailer.scheduleDelivery()
}
