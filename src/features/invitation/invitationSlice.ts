import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { generatedApi } from '../../api'
import { emptyDraft, type InvitationDraft, type InvitationFormValues } from './draft'

interface InvitationState {
  /** What is being typed; mirrored in session storage under `InvitationData`. */
  draft: InvitationDraft
}

const initialState: InvitationState = { draft: emptyDraft }

export const invitationSlice = createSlice({
  name: 'invitation',
  initialState,
  reducers: {
    /** A draft of an earlier page view, or a published invitation opened for editing. */
    draftRestored: (state, { payload }: PayloadAction<InvitationDraft>) => {
      state.draft = payload
    },
    draftEdited: {
      reducer: (state, { payload, meta }: PayloadAction<Partial<InvitationFormValues>, string, { requestKey: string }>) => {
        state.draft = { ...state.draft, ...payload, requestKey: state.draft.requestKey || meta.requestKey }
      },
      prepare: (values: Partial<InvitationFormValues>) => ({ payload: values, meta: { requestKey: crypto.randomUUID() } }),
    },
    draftCleared: () => initialState,
    /** The edited invitation is gone: what is typed becomes a new one. */
    editingDetached: {
      reducer: (state, { meta }: PayloadAction<undefined, string, { requestKey: string }>) => {
        state.draft.editing = null
        state.draft.requestKey = meta.requestKey
      },
      prepare: () => ({ payload: undefined, meta: { requestKey: crypto.randomUUID() } }),
    },
    /** The couple chose to save over a newer version of the invitation that they edit. */
    newerVersionAccepted: (state, { payload }: PayloadAction<number>) => {
      if (state.draft.editing) state.draft.editing.version = payload
    },
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(generatedApi.endpoints.createInvitation.matchFulfilled, (state, { payload: { id, slug, version } }) => {
        state.draft.editing = { id, slug, version }
      })
      .addMatcher(generatedApi.endpoints.updateInvitation.matchFulfilled, (state, { payload: { id, slug, version } }) => {
        if (state.draft.editing?.id === id) state.draft.editing = { id, slug, version }
      })
      .addMatcher(generatedApi.endpoints.deleteInvitation.matchFulfilled, (state, { meta }) =>
        state.draft.editing?.id === meta.arg.originalArgs.id ? initialState : state,
      ),
  selectors: {
    selectDraft: (state) => state.draft,
  },
})

export const { draftRestored, draftEdited, draftCleared, editingDetached, newerVersionAccepted } = invitationSlice.actions
export const { selectDraft } = invitationSlice.selectors
