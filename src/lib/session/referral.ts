import { parseAddress } from '@shared/parseAddress'
import { encodeReferralText, isReferralText, REFERRAL_MAX_CHARACTERS, type ReferralField } from '@shared/referrals'
import type { ReferralState } from './referralSlice'
import type { RegisterApiArg } from '@/api'

/**
 * Parses the referral in a short link's target (specification §3).
 * @returns the values that are kept; blank and too long ones are left out
 */
export function parseReferral(fullUrl: string): Partial<ReferralState> {
  const query = parseAddress(fullUrl)?.searchParams
  const fields = Object.keys(REFERRAL_MAX_CHARACTERS) as ReferralField[]
  const found = fields.flatMap((field) => {
    const value = query?.get(field)
    return value && isReferralText(field, value) ? [[field, value]] : []
  })
  return Object.fromEntries(found) as Partial<ReferralState>
}

/** The referral headers of a registration. */
export type ReferralHeaders = Omit<RegisterApiArg, 'credentials'>

const encodeOrUndefined = (field: ReferralField, value: string | null): string | undefined =>
  value !== null && isReferralText(field, value) ? encodeReferralText(value) : undefined

/** @returns the referral headers. Local storage may hold anything, so values that are not kept are left out. */
export const toReferralHeaders = ({ referralCode, source, sourceId }: ReferralState): ReferralHeaders => ({
  'X-Referral-Code': encodeOrUndefined('referralCode', referralCode),
  'X-Referral-Source': encodeOrUndefined('source', source),
  'X-Referral-Source-Id': encodeOrUndefined('sourceId', sourceId),
})
