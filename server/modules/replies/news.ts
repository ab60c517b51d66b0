import type { Db } from '../../database/schema.ts'
import type { WeddingView } from '../../lib/weddingView.ts'
import { getWedding } from '../weddings/service.ts'
import { countRepliesAfter } from './repository/digests.ts'
import { countPendingRequests, findLatestRequestTime } from './repository/requests.ts'

/** Up to where a member was told about replies and requests. */
export interface Announced {
  /** Of the wedding. */
  revision: number
  /** When the latest request was made. */
  requestAt: string
}

/** What a member has not seen, and up to where that is. */
export interface ReplyNews {
  /** Of the wedding. */
  title: string
  unreadReplies: number
  /** Requests for seats that wait for a decision; only owners decide. */
  pendingRequests: number
  announced: Announced
}

/**
 * @returns all that a member has not seen; null when it was told about all of it, and for members who see no replies. The wedding must be locked.
 */
export async function findNews(db: Db, view: WeddingView, announced: Announced): Promise<ReplyNews | null> {
  const { weddingId, member } = view
  const { title, revision, unread_replies: unreadReplies } = await getWedding({ db }, member!.userId, weddingId)
  const { coming, notComing } = await countRepliesAfter(db, view, announced.revision)
  const hasNewReplies = unreadReplies > 0 && coming + notComing > 0
  const latestRequestAt = member!.role === 'owner' ? await findLatestRequestTime(db, weddingId) : null
  const hasNewRequests = latestRequestAt !== null && latestRequestAt > announced.requestAt
  if (!hasNewReplies && !hasNewRequests) return null
  return {
    title,
    unreadReplies,
    pendingRequests: latestRequestAt === null ? 0 : await countPendingRequests(db, weddingId),
    announced: { revision, requestAt: latestRequestAt ?? announced.requestAt },
  }
}
