import { object, string } from 'yup'
import type { Enquiry, EnquiryStatus, EnquiryUpdate } from '@/api/providers'
import { ENQUIRY_TEXT_MAX_CHARACTERS } from '@shared/limits'
import { stripControls } from '@shared/patterns'
import { myProvidersMessages } from '@/i18n/messages/enquiries'
import { isPrice, parsePrice } from '@/lib/parseNumbers'

export const STATUSES = ['asked', 'quoted', 'booked', 'declined'] as const satisfies readonly EnquiryStatus[]

/** What a couple notes about an enquiry; blank is an empty text. */
export interface EnquiryValues {
  status: EnquiryStatus
  amount: string
  note: string
  weddingDate: string
}

type FormatNumber = (value: number) => string

/** @param formatNumber writes numbers as they are read in the language of the page */
export const toEnquiryValues = (
  { status, amount, note, weddingDate }: Enquiry,
  formatNumber: FormatNumber,
): EnquiryValues => ({
  status,
  amount: amount === null ? '' : formatNumber(amount),
  note: note ?? '',
  weddingDate: weddingDate ?? '',
})

/** Errors are message ids, which the field formats. */
export const enquirySchema = object({
  amount: string().test('amount', myProvidersMessages.amountInvalid.id, isPrice),
  note: string()
    .max(ENQUIRY_TEXT_MAX_CHARACTERS, myProvidersMessages.noteTooLong.id)
    .matches(/^[^<>]*$/, myProvidersMessages.markup.id),
})

/** @returns valid values as they are read when they are stored, so that two ways to type a number are no conflict */
export function normalizeEnquiry(values: EnquiryValues, formatNumber: FormatNumber): EnquiryValues {
  const amount = parsePrice(values.amount)
  return {
    ...values,
    amount: amount === null ? '' : formatNumber(amount),
    note: stripControls(values.note).trim(),
  }
}

/** Converts normalized values for the API. */
export const toEnquiryUpdate = (values: EnquiryValues, version: number): EnquiryUpdate => ({
  status: values.status,
  amount: parsePrice(values.amount),
  note: values.note || null,
  weddingDate: values.weddingDate || null,
  version,
})
