import type { Row } from '../../database/schema.ts'
import type { ResponseBody } from '../../lib/operationTypes.ts'
import { toReceivedWire } from '../enquiries/model.ts'
import { toOwnReviewWire } from '../providers/reviews/model.ts'
import { sortByTime } from './weddingExport.ts'

type AccountExport = ResponseBody<'exportAccount'>
type ExportedEnquiry = AccountExport['enquiries'][number]
type ExportedReview = AccountExport['reviews'][number]

const toExportedEnquiry = (row: Row<'enquiries'>): ExportedEnquiry => ({
  ...toReceivedWire(row),
  providerId: row.provider_id,
  providerName: row.provider_name,
  weddingId: row.wedding_id,
  status: row.status as ExportedEnquiry['status'],
  amount: row.amount,
  note: row.note,
  version: row.version,
  updatedAt: row.updated_at,
})

const toExportedReview = (row: Row<'reviews'>): ExportedReview => ({
  ...toOwnReviewWire(row),
  enquiryId: row.enquiry_id,
  decidedAt: row.decided_at,
})

/** The export format of what the account asked providers, and of its reviews: all columns but the provider's reason for a dispute. */
export const enquiryFormatters = {
  enquiries: (rows: Row<'enquiries'>[]) => ({ enquiries: sortByTime(rows).map(toExportedEnquiry) }),
  reviews: (rows: Row<'reviews'>[]) => ({ reviews: sortByTime(rows).map(toExportedReview) }),
}
