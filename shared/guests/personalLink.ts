import type { EventStatus } from './events.ts'

/** The rules of personal links, which the couple's pages and the guests' pages share. */

/**
 * @param invitations of the wedding, newest first
 * @returns the invitation that a personal link shows: the oldest in the language of the household, else the oldest
 */
export const findLinkedInvitation = <I extends { language: string }>(
  invitations: readonly I[],
  language: string,
): I | undefined => invitations.findLast((invitation) => invitation.language === language) ?? invitations.at(-1)

/**
 * @param replyBy the last day that the couple has set, YYYY-MM-DD; without one, it is the day of the last event
 * @param events to which the household is invited
 * @param today in the time zone of the wedding, YYYY-MM-DD
 * @returns whether the household can reply: only while one of the events is as planned
 */
export function isReplyOpen(
  replyBy: string | null | undefined,
  events: readonly { date?: string | undefined; status?: EventStatus | undefined }[],
  today: string,
): boolean {
  const planned = events.filter(({ status }) => status === undefined)
  const lastDay = replyBy ?? maxDate(planned)
  return planned.length > 0 && (lastDay === undefined || today <= lastDay)
}

/** @returns the latest of the known dates */
const maxDate = (events: readonly { date?: string | undefined }[]): string | undefined =>
  events
    .flatMap(({ date }) => date ?? [])
    .toSorted()
    .at(-1)

/** Names of the form's fields for a hall. */
export const toComingField = (hallId: string): string => `coming.${hallId}`
export const toChildrenField = (hallId: string): string => `children.${hallId}`
/** The seats that the page shows, which `all` means, an answer of pages of earlier releases. */
export const toAllowedField = (hallId: string): string => `allowed.${hallId}`
/** The message of the reply that the page shows, by its answer. */
export const toFormerMessageField = (isComing: boolean): string => `formerMessage.${isComing ? 'coming' : 'none'}`
