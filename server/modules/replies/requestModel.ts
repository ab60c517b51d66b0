import type { components } from '../../../openapi/generated/types.ts'
import type { Row } from '../../database/schema.ts'

type RequestWire = components['schemas']['ReplyRequest']
export type RequestRow = Row<'reply_requests'>

export const toRequestWire = (row: RequestRow): RequestWire => ({
  id: row.id,
  name: row.name,
  phone: row.phone,
  ...(row.phone_e164 === null ? {} : { phoneE164: row.phone_e164 }),
  count: row.count,
  ...(row.message === null ? {} : { message: row.message }),
  state: row.state as RequestWire['state'],
  ...(row.household_id === null ? {} : { householdId: row.household_id }),
  createdAt: row.created_at,
})
