import { randomUUID } from 'node:crypto'
import type { AppDeps } from '../../deps.ts'
import { ApiError } from '../../errors.ts'
import type { FieldProblem } from '../../errors.ts'
import { getTimestamp } from '../../lib/instant.ts'
import type { Body } from '../../lib/operations.ts'
import { cleanLine, toEmailKey, isBlank } from '../../../shared/text.ts'
import { insertContactMessage, insertLead } from './repository.ts'

export { findContactMessages, findLeads } from './repository.ts'

/**
 * Stores a contact message and the visitor data that the sender agreed to send.
 * @throws ApiError validation_failed for a name or message without a visible character
 */
export async function storeContactMessage({ db, clock }: AppDeps, body: Body<'sendContactMessage'>): Promise<void> {
  const problems: FieldProblem[] = (['name', 'message'] as const)
    .filter((field) => isBlank(body[field]))
    .map((field) => ({ field, message: (texts) => texts.required }))
  if (problems.length > 0) throw new ApiError('validation_failed', problems)
  const { email, phone, name, message, source, ...visitor } = body
  await insertContactMessage(db, {
    id: randomUUID(),
    email,
    email_key: toEmailKey(email),
    name: cleanLine(name),
    phone: phone ?? null,
    message: message.normalize('NFC'),
    source: source ?? 'Contact Form',
    visitor: JSON.stringify(visitor),
    created_at: getTimestamp(clock),
  })
}

/** Stores the e-mail address and phone number that a visitor left on the home page. */
export const storeLead = ({ db, clock }: AppDeps, { email, phone }: Body<'landingSignin'>): Promise<void> =>
  insertLead(db, { id: randomUUID(), email, phone, email_key: toEmailKey(email), created_at: getTimestamp(clock) })
