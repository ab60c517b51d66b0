import type { ReplyDraft, ReplyProblem } from '../../../shared/guestPage.ts'
import { cleanText } from '../../../shared/text.ts'
import type { GivenReply } from '../replies/replies.ts'
import type { PersonalInvitation } from '../guest-page/renderer.ts'

/** The reply that a form without scripts has sent, or why it is none. */
export type ParsedForm = { reply: GivenReply } | { problem: ReplyProblem }

/** Characters of a message (Message in the OpenAPI document). */
const MESSAGE_MAX = 500
/** Control characters, except tab and line breaks. */
const CONTROL_CHARACTERS = /(?![\t\r\n])\p{Cc}/gu
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const parseCount = (text: string | undefined): number => (/^\d{1,3}$/.test(text ?? '0') ? Number(text ?? '0') : NaN)

/**
 * Parses the form of the reply card (src/features/invitation/personal/ReplyForm.tsx).
 * @param fields `answer` is `all`, `none` or `numbers`; the number fields are named `coming.<hallId>` and `children.<hallId>`
 */
export function parseReplyForm(fields: ReplyDraft, { events }: Pick<PersonalInvitation, 'events'>): ParsedForm {
  const { answer, id, message = '', mayPublish } = fields
  const halls = answer === 'none' ? [] : events.flatMap((event) => event.halls)
  const seats = halls.map(({ id: hallId, allowed }) => ({
    hallId,
    coming: answer === 'all' ? allowed : parseCount(fields[`coming.${hallId}`]),
    children: parseCount(fields[`children.${hallId}`]),
  }))
  if (seats.some(({ coming, children }) => Number.isNaN(coming) || Number.isNaN(children))) return { problem: 'seats' }
  const text = cleanText(message.replace(CONTROL_CHARACTERS, ''))
  if (text.length > MESSAGE_MAX) return { problem: 'message' }
  return {
    reply: {
      ...(id !== undefined && UUID.test(id) ? { id } : {}),
      seats,
      message: text,
      mayPublish: mayPublish === 'on',
    },
  }
}
