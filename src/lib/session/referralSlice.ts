import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { readStored, writeStored } from '@/config/browserStorage'
import { storageKeys } from '@shared/storageKeys'

/** Who sent this visitor, from a deep link's query (specification §3). */
export interface ReferralState {
  referralCode: string | null
  source: string | null
  sourceId: string | null
}

const initialState: ReferralState = { referralCode: null, source: null, sourceId: null }

const keyOf = {
  referralCode: storageKeys.referralCode,
  source: storageKeys.referralSource,
  sourceId: storageKeys.referralSourceId,
} as const

export const referralSlice = createSlice({
  name: 'referral',
  initialState,
  reducers: {
    /** What an earlier visit or another tab has kept. */
    referralRestored: (_state, { payload }: PayloadAction<ReferralState>) => payload,
    /** Values that a link carried, whole: its code must not be counted under the source of an earlier one. Without any it changes nothing. */
    referralCaptured: (state, { payload }: PayloadAction<Partial<ReferralState>>) =>
      Object.values(payload).some(Boolean) ? { ...initialState, ...payload } : state,
    /** An account has been registered with it: the next one on this browser came by itself. */
    referralSpent: () => initialState,
  },
  selectors: { selectReferral: (state) => state },
})

export const { referralRestored, referralCaptured, referralSpent } = referralSlice.actions
export const { selectReferral } = referralSlice.selectors

/** @returns the values that an earlier visit kept. */
export function readReferral(): ReferralState {
  return {
    referralCode: readStored('localStorage', keyOf.referralCode),
    source: readStored('localStorage', keyOf.source),
    sourceId: readStored('localStorage', keyOf.sourceId),
  }
}

/** Whether a key of local storage holds one of the values; null stands for all keys. */
export const isReferralKey = (key: string | null): boolean => key === null || Object.values<string>(keyOf).includes(key)

export function writeReferral(referral: ReferralState): void {
  for (const name of Object.keys(keyOf) as (keyof ReferralState)[]) writeStored('localStorage', keyOf[name], referral[name])
}
