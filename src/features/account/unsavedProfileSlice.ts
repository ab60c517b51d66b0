import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { signedOut } from '@/api'
import type { ProfileValues } from './profileValues'

interface UnsavedProfile {
  /** The account whose form it was: nobody else is shown it. */
  profileId: string
  /** The fields that were changed and not saved. */
  typed: Partial<ProfileValues>
}

/** What is typed in the profile form and not saved. It outlives a session that ends by itself, in memory, until that account signs in again. */
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
