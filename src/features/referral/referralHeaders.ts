import type { RegisterApiArg } from '@/api'
import { REFERRAL_CODE_SHAPE, REFERRAL_SOURCE_SHAPE } from '@/config/shapes'
import type { ReferralState } from './referralSlice'

/** What a registration says of who sent the new account. */
export type ReferralHeaders = Omit<RegisterApiArg, 'credentials'>

const fitting = (value: string | null, shape: RegExp): string | undefined => (value !== null && shape.test(value) ? value : undefined)

/** @returns what is sent of a referral: local storage may hold anything, and the API refuses what has not its shape. */
export const referralHeaders = ({ referralCode, source, sourceId }: ReferralState): ReferralHeaders => ({
  'X-Referral-Code': fitting(referralCode, REFERRAL_CODE_SHAPE),
  'X-Referral-Source': fitting(source, REFERRAL_SOURCE_SHAPE),
  'X-Referral-Source-Id': fitting(sourceId, REFERRAL_SOURCE_SHAPE),
})
