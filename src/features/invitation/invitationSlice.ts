import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { generatedApi, isSessionEnd, signedOut, type Invitation } from '@/api'
import { readStored, writeStored } from '@/config/browserStorage'
import { storageKeys } from '@shared/storageKeys'
import { emptyDraft, type InvitationDraft, type InvitationFormValues } from './draft'
import { draftFromWire, editedFromWire } from './mapping'

interface InvitationState {
  /** What is being typed; mirrored in session storage under `InvitationData`. */
  draft: InvitationDraft
  /** The published invitation that the couple worked on last; mirrored in local storage under `invitation-slug` (specification §3). */
  currentSlug: string | null
  /** Its id, as far as this page view knows it. */
  currentId?: string
  /** A visitor pressed 'Sign in and publish': the card publishes once they come back signed in. In memory, so that no link can do it. */
  publishesAfterSignIn?: boolean
}

const initialState: InvitationState = { draft: emptyDraft, currentSlug: null }

const { createInvitation, deleteInvitation, listUserInvitations, updateInvitation } = generatedApi.endpoints

function setCurrent(state: InvitationState, { id, slug }: Pick<Invitation, 'id' | 'slug'>): void {
  state.currentId = id
  state.currentSlug = slug
}

function clearCurrent(state: InvitationState): void {
  state.currentId = undefined
  state.currentSlug = null
}

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
      setCurrent(state, payload)
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
      if (payload !== state.currentSlug) state.currentId = undefined
      state.currentSlug = payload
    },
    /** The edited invitation is gone: what is typed becomes a new one. */
    editingDetached: {
      reducer: (state, { meta }: PayloadAction<undefined, string, { requestKey: string }>) => {
        if (state.currentSlug === state.draft.editing?.slug) clearCurrent(state)
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
      .addMatcher(createInvitation.matchFulfilled, (state, { payload }) => {
        state.draft.editing = editedFromWire(payload)
        setCurrent(state, payload)
      })
      .addMatcher(updateInvitation.matchFulfilled, (state, { payload }) => {
        if (state.draft.editing?.id === payload.id) state.draft.editing = editedFromWire(payload)
        setCurrent(state, payload)
      })
      // Storage keeps the slug alone; a deletion names the id. The list, from which invitations are deleted, has both.
      .addMatcher(listUserInvitations.matchFulfilled, (state, { payload }) => {
        const current = payload.items.find(({ slug }) => slug === state.currentSlug)
        if (current) state.currentId = current.id
      })
      .addMatcher(deleteInvitation.matchFulfilled, (state, { meta }) => {
        const { id } = meta.arg.originalArgs
        if (state.draft.editing?.id === id) state.draft = emptyDraft
        if (state.currentId === id) clearCurrent(state)
      })
      // The next person at this browser must not see it; the couple finds it again in its list.
      .addMatcher(isSessionEnd, clearCurrent),
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
  publishAfterSignInRequested,
  publishAfterSignInTaken,
} = invitationSlice.actions
export const { selectDraft, selectCurrentSlug, selectPublishesAfterSignIn } = invitationSlice.selectors

/** @returns the current invitation's slug that an earlier visit stored. */
export const readCurrentSlug = (): string | null => readStored('localStorage', storageKeys.invitationSlug)

export const writeCurrentSlug = (slug: string | null): void => writeStored('localStorage', storageKeys.invitationSlug, slug)
