import { parseAddress } from '@shared/parseAddress'
import { REFERRAL_CODE_SHAPE, REFERRAL_SOURCE_SHAPE } from '@shared/patterns'
import type { ReferralState } from './referralSlice'
import type { RegisterApiArg } from '@/api'

const shapes = { referralCode: REFERRAL_CODE_SHAPE, source: REFERRAL_SOURCE_SHAPE, sourceId: REFERRAL_SOURCE_SHAPE } as const

/**
 * @param fullUrl a short link's target
 * @returns who sent its visitor, by its query (specification §3): what is not there, or is not of the API's shape, is left out.
 */
export function referralFrom(fullUrl: string): Partial<ReferralState> {
  const query = parseAddress(fullUrl)?.searchParams
  const found = Object.entries(shapes).flatMap(([name, shape]) => {
    const value = query?.get(name)
    return value && shape.test(value) ? [[name, value]] : []
  })
  return Object.fromEntries(found) as Partial<ReferralState>
}

/** What a registration says of who sent the new account. */
export type ReferralHeaders = Omit<RegisterApiArg, 'credentials'>

const fitting = (value: string | null, shape: RegExp): string | undefined => (value !== null && shape.test(value) ? value : undefined)

/** @returns what is sent of a referral: local storage may hold anything, and the API refuses what has not its shape. */
export const referralHeaders = ({ referralCode, source, sourceId }: ReferralState): ReferralHeaders => ({
  'X-Referral-Code': fitting(referralCode, REFERRAL_CODE_SHAPE),
  'X-Referral-Source': fitting(source, REFERRAL_SOURCE_SHAPE),
  'X-Referral-Source-Id': fitting(sourceId, REFERRAL_SOURCE_SHAPE),
})
