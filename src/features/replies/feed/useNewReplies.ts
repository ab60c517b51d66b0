import { useEffect, useRef, useState } from 'react'
import { useMarkRepliesSeenMutation, type Reply, type StatusEntities } from '@/api/weddings'

/** @returns the counting replies of guests themselves, newest first */
const listGuestReplies = ({ entities }: StatusEntities): Reply[] =>
  Object.values(entities)
    .flatMap(({ reply }) => (reply?.channel === 'link' ? [reply] : []))
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))

/** Marks the shown replies of guests as seen. A failed call is repeated only with the next reply. */
function useMarkSeen(weddingId: string, { revision, unreadReplies }: StatusEntities): void {
  const [markSeen] = useMarkRepliesSeenMutation()
  const marked = useRef(-1)
  useEffect(() => {
    if (unreadReplies === 0 || marked.current === revision) return
    marked.current = revision
    void markSeen({ weddingId, seenReplies: { revision } })
  }, [markSeen, weddingId, revision, unreadReplies])
}

/** Replies that are new to the couple. */
export interface NewReplies {
  /** @returns whether a reply was unread when the page was opened, or has arrived since */
  isNew: (reply: Reply) => boolean
  /** Those that have arrived since the page was opened, newest first. */
  arrived: Reply[]
}

/** Marks replies as seen, and keeps in mind until the page is left which of them were new. */
export function useNewReplies(weddingId: string, statuses: StatusEntities): NewReplies {
  useMarkSeen(weddingId, statuses)
  const replies = listGuestReplies(statuses)
  const [atOpening] = useState(() => ({
    unread: new Set(replies.slice(0, statuses.unreadReplies).map(({ id }) => id)),
    latest: replies[0]?.createdAt ?? '',
  }))
  const hasArrived = ({ channel, createdAt }: Reply) => channel === 'link' && createdAt > atOpening.latest
  return {
    isNew: (reply) => atOpening.unread.has(reply.id) || hasArrived(reply),
    arrived: replies.filter(hasArrived),
  }
}
