import type { GuestReply, PersonalEvent } from '@/api'
import type { ReplyDraft } from '@shared/guestPage'

/** Names of the form's fields; `parseReplyForm` of the server reads them. */
export const toComingField = (hallId: string): string => `coming.${hallId}`
export const toChildrenField = (hallId: string): string => `children.${hallId}`

/** @returns the values with which the form starts: those of the stored reply, or all seats */
export function createDraft(events: readonly PersonalEvent[], reply: GuestReply | undefined): ReplyDraft {
  const draft: Record<string, string> = { message: reply?.message ?? '', mayPublish: reply?.mayPublish ? 'on' : '' }
  for (const { id, allowed } of events.flatMap(({ halls }) => halls)) {
    const stored = reply?.seats.find(({ hallId }) => hallId === id)
    draft[toComingField(id)] = String(reply ? (stored?.coming ?? 0) : allowed)
    draft[toChildrenField(id)] = String(stored?.children ?? 0)
  }
  return draft
}
