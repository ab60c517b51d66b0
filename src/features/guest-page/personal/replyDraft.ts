import type { GuestReply, PersonalEvent } from '@/api'
import type { ReplyDraft } from '@shared/guestPage'
import { toAllowedField, toChildrenField, toComingField } from '@shared/guests/personalLink'

/** @returns the values with which the form starts: those of the stored reply, or all seats where nobody comes yet */
function createStoredDraft(events: readonly PersonalEvent[], reply: GuestReply | undefined): ReplyDraft {
  const draft: Record<string, string> = { message: reply?.message ?? '', mayPublish: reply?.mayPublish ? 'on' : '' }
  const isComing = reply !== undefined && reply.seats.length > 0
  for (const { id, allowed } of events.flatMap(({ halls }) => halls)) {
    const stored = reply?.seats.find(({ hallId }) => hallId === id)
    // The couple may have taken away seats since.
    const coming = isComing ? Math.min(stored?.coming ?? 0, allowed) : allowed
    draft[toComingField(id)] = String(coming)
    draft[toChildrenField(id)] = String(Math.min(stored?.children ?? 0, coming))
  }
  return draft
}

/** @returns the numbers of an answer that was given by one button; `all` comes from the page of an earlier release */
function createAnswerDraft(events: readonly PersonalEvent[], { answer, ...typed }: ReplyDraft): ReplyDraft {
  if (answer !== 'all' && answer !== 'none') return {}
  const toCount = ({ id, allowed }: PersonalEvent['halls'][number]) =>
    answer === 'none' ? '0' : (typed[toAllowedField(id)] ?? String(allowed))
  return Object.fromEntries(events.flatMap(({ halls }) => halls.map((hall) => [toComingField(hall.id), toCount(hall)])))
}

/**
 * @param typed a form that was not stored
 * @returns the values with which the form starts: what was typed and answered in it, else those of the stored reply
 */
export const createDraft = (
  events: readonly PersonalEvent[],
  reply: GuestReply | undefined,
  typed: ReplyDraft | undefined,
): ReplyDraft => ({
  ...createStoredDraft(events, reply),
  // A box that is not ticked is not sent.
  ...(typed ? { mayPublish: '', ...typed, ...createAnswerDraft(events, typed) } : {}),
})
