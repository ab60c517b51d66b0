import { MAX_PARALLEL_PUSHES, PUSH_ATTEMPTS, PUSH_LEASE_S, PUSH_PAUSE_S, PUSH_RETRY_S } from '../../config/limits.ts'
import { getTimestamp } from '../../lib/instant.ts'
import { findNews } from '../replies/news.ts'
import type { Announced, ReplyNews } from '../replies/news.ts'
import { authorizeWedding, findMember, lockWeddingIfExists } from '../weddings/service.ts'
import { buildNotice } from './notice.ts'
import { claimSubscription, deleteEndpoint, findDueSubscriptions, updateSubscription } from './repository.ts'
import type { DueSubscription } from './repository.ts'
import type { NoticeDeps } from './subscriptions.ts'
import { postNotice } from './transport.ts'

/**
 * @returns a job that sends the notices that are due, MAX_PARALLEL_PUSHES in parallel. A call while it runs waits for its end. Several processes
 * may run it: each notice is sent by one, and by another one when that is killed.
 */
export function createNoticeJob(deps: NoticeDeps): () => Promise<void> {
  let running: Promise<void> | null = null
  return () => (running ??= sendDue(deps).finally(() => (running = null)))
}

async function sendDue(deps: NoticeDeps): Promise<void> {
  for (;;) {
    const due = await findDueSubscriptions(deps.db, getTimestamp(deps.clock), MAX_PARALLEL_PUSHES)
    if (due.length === 0) return
    await Promise.all(due.map((row) => sendNotice(deps, row)))
  }
}

async function sendNotice(deps: NoticeDeps, row: DueSubscription): Promise<void> {
  const news = await claimNews(deps, row)
  if (!news) return
  const { result, status } = await postNotice(row, JSON.stringify(buildNotice(row, news)), deps)
  if (result === 'ended') return deleteEndpoint(deps.db, row.endpoint)
  if (result === 'sent') return finish(deps, row, news.announced)
  const attempts = row.attempts + 1
  const isLast = attempts >= PUSH_ATTEMPTS
  // Without the address and the keys, which are secrets of the browser.
  deps.log.warn({ attempts, status, isLast }, 'a push service has not taken a notice of new replies')
  if (isLast) return finish(deps, row, news.announced)
  const dueAt = getTimestamp(deps.clock, PUSH_RETRY_S * 2 ** (attempts - 1))
  await updateSubscription(deps.db, row, { due_at: dueAt, attempts })
}

/** Ends with a notice, sent or given up. It is due again after the pause, because a reply that arrived meanwhile has found it due already. */
async function finish(
  { db, clock }: NoticeDeps,
  row: DueSubscription,
  { revision, requestAt }: Announced,
): Promise<void> {
  const next = getTimestamp(clock, PUSH_PAUSE_S)
  const announced = { announced_revision: revision, announced_request_at: requestAt }
  await updateSubscription(db, row, { ...announced, due_at: next, next_at: next, attempts: 0 })
}

/**
 * Claims a subscription for this process until the lease ends. Guests who reply wait for the lock, so that their reply is either found or makes the
 * subscription due again.
 * @returns what to announce; null when there is nothing new, or another process has claimed it
 */
function claimNews({ db, clock }: NoticeDeps, row: DueSubscription): Promise<ReplyNews | null> {
  const announced = { revision: row.announced_revision, requestAt: row.announced_request_at }
  return db.transaction().execute(async (trx) => {
    await lockWeddingIfExists(trx, row.wedding_id)
    const member = await findMember(trx, row.user_id, row.wedding_id)
    // It has left meanwhile.
    if (!member) return null
    const view = await authorizeWedding(trx, row.user_id, row.wedding_id)
    const news = await findNews(trx, view, announced)
    const dueAt = news && getTimestamp(clock, PUSH_LEASE_S)
    const isClaimed = await claimSubscription(trx, row, getTimestamp(clock), { due_at: dueAt })
    return isClaimed ? news : null
  })
}
