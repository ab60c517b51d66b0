import { randomUUID } from 'node:crypto'
import { instant } from '../../deps.ts'
import type { Context } from '../../deps.ts'
import { cleanLine, emailKey, isBlank } from '../../lib/text.ts'
import { ApiError } from '../../errors.ts'
import type { FieldProblem } from '../../errors.ts'
import type { Handlers } from '../../http/operations.ts'

/** Messages to the team; the operator reads them on the command line. */
export function contactHandlers({ db, clock }: Context): Handlers<'sendContactMessage'> {
  return {
    sendContactMessage: async ({ body }) => {
      const problems: FieldProblem[] = (['name', 'message'] as const)
        .filter((field) => isBlank(body[field]))
        .map((field) => ({ field, message: (texts) => texts.required }))
      if (problems.length > 0) throw new ApiError('validation_failed', problems)
      const { email, phone, name, message, source, ...visitor } = body
      await db
        .insertInto('contact_messages')
        .values({
          id: randomUUID(),
          email,
          email_key: emailKey(email),
          name: cleanLine(name),
          phone: phone ?? null,
          message: message.normalize('NFC'),
          source: source ?? 'Contact Form',
          visitor: JSON.stringify(visitor),
          created_at: instant(clock),
        })
        .execute()
      return { message: 'success' }
    },
  }
}
