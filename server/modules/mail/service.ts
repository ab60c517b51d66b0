import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { formatStamp } from '../../database/backup/stamp.ts'
import type { Logger } from '../../lib/logger.ts'
import type { Config } from '../../config/config.ts'
import { getTimestamp } from '../../lib/instant.ts'
import type { Db } from '../../database/schema.ts'
import {
  MAILS_END_MS,
  MAX_PARALLEL_MAILS,
  MAIL_ATTEMPTS,
  MAIL_LEASE_S,
  MAIL_LIFE_S,
  MAIL_POLL_MS,
  MAIL_RETRY_LONGEST_S,
  MAIL_RETRY_S,
} from '../../config/limits.ts'
import {
  claimMail,
  countMails,
  deleteMail,
  findDueMails,
  insertMail,
  updateAttemptsAfter,
  updateNextAttempt,
} from './repository.ts'
import type { MailRow } from './repository.ts'
import { createMailTransport, describeFailure, isPermanentFailure } from './transport.ts'
import { toEmailKey } from '../../../shared/text.ts'

export { findMailPage } from './repository.ts'
export type { MailRow } from './repository.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  /** The lifetime of the mail, in seconds. An expired mail is not sent. */
  lifeS?: number
}

/** The mail queue: stores mails first and sends them afterwards (docs/decisions/0027-mail-outbox.md). */
export interface Mailer {
  /** Stores a mail and starts its delivery. Resolves when the mail is stored. */
  send: (mail: Mail) => Promise<void>
  /** Stores a mail in the caller's transaction. Call `scheduleDelivery` after the commit to send it before the next poll. */
  enqueue: (db: Db, mail: Mail) => Promise<void>
  scheduleDelivery: () => void
  /** Resolves when no delivery is in progress. */
  waitForIdle: () => Promise<void>
  /** Waits for deliveries in progress, at most MAILS_END_MS. */
  close: () => Promise<void>
}

interface MailerDeps {
  config: Config
  db: Db
  clock: () => number
  log: Logger
}

/** @returns the delay after a number of failed attempts, in seconds */
export const getRetryDelayS = (attempts: number): number =>
  Math.min(MAIL_RETRY_S * 2 ** (attempts - 1), MAIL_RETRY_LONGEST_S)

/** Stores a mail in the caller's transaction, also where no mailer runs: some server delivers it within MAIL_POLL_MS. */
export async function enqueueMail(
  db: Db,
  clock: () => number,
  { to, subject, text, lifeS = MAIL_LIFE_S }: Mail,
): Promise<void> {
  const now = getTimestamp(clock)
  await insertMail(db, {
    // Ids begin with the time, so that the files in the outbox folder are sorted by time.
    id: `${formatStamp()}-${randomUUID().slice(0, 8)}`,
    recipient: to,
    recipient_key: toEmailKey(to),
    subject,
    body: text,
    created_at: now,
    expires_at: getTimestamp(clock, lifeS),
    attempts: 0,
    next_attempt_at: now,
  })
}

export function createMailer(deps: MailerDeps): Mailer {
  const { db, clock, log } = deps
  const deliverDue = createDelivery(deps)
  const state = { running: null as Promise<void> | null, isRequested: false, isClosed: false }

  async function run(): Promise<void> {
    while (state.isRequested && !state.isClosed) {
      state.isRequested = false
      await deliverDue(() => state.isClosed).catch((error: unknown) => {
        if (!state.isClosed) log.error({ err: error }, 'the queue of mails cannot be read')
      })
    }
  }

  function scheduleDelivery(): void {
    if (state.isClosed) return
    state.isRequested = true
    state.running ??= run().finally(() => {
      state.running = null
      if (state.isRequested) scheduleDelivery()
    })
  }

  const waitForIdle = async () => {
    while (state.running) await state.running
  }
  const enqueue: Mailer['enqueue'] = (connection, mail) => enqueueMail(connection, clock, mail)

  const timer = setInterval(scheduleDelivery, MAIL_POLL_MS).unref()
  scheduleDelivery()
  return {
    enqueue,
    scheduleDelivery,
    waitForIdle,
    send: async (mail) => {
      await enqueue(db, mail)
      scheduleDelivery()
    },
    close: async () => {
      clearInterval(timer)
      await Promise.race([waitForIdle(), pause(MAILS_END_MS, null, { ref: false })])
      state.isClosed = true
    },
  }
}

/** @returns the number of mails that are not delivered yet, and the age of the oldest in seconds (0 without one) */
export async function readMailQueue({
  db,
  clock,
}: Pick<MailerDeps, 'db' | 'clock'>): Promise<{ length: number; oldestS: number }> {
  const { length, oldest } = await countMails(db)
  return { length: Number(length), oldestS: oldest === null ? 0 : (clock() - Date.parse(oldest)) / 1000 }
}

/**
 * Makes all mails due that wait after a failed attempt. Those whose next attempt is within a lease may be in delivery by some process now; they are
 * tried again soon anyway.
 */
export async function retryMails({
  db,
  clock,
  mailer,
}: Pick<MailerDeps, 'db' | 'clock'> & { mailer: Mailer }): Promise<void> {
  await updateAttemptsAfter(db, getTimestamp(clock, MAIL_LEASE_S), getTimestamp(clock))
  mailer.scheduleDelivery()
}

/** @returns a function that delivers the mails that are due, MAX_PARALLEL_MAILS in parallel */
function createDelivery({ config, db, clock, log }: MailerDeps) {
  const transport = createMailTransport(config, log)
  const getTime = (plusSeconds = 0) => getTimestamp(clock, plusSeconds)

  /**
   * Claims the mail for this process until the lease ends.
   * @returns whether the claim succeeded
   */
  const claim = (mail: MailRow): Promise<boolean> => claimMail(db, mail, getTime(), getTime(MAIL_LEASE_S))

  async function deliverOne(mail: MailRow): Promise<void> {
    if (mail.expires_at <= getTime()) {
      await deleteMail(db, mail.id)
      return
    }
    if (!(await claim(mail))) return
    try {
      await transport.deliver(mail)
    } catch (error) {
      await handleFailure(mail.id, mail.attempts + 1, error)
      return
    }
    // The row was deleted with its account during delivery.
    if (!(await deleteMail(db, mail.id))) await transport.takeBack(mail.id)
  }

  async function handleFailure(id: string, attempts: number, error: unknown): Promise<void> {
    const facts = { mail: id, attempts, ...describeFailure(error) }
    if (attempts >= MAIL_ATTEMPTS || isPermanentFailure(error)) {
      await deleteMail(db, id)
      log.error(facts, 'a mail cannot be delivered and was dropped')
      return
    }
    await updateNextAttempt(db, id, getTime(getRetryDelayS(attempts)))
    log.warn(facts, 'a mail could not be delivered and will be tried again')
  }

  return async (isClosed: () => boolean): Promise<void> => {
    for (;;) {
      const due = await findDueMails(db, getTime(), MAX_PARALLEL_MAILS)
      if (due.length === 0 || isClosed()) return
      await Promise.all(due.map(deliverOne))
    }
  }
}
