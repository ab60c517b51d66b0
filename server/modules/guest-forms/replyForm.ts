import type { ReplyDraft } from '../../../shared/guestPage.ts'
import type { Body } from '../../lib/operations.ts'
import type { PersonalInvitation } from '../guest-page/renderer.ts'

/** Browsers send line breaks of forms as CRLF, which would count twice. */
export const normalizeLineBreaks = (text = ''): string => text.replaceAll('\r\n', '\n').trim()

/** @returns a number as typed; NaN, which the API refuses, for anything else */
const parseCount = (text = '0'): number => (/^\d{1,3}$/.test(text) ? Number(text) : NaN)

/**
 * @param fields of the reply card's form (src/features/invitation/personal/ReplyForm.tsx): `answer` is `all`, `none` or `numbers`; the number
 * fields are named `coming.<hallId>` and `children.<hallId>`
 * @returns the body of `sendReply`, which is not validated yet
 */
export function parseReplyForm(
  { answer, id, message, mayPublish, ...numbers }: ReplyDraft,
  { events }: Pick<PersonalInvitation, 'events'>,
): Body<'sendReply'> {
  const halls = answer === 'none' ? [] : events.flatMap((event) => event.halls)
  const text = normalizeLineBreaks(message)
  return {
    ...(id === undefined ? {} : { id }),
    seats: halls.map(({ id: hallId, allowed }) => ({
      hallId,
      coming: answer === 'all' ? allowed : parseCount(numbers[`coming.${hallId}`]),
      children: parseCount(numbers[`children.${hallId}`]),
    })),
    ...(text === '' ? {} : { message: text }),
    mayPublish: mayPublish === 'on',
  }
}
