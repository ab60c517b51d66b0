import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { generatedApi, signedOut, type Invitation } from '@/api'
import { emptyDraft, type InvitationDraft, type InvitationFormValues } from './draft'
import { draftFromWire, editedFromWire } from './mapping'

interface InvitationState {
  /** What is being typed; mirrored in session storage under `InvitationData`. */
  draft: InvitationDraft
  /** The published invitation that the couple worked on last; mirrored in local storage under `invitation-slug` (specification §3). */
  currentSlug: string | null
  /** A visitor pressed 'Sign in and publish': the card publishes once they come back signed in. In memory, so that no link can do it. */
  publishesAfterSignIn?: boolean
}

const initialState: InvitationState = { draft: emptyDraft, currentSlug: null }

export const invitationSlice = createSlice({
  name: 'invitation',
  initialState,
  reducers: {
    /** A draft of an earlier page view, or one that had been thrown away. */
    draftRestored: (state, { payload }: PayloadAction<InvitationDraft>) => {
      state.draft = payload
    },
    /** A published invitation is taken up for editing. */
    invitationOpened: (state, { payload }: PayloadAction<Invitation>) => {
      state.draft = draftFromWire(payload)
      state.currentSlug = payload.slug
    },
    draftEdited: {
      reducer: (state, { payload, meta }: PayloadAction<Partial<InvitationFormValues>, string, { requestKey: string }>) => {
        state.draft = { ...state.draft, ...payload, requestKey: state.draft.requestKey || meta.requestKey }
      },
      prepare: (values: Partial<InvitationFormValues>) => ({ payload: values, meta: { requestKey: crypto.randomUUID() } }),
    },
    draftCleared: (state) => {
      state.draft = emptyDraft
    },
    /** What an earlier visit or another tab has kept. */
    currentSlugRestored: (state, { payload }: PayloadAction<string | null>) => {
      state.currentSlug = payload
    },
    /** The account has left this browser, and whoever sits here next is somebody else. */
    currentSlugCleared: (state) => {
      state.currentSlug = null
    },
    invitationDeleted: (state, { payload: { id, slug } }: PayloadAction<Pick<Invitation, 'id' | 'slug'>>) => {
      if (state.draft.editing?.id === id) state.draft = emptyDraft
      if (state.currentSlug === slug) state.currentSlug = null
    },
    /** The edited invitation is gone: what is typed becomes a new one. */
    editingDetached: {
      reducer: (state, { meta }: PayloadAction<undefined, string, { requestKey: string }>) => {
        if (state.currentSlug === state.draft.editing?.slug) state.currentSlug = null
        state.draft.editing = null
        state.draft.requestKey = meta.requestKey
      },
      prepare: () => ({ payload: undefined, meta: { requestKey: crypto.randomUUID() } }),
    },
    publishAfterSignInRequested: (state) => {
      state.publishesAfterSignIn = true
    },
    publishAfterSignInTaken: (state) => {
      state.publishesAfterSignIn = false
    },
    /** The couple chose to save over a newer version of the invitation that they edit. */
    newerVersionAccepted: (state, { payload }: PayloadAction<number>) => {
      if (state.draft.editing) state.draft.editing.version = payload
    },
  },
  extraReducers: (builder) =>
    builder
      // An unpublished draft stays on this device; the edits of a published invitation are private to its account.
      .addCase(signedOut, (state) => {
        if (state.draft.editing) state.draft = emptyDraft
      })
      .addMatcher(generatedApi.endpoints.createInvitation.matchFulfilled, (state, { payload }) => {
        state.draft.editing = editedFromWire(payload)
        state.currentSlug = payload.slug
      })
      .addMatcher(generatedApi.endpoints.updateInvitation.matchFulfilled, (state, { payload }) => {
        if (state.draft.editing?.id === payload.id) state.draft.editing = editedFromWire(payload)
        state.currentSlug = payload.slug
      }),
  selectors: {
    selectDraft: (state) => state.draft,
    selectCurrentSlug: (state) => state.currentSlug,
    selectPublishesAfterSignIn: (state) => state.publishesAfterSignIn === true,
  },
})

export const {
  draftRestored,
  invitationOpened,
  draftEdited,
  draftCleared,
  editingDetached,
  newerVersionAccepted,
  currentSlugRestored,
  currentSlugCleared,
  invitationDeleted,
  publishAfterSignInRequested,
  publishAfterSignInTaken,
} = invitationSlice.actions
export const { selectDraft, selectCurrentSlug, selectPublishesAfterSignIn } = invitationSlice.selectors
