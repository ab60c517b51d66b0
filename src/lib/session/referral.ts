import { parseAddress } from '@shared/parseAddress'
import { REFERRAL_CODE_SHAPE, REFERRAL_SOURCE_SHAPE } from '@shared/patterns'
import type { ReferralState } from './referralSlice'
import type { RegisterApiArg } from '@/api'

const shapes = {
  referralCode: REFERRAL_CODE_SHAPE,
  source: REFERRAL_SOURCE_SHAPE,
  sourceId: REFERRAL_SOURCE_SHAPE,
} as const

/**
 * Parses the referral in a short link's target (specification §3).
 * @returns the valid values; missing and malformed ones are left out
 */
export function parseReferral(fullUrl: string): Partial<ReferralState> {
  const query = parseAddress(fullUrl)?.searchParams
  const found = Object.entries(shapes).flatMap(([name, shape]) => {
    const value = query?.get(name)
    return value && shape.test(value) ? [[name, value]] : []
  })
  return Object.fromEntries(found) as Partial<ReferralState>
}

/** The referral headers of a registration. */
export type ReferralHeaders = Omit<RegisterApiArg, 'credentials'>

const matchOrUndefined = (value: string | null, shape: RegExp): string | undefined =>
  value !== null && shape.test(value) ? value : undefined

/** @returns the referral headers. Local storage may hold anything, so malformed values are left out. */
export const toReferralHeaders = ({ referralCode, source, sourceId }: ReferralState): ReferralHeaders => ({
  'X-Referral-Code': matchOrUndefined(referralCode, REFERRAL_CODE_SHAPE),
  'X-Referral-Source': matchOrUndefined(source, REFERRAL_SOURCE_SHAPE),
  'X-Referral-Source-Id': matchOrUndefined(sourceId, REFERRAL_SOURCE_SHAPE),
})
