import { parseSeats } from '../../../shared/guests/household.ts'
import {
  toAllowedField,
  toChildrenField,
  toComingField,
  toFormerMessageField,
} from '../../../shared/guests/personalLink.ts'
import { GUEST_MESSAGE_MAX_CHARACTERS } from '../../../shared/limits.ts'
import type { ReplyDraft, ReplyProblem } from '../../../shared/guestPage.ts'
import type { Body } from '../../lib/operationTypes.ts'
import type { PersonalInvitation } from './renderer.ts'

type Hall = PersonalInvitation['events'][number]['halls'][number]
export type ReplyBody = Body<'sendReply'>

/** Browsers send line breaks of forms as CRLF, which would count twice. */
export const normalizeLineBreaks = (text = ''): string => text.replaceAll('\r\n', '\n').trim()

/** @returns a number as people type it; undefined for anything else */
export const parseCount = (typed = ''): number | undefined => parseSeats(typed) ?? undefined

/**
 * @returns how many come to a hall; undefined when the form does not say it. "All" are those that the page showed: the couple may have
 * changed the seats since.
 */
function parseComing({ id, allowed }: Hall, { answer, ...fields }: ReplyDraft): number | undefined {
  if (answer === 'numbers') return parseCount(fields[toComingField(id)])
  const shown = fields[toAllowedField(id)]
  return shown === undefined ? allowed : parseCount(shown)
}

/** @returns the seats of the form; undefined when a number is missing or is no number */
function parseFormSeats(
  fields: ReplyDraft,
  { events }: Pick<PersonalInvitation, 'events'>,
): ReplyBody['seats'] | undefined {
  const halls = events.flatMap((event) => event.halls)
  const seats = halls.map((hall) => ({
    hallId: hall.id,
    coming: parseComing(hall, fields),
    children: parseCount(fields[toChildrenField(hall.id)] ?? '0'),
  }))
  const isComplete = (seat: (typeof seats)[number]): seat is ReplyBody['seats'][number] =>
    seat.coming !== undefined && seat.children !== undefined
  return seats.every(isComplete) ? seats : undefined
}

const isComing = (seats: readonly { coming: number }[]): boolean => seats.some(({ coming }) => coming > 0)

/** @returns the words of the form; none for those of the former reply when its answer was the opposite: they were written for that answer */
function parseMessage(fields: ReplyDraft, seats: ReplyBody['seats']): string | undefined {
  const text = normalizeLineBreaks(fields['message'])
  const opposite = toFormerMessageField(!isComing(seats))
  return text === '' || text === normalizeLineBreaks(fields[opposite]) ? undefined : text
}

/**
 * @param fields of the reply card's form (src/features/guest-page/personal/ReplyForm.tsx): `answer` is `numbers` or `none`, from pages of earlier
 * releases also `all`
 * @returns the body of `sendReply`, whose numbers are not compared with the seats yet; or why the form is no reply
 */
export function parseReplyForm(
  fields: ReplyDraft,
  personal: Pick<PersonalInvitation, 'events'>,
): { body: ReplyBody } | { problem: ReplyProblem } {
  const { answer, id, seenReplyId, mayPublish } = fields
  if (answer !== 'all' && answer !== 'none' && answer !== 'numbers') return { problem: 'answer' }
  const seats = answer === 'none' ? [] : parseFormSeats(fields, personal)
  if (!seats) return { problem: 'seats' }
  const message = parseMessage(fields, seats)
  if (message !== undefined && message.length > GUEST_MESSAGE_MAX_CHARACTERS) return { problem: 'message' }
  return {
    body: {
      ...(id === undefined ? {} : { id }),
      ...(seenReplyId === undefined ? {} : { seenReplyId }),
      seats,
      ...(message === undefined ? {} : { message }),
      mayPublish: mayPublish === 'on',
    },
  }
}
