import { toLatinDigits } from '../../../shared/patterns.ts'
import { cleanLine } from '../../../shared/text.ts'
import { MESSAGE_MAX_CHARACTERS } from '../../../shared/limits.ts'
import type { ReplyDraft, ReplyProblem } from '../../../shared/guestPage.ts'
import type { Body } from '../../lib/operations.ts'
import type { PersonalInvitation } from '../guest-page/renderer.ts'

type Hall = PersonalInvitation['events'][number]['halls'][number]
type ReplyBody = Body<'sendReply'>

/** Browsers send line breaks of forms as CRLF, which would count twice. */
export const normalizeLineBreaks = (text = ''): string => text.replaceAll('\r\n', '\n').trim()

/** @returns a number as people type it, also in Arabic digits; undefined for anything else */
export function parseCount(text = ''): number | undefined {
  const digits = toLatinDigits(cleanLine(text))
  return /^\d{1,3}$/.test(digits) ? Number(digits) : undefined
}

/**
 * @returns how many come to a hall; undefined when the form does not say it. "All" are those that the page showed: the couple may have
 * changed the seats since.
 */
function parseComing({ id, allowed }: Hall, { answer, ...fields }: ReplyDraft): number | undefined {
  if (answer === 'numbers') return parseCount(fields[`coming.${id}`])
  const shown = fields[`allowed.${id}`]
  return shown === undefined ? allowed : parseCount(shown)
}

/** @returns the seats of the form; undefined when a number is missing or is no number */
function parseSeats(
  fields: ReplyDraft,
  { events }: Pick<PersonalInvitation, 'events'>,
): ReplyBody['seats'] | undefined {
  const halls = events.flatMap((event) => event.halls)
  const seats = halls.map((hall) => ({
    hallId: hall.id,
    coming: parseComing(hall, fields),
    children: parseCount(fields[`children.${hall.id}`] ?? '0'),
  }))
  const isComplete = (seat: (typeof seats)[number]): seat is ReplyBody['seats'][number] =>
    seat.coming !== undefined && seat.children !== undefined
  return seats.every(isComplete) ? seats : undefined
}

/**
 * @param fields of the reply card's form (src/features/invitation/personal/ReplyForm.tsx): `answer` is `all`, `none` or `numbers`; the number
 * fields are named `coming.<hallId>` and `children.<hallId>`, the seats that the page showed `allowed.<hallId>`
 * @returns the body of `sendReply`, whose numbers are not compared with the seats yet; or why the form is no reply
 */
export function parseReplyForm(
  fields: ReplyDraft,
  personal: Pick<PersonalInvitation, 'events'>,
): { body: ReplyBody } | { problem: ReplyProblem } {
  const { answer, id, seenReplyId, message, mayPublish } = fields
  if (answer !== 'all' && answer !== 'none' && answer !== 'numbers') return { problem: 'answer' }
  const seats = answer === 'none' ? [] : parseSeats(fields, personal)
  if (!seats) return { problem: 'seats' }
  const text = normalizeLineBreaks(message)
  if (text.length > MESSAGE_MAX_CHARACTERS) return { problem: 'message' }
  return {
    body: {
      ...(id === undefined ? {} : { id }),
      ...(seenReplyId === undefined ? {} : { seenReplyId }),
      seats,
      ...(text === '' ? {} : { message: text }),
      mayPublish: mayPublish === 'on',
    },
  }
}
