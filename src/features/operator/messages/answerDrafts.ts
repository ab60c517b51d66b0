import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Language } from '@/api/operator'

/** An answer that the server has not stored yet. */
export interface AnswerDraft {
  /** Sent with each try, so that one whose response was lost is no second e-mail. */
  id: string
  language: Language
  text: string
}

interface DraftChange {
  messageId: string
  draft: AnswerDraft
}

const initialState: Record<string, AnswerDraft> = {}

/** The drafts by message, in the store: they outlive a closed card, another page and an expired session. */
export const answerDraftsSlice = createSlice({
  name: 'answerDrafts',
  initialState,
  reducers: {
    draftChanged: (state, { payload: { messageId, draft } }: PayloadAction<DraftChange>) => {
      state[messageId] = draft
    },
    draftStored: (state, { payload }: PayloadAction<string>) => {
      delete state[payload]
    },
  },
  selectors: { selectDraft: (state, messageId: string): AnswerDraft | undefined => state[messageId] },
})

export const { draftChanged, draftStored } = answerDraftsSlice.actions
export const { selectDraft } = answerDraftsSlice.selectors
