import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type ConsentChoice = 'granted' | 'refused'

export interface ConsentState {
  /** Whether there is anything to agree to: only where something that measures is switched on. */
  offered: boolean
  choice: ConsentChoice | null
  /** The visitor wants to choose again. */
  reopened: boolean
}

const initialState: ConsentState = { offered: false, choice: null, reopened: false }

/** What the visitor says to being measured. Nothing is loaded before a yes (specification §9, "Analytics"). */
export const consentSlice = createSlice({
  name: 'consent',
  initialState,
  reducers: {
    /** The site measures; the payload is what an earlier visit, or another tab, has chosen. */
    consentOffered: (state, { payload }: PayloadAction<ConsentChoice | null>) => {
      state.offered = true
      state.choice = payload
    },
    consentChosen: (state, { payload }: PayloadAction<ConsentChoice>) => {
      state.choice = payload
      state.reopened = false
    },
    consentReopened: (state) => {
      state.reopened = true
    },
    /** Looked at again, and left as it was. */
    consentKept: (state) => {
      state.reopened = false
    },
  },
  selectors: {
    selectConsentOffered: ({ offered }) => offered,
    selectConsentChoice: ({ choice }) => choice,
    selectConsentReopened: ({ reopened }) => reopened,
    selectConsentAsked: ({ offered, choice, reopened }) => offered && (choice === null || reopened),
  },
})

export const { consentOffered, consentChosen, consentReopened, consentKept } = consentSlice.actions
export const { selectConsentOffered, selectConsentChoice, selectConsentReopened, selectConsentAsked } = consentSlice.selectors
