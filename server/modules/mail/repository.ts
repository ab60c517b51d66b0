import { findPage } from '../../database/pages.ts'
import type { Page, PageRequest } from '../../database/pages.ts'
import type { Db, NewRow, Row } from '../../database/schema.ts'

export type MailRow = Row<'mails'>

/** @returns a page of the queue, the oldest first */
export const findMailPage = (db: Db, page: PageRequest): Promise<Page<MailRow>> =>
  findPage(db.selectFrom('mails').selectAll().orderBy('created_at').orderBy('id'), page)

/** Makes the mails due whose next attempt is after a time. */
export async function updateAttemptsAfter(db: Db, time: string, now: string): Promise<void> {
  await db.updateTable('mails').set({ next_attempt_at: now }).where('next_attempt_at', '>', time).execute()
}

export async function insertMail(db: Db, mail: NewRow<'mails'>): Promise<void> {
  await db.insertInto('mails').values(mail).execute()
}

/** @returns the mails whose next attempt is due, the longest due first */
export const findDueMails = (db: Db, now: string, limit: number): Promise<MailRow[]> =>
  db
    .selectFrom('mails')
    .selectAll()
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute()

/** @returns the number of mails in the queue, and when the oldest was created */
export const countMails = (db: Db): Promise<{ length: number | string | bigint; oldest: string | null }> =>
  db
    .selectFrom('mails')
    .select(({ fn }) => [fn.countAll().as('length'), fn.min('created_at').as('oldest')])
    .executeTakeFirstOrThrow()

/**
 * Counts an attempt and postpones the next one, unless another process has done so.
 * @returns whether this call did
 */
export async function claimMail(
  db: Db,
  { id, attempts }: Pick<MailRow, 'id' | 'attempts'>,
  now: string,
  leaseEndsAt: string,
): Promise<boolean> {
  const row = await db
    .updateTable('mails')
    .set({ attempts: attempts + 1, next_attempt_at: leaseEndsAt })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('next_attempt_at', '<=', now)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function updateNextAttempt(db: Db, id: string, nextAttemptAt: string): Promise<void> {
  await db.updateTable('mails').set({ next_attempt_at: nextAttemptAt }).where('id', '=', id).execute()
}

/** @returns whether the mail existed */
export async function deleteMail(db: Db, id: string): Promise<boolean> {
  return (await db.deleteFrom('mails').where('id', '=', id).returning('id').executeTakeFirst()) !== undefined
}
