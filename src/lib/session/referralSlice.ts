import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { readStored, writeStored } from '@/config/browserStorage'
import { storageKeys } from '@shared/storageKeys'

/** Who referred this visitor, from a deep link's query (specification §3). */
export interface ReferralState {
  referralCode: string | null
  source: string | null
  sourceId: string | null
}

const initialState: ReferralState = { referralCode: null, source: null, sourceId: null }

const storageKeyNames = {
  referralCode: storageKeys.referralCode,
  source: storageKeys.referralSource,
  sourceId: storageKeys.referralSourceId,
} as const

export const referralSlice = createSlice({
  name: 'referral',
  initialState,
  reducers: {
    /** The values that an earlier visit or another tab has stored. */
    referralRestored: (_state, { payload }: PayloadAction<ReferralState>) => payload,
    /**
     * The values of a link replace all earlier ones: its code must not be counted for the source of another. A link
     * without any changes nothing.
     */
    referralCaptured: (state, { payload }: PayloadAction<Partial<ReferralState>>) =>
      Object.values(payload).some(Boolean) ? { ...initialState, ...payload } : state,
    /** An account has been registered with it; the next one on this browser has no referral. */
    referralSpent: () => initialState,
  },
  selectors: { selectReferral: (state) => state },
})

export const { referralRestored, referralCaptured, referralSpent } = referralSlice.actions
export const { selectReferral } = referralSlice.selectors

/** @returns the stored values. */
export function readReferral(): ReferralState {
  return {
    referralCode: readStored('localStorage', storageKeyNames.referralCode),
    source: readStored('localStorage', storageKeyNames.source),
    sourceId: readStored('localStorage', storageKeyNames.sourceId),
  }
}

/** Whether a storage key holds one of the values; null stands for all keys. */
export const isReferralKey = (key: string | null): boolean =>
  key === null || Object.values<string>(storageKeyNames).includes(key)

export function writeReferral(referral: ReferralState): void {
  for (const name of Object.keys(storageKeyNames) as (keyof ReferralState)[])
    writeStored('localStorage', storageKeyNames[name], referral[name])
}
