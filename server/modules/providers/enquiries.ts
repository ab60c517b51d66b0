import { ENQUIRY_MAIL_PAUSE_S, ENQUIRY_MAILS_PER_RUN } from '../../config/limits.ts'
import type { DbTransaction } from '../../database/schema.ts'
import type { AppDeps } from '../../deps.ts'
import { getTimestamp } from '../../lib/instant.ts'
import { parseLanguage } from '../../messages/index.ts'
import type { Mailer } from '../mail/service.ts'
import { buildEnquiriesMail } from './mails.ts'
import { addEnquiry, claimDueProvider, findDueProviders } from './repository/enquiries.ts'
import { getWeek } from './views.ts'

export { subtractAsked as uncountEnquiry } from './repository/enquiries.ts'

type Deps = Pick<AppDeps, 'db' | 'clock' | 'config'> & { mailer: Mailer }

/**
 * Counts an enquiry of an approved provider, whose row stays locked until the transaction ends.
 * @param isFirstOfAccount whether the enquiry is an account's first one to this provider
 * @returns the names of the provider; undefined when it is not approved
 */
export const countEnquiry = (
  trx: DbTransaction,
  providerId: string,
  { isFirstOfAccount, now }: { isFirstOfAccount: boolean; now: number },
) => addEnquiry(trx, providerId, { week: getWeek(now), isFirstOfAccount })

/**
 * Mails providers how many new enquiries they have, at most once in ENQUIRY_MAIL_PAUSE_S, and nothing about the couples. Several processes send
 * one mail.
 */
export async function sendEnquiryMails(deps: Deps): Promise<void> {
  const { db, clock, config, mailer } = deps
  const time = { mailedUntil: getTimestamp(clock, -ENQUIRY_MAIL_PAUSE_S), now: getTimestamp(clock) }
  const due = await findDueProviders(db, time.mailedUntil, ENQUIRY_MAILS_PER_RUN)
  for (const id of due)
    await db.transaction().execute(async (trx) => {
      const row = await claimDueProvider(trx, id, time)
      if (row) await mailer.enqueue(trx, buildEnquiriesMail(config, row, parseLanguage(row.language) ?? 'ar'))
    })
  if (due.length > 0) mailer.scheduleDelivery()
}
