import type { components } from '../../../openapi/generated/types.ts'
import type { Row } from '../../database/schema.ts'

type RequestWire = components['schemas']['ReplyRequest']
export type RequestRow = Row<'reply_requests'>
export type RequestState = RequestWire['state']
export type PendingRequest = Pick<RequestRow, 'id' | 'name' | 'phone' | 'phone_e164' | 'network'>
/** A request with the name of the account that has decided it, or its e-mail address. */
export type DecidedRequest = RequestRow & { decider: string | null }

export const toRequestWire = ({
  decider,
  ...row
}: Omit<DecidedRequest, 'decider'> & { decider?: string | null }): RequestWire => ({
  id: row.id,
  name: row.name,
  phone: row.phone,
  ...(row.phone_e164 === null ? {} : { phoneE164: row.phone_e164 }),
  count: row.count,
  ...(row.message === null ? {} : { message: row.message }),
  state: row.state as RequestState,
  ...(row.household_id === null ? {} : { householdId: row.household_id }),
  ...(row.decided_at === null ? {} : { decidedAt: row.decided_at }),
  ...(decider ? { decidedBy: decider } : {}),
  createdAt: row.created_at,
})
