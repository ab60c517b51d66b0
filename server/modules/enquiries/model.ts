import type { components } from '../../../openapi/generated/types.ts'
import { DEFAULT_TIME_ZONE } from '../../../shared/limits.ts'
import { cleanLine, cleanText, isBlank } from '../../../shared/text.ts'
import { addDays, getCalendarDate } from '../../../shared/timeZones.ts'
import type { Row } from '../../database/schema.ts'
import { ApiError } from '../../errors.ts'
import type { FieldProblem } from '../../errors.ts'
import type { Body } from '../../lib/operationTypes.ts'
import { parsePhone } from '../guests/model.ts'
import { parseProfile } from '../providers/profile.ts'

export type EnquiryRow = Row<'enquiries'>
/** An enquiry with what its couple sees of the provider and of the wedding. */
export type OwnEnquiryRow = EnquiryRow & {
  provider_status: string | null
  provider_profile: string | null
  contact_number: string | null
  /** The date of the last event of its wedding; null without a wedding or a date. */
  last_date: string | null
}
export type EnquiryWire = components['schemas']['Enquiry']
type ReceivedEnquiry = components['schemas']['ReceivedEnquiry']
type Details = Pick<EnquiryRow, 'name' | 'phone' | 'wedding_date' | 'place' | 'guests' | 'message'>

const required: FieldProblem['message'] = (texts) => texts.required

/**
 * @returns the columns of what a couple asks
 * @throws ApiError validation_failed with all invalid fields
 */
export function toEnquiryColumns({
  name,
  phone,
  weddingDate,
  place,
  guests,
  message,
}: Omit<Body<'sendEnquiry'>, 'weddingId'>): Details {
  const e164 = parsePhone(phone, DEFAULT_TIME_ZONE)
  const problems: FieldProblem[] = [
    ...(isBlank(name) ? [{ field: 'name', message: required }] : []),
    ...(e164 === null ? [{ field: 'phone', message: (texts) => texts.anyPhone } satisfies FieldProblem] : []),
    ...(isBlank(message) ? [{ field: 'message', message: required }] : []),
  ]
  if (e164 === null || problems.length > 0) throw new ApiError('validation_failed', problems)
  return {
    name: cleanLine(name),
    phone: e164,
    wedding_date: weddingDate,
    place: place === null || isBlank(place) ? null : cleanLine(place),
    guests,
    message: cleanText(message),
  }
}

/** @returns the columns of what came of an enquiry */
export const toOutcomeColumns = ({ status, amount, note, weddingDate }: Omit<Body<'updateEnquiry'>, 'version'>) => ({
  status,
  amount,
  note: note === null || isBlank(note) ? null : cleanText(note),
  wedding_date: weddingDate,
})

/**
 * @returns the first day on which the couple may review the provider: the day after the wedding; null while its date is not known. A wedding can be
 * moved into the past, but nobody reviews on the day of the enquiry.
 */
export function getReviewFrom({
  last_date: lastDate,
  wedding_date: weddingDate,
  created_at: askedAt,
}: Pick<OwnEnquiryRow, 'last_date' | 'wedding_date' | 'created_at'>): string | null {
  const date = lastDate ?? weddingDate
  if (date === null) return null
  const askedOn = getCalendarDate(DEFAULT_TIME_ZONE, Date.parse(askedAt))
  return addDays(date < askedOn ? askedOn : date, 1)
}

function toProviderOfEnquiry(row: OwnEnquiryRow): EnquiryWire['provider'] {
  const name = row.provider_name
  if (row.provider_status !== 'approved') return { id: null, name, phone: null }
  return { id: row.provider_id, name, phone: parseProfile(row.provider_profile)?.whatsApp ?? row.contact_number }
}

/** @returns an enquiry as its couple sees it */
export const toEnquiryWire = (row: OwnEnquiryRow, review: EnquiryWire['review']): EnquiryWire => ({
  id: row.id,
  reference: row.reference,
  provider: toProviderOfEnquiry(row),
  name: row.name,
  phone: row.phone,
  weddingId: row.wedding_id,
  weddingDate: row.wedding_date,
  place: row.place,
  guests: row.guests,
  message: row.message,
  status: row.status as EnquiryWire['status'],
  amount: row.amount,
  note: row.note,
  reviewFrom: getReviewFrom(row),
  review,
  version: row.version,
  createdAt: row.created_at,
})

/** @returns an enquiry as the provider sees it, without what the couple notes */
export const toReceivedWire = (row: EnquiryRow): ReceivedEnquiry => ({
  id: row.id,
  reference: row.reference,
  name: row.name,
  phone: row.phone,
  weddingDate: row.wedding_date,
  place: row.place,
  guests: row.guests,
  message: row.message,
  createdAt: row.created_at,
})
