import type { components } from '../../../openapi/generated/types.ts'
import { PUSH_DEVICES_PER_ACCOUNT } from '../../config/limits.ts'
import { lockAccount } from '../../database/lockAccount.ts'
import type { AppDeps, TokenSubject } from '../../deps.ts'
import { ApiError, createFieldError } from '../../errors.ts'
import { getTimestamp } from '../../lib/instant.ts'
import type { WeddingView } from '../../lib/weddingView.ts'
import { isSessionOpen } from '../identity/sessions.ts'
import { lockWedding } from '../weddings/service.ts'
import { isPublicKey, isPushService } from './endpoints.ts'
import type { PushKeys } from './keys.ts'
import {
  deleteEndpoint,
  deleteOldestDevices,
  deleteSubscription,
  findSubscription,
  saveSubscription,
  updateSubscriptionsOfSession,
} from './repository.ts'

type Notices = components['schemas']['Notices']
type NoticeSubscription = components['schemas']['NoticeSubscription']

export interface NoticeDeps extends AppDeps {
  pushKeys: PushKeys
}

/** @returns what the device of a session has chosen for a wedding */
export async function getNotices(
  { db, pushKeys }: Pick<NoticeDeps, 'db' | 'pushKeys'>,
  { weddingId }: WeddingView,
  sessionId: string,
): Promise<Notices> {
  const row = await findSubscription(db, { wedding_id: weddingId, session_id: sessionId })
  return { publicKey: pushKeys.publicKey, isOn: row !== undefined, showsTitle: row?.shows_title === 1 }
}

/**
 * Sends notices of what is new from now on to the device of a session. A browser has one subscription for all accounts that sign in with it: those
 * of others end.
 * @throws ApiError validation_failed for the address of an unknown push service or a wrong key, unauthorized when the session has ended meanwhile
 */
export async function turnOnNotices(
  deps: NoticeDeps,
  view: WeddingView,
  subject: TokenSubject,
  { endpoint, p256dh, auth, language, showsTitle }: NoticeSubscription,
): Promise<Notices> {
  const { db, clock, config } = deps
  if (!isPushService(endpoint, config)) throw createFieldError('endpoint', (texts) => texts.invalid)
  if (!isPublicKey(p256dh)) throw createFieldError('p256dh', (texts) => texts.invalid)
  const { userId, sessionId } = subject
  const now = getTimestamp(clock)
  const device = { endpoint, p256dh, auth, language }
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, userId)
    if (!(await isSessionOpen(trx, clock, subject))) throw new ApiError('unauthorized')
    const { revision } = await lockWedding(trx, view.weddingId)
    await deleteEndpoint(trx, endpoint, sessionId)
    await deleteOldestDevices(trx, subject, PUSH_DEVICES_PER_ACCOUNT - 1)
    await updateSubscriptionsOfSession(trx, sessionId, device)
    await saveSubscription(trx, {
      wedding_id: view.weddingId,
      session_id: sessionId,
      ...device,
      shows_title: showsTitle ? 1 : 0,
      announced_revision: revision,
      announced_request_at: now,
      due_at: null,
      next_at: now,
      attempts: 0,
      created_at: now,
    })
  })
  return getNotices(deps, view, sessionId)
}

/** Ends the notices of a session about a wedding. */
export const turnOffNotices = (
  { db }: Pick<NoticeDeps, 'db'>,
  { weddingId }: WeddingView,
  sessionId: string,
): Promise<void> => deleteSubscription(db, { wedding_id: weddingId, session_id: sessionId })
