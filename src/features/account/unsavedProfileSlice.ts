import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { signedOut } from '@/api'
import type { ProfileValues } from './profileValues'

interface UnsavedProfile {
  /** The account of the form; no other account is shown these values. */
  profileId: string
  /** The edited, unsaved fields. */
  typed: Partial<ProfileValues>
}

/** Unsaved values of the profile form. They survive an expired session, in memory, until the same account signs in again. */
export const unsavedProfileSlice = createSlice({
  name: 'unsavedProfile',
  initialState: null as UnsavedProfile | null,
  reducers: {
    profileTyped: (_state, { payload }: PayloadAction<UnsavedProfile>) => payload,
    profileFormLeft: () => null,
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => null),
  selectors: {
    selectUnsavedProfile: (state, profileId: string) => (state?.profileId === profileId ? state.typed : null),
  },
})

export const { profileTyped, profileFormLeft } = unsavedProfileSlice.actions
export const { selectUnsavedProfile } = unsavedProfileSlice.selectors
