import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type ConsentChoice = 'granted' | 'refused'

export interface ConsentState {
  /** Whether consent is needed: only where a vendor is configured. */
  offered: boolean
  choice: ConsentChoice | null
  /** The visitor has opened the choice again. */
  reopened: boolean
}

const initialState: ConsentState = { offered: false, choice: null, reopened: false }

/** The consent to analytics. Nothing is loaded before it is granted (specification §9, "Analytics"). */
export const consentSlice = createSlice({
  name: 'consent',
  initialState,
  reducers: {
    /** A vendor is configured; the payload is the stored choice of an earlier visit or another tab. */
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
    /** The choice was opened again and left unchanged. */
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
export const { selectConsentOffered, selectConsentChoice, selectConsentReopened, selectConsentAsked } =
  consentSlice.selectors
