import { readInBatches } from '../../database/pages.ts'
import type { Db, Row } from '../../database/schema.ts'
import type { AppDeps } from '../../deps.ts'
import { ApiError } from '../../errors.ts'
import type { FieldProblem } from '../../errors.ts'
import { getTimestamp } from '../../lib/instant.ts'
import type { Body } from '../../lib/operationTypes.ts'
import { hasColumns, resolveRepeated } from '../../lib/repeatedCreation.ts'
import { cleanLine, toEmailKey, isBlank } from '../../../shared/text.ts'
import { findContactMessagesAfter, findLeadsAfter, insertContactMessage, insertLead } from './repository.ts'
import type { MessageRow } from './repository.ts'

export { countReceived, findLeadPage } from './repository.ts'

/** Reads the contact messages, oldest first. */
export const readContactMessages = (db: Db): AsyncGenerator<MessageRow> =>
  readInBatches((last) => findContactMessagesAfter(db, last))

/** Reads the leads, oldest first. */
export const readLeads = (db: Db): AsyncGenerator<Row<'leads'>> => readInBatches((last) => findLeadsAfter(db, last))

/**
 * Stores a contact message and the visitor data that the sender agreed to send; a repeated request stores nothing.
 * @throws ApiError validation_failed for a name or message without a visible character; already_exists (the id)
 */
export async function storeContactMessage(
  { db, clock }: AppDeps,
  id: string,
  body: Body<'sendContactMessage'>,
): Promise<void> {
  const problems: FieldProblem[] = (['name', 'message'] as const)
    .filter((field) => isBlank(body[field]))
    .map((field) => ({ field, message: (texts) => texts.required }))
  if (problems.length > 0) throw new ApiError('validation_failed', problems)
  const { email, phone, name, message, source, ...visitor } = body
  const content = {
    email,
    name: cleanLine(name),
    phone: phone ?? null,
    message: message.normalize('NFC'),
    source: source ?? 'Contact Form',
  }
  const row = await insertContactMessage(db, {
    id,
    ...content,
    email_key: toEmailKey(email),
    visitor: JSON.stringify(visitor),
    created_at: getTimestamp(clock),
  })
  await resolveRepeated(row, { isOwn: true, isSame: hasColumns(row, content) })
}

/**
 * Stores the e-mail address and phone number that a visitor left on the home page; a repeated request stores nothing.
 * @throws ApiError already_exists (the id)
 */
export async function storeLead(
  { db, clock }: AppDeps,
  id: string,
  { email, phone }: Body<'landingSignin'>,
): Promise<void> {
  const lead = { id, email, phone, email_key: toEmailKey(email), created_at: getTimestamp(clock) }
  const row = await insertLead(db, lead)
  await resolveRepeated(row, { isOwn: true, isSame: hasColumns(row, { email, phone }) })
}
