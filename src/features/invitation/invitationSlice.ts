import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { accountChanged, generatedApi, isSessionEnd, signedOut, type Invitation } from '@/api'
import { readStored, writeStored } from '@/config/browserStorage'
import { storageKeys } from '@shared/storageKeys'
import { emptyDraft, hasContent, type InvitationDraft, type DraftValues, type WeddingPlans } from './draft'
import { toDraft } from './toDraft'

interface InvitationState {
  /** The draft; stored in session storage under `InvitationData`. */
  draft: InvitationDraft
  /**
   * Slug of the published invitation that the couple last worked on; stored in local storage under `invitation-slug`
   * (specification §3).
   */
  currentSlug: string | null
  /** Its id, if this page view knows it. */
  currentId?: string
  /** 'Sign in and publish' was pressed: the card publishes after sign-in. In memory only, so that no link can trigger it. */
  publishesAfterSignIn?: boolean
}

/** The form is submitted or left: what was typed is stored before another page is shown (specification §4). */
export const draftLeft = createAction('invitation/draftLeft')

const initialState: InvitationState = { draft: emptyDraft, currentSlug: null }

const { createInvitation, deleteInvitation, listUserInvitations, updateInvitation } = generatedApi.endpoints

function setCurrent(state: InvitationState, { id, slug }: Pick<Invitation, 'id' | 'slug'>): void {
  state.currentId = id
  state.currentSlug = slug
}

/** The draft edits this invitation from now on. */
function setPublished({ draft }: InvitationState, invitation: Invitation): void {
  draft.editing = invitation
  draft.weddingId = invitation.weddingId
}

function clearCurrent(state: InvitationState): void {
  state.currentId = undefined
  state.currentSlug = null
}

export const invitationSlice = createSlice({
  name: 'invitation',
  initialState,
  reducers: {
    /** A stored draft, or one whose deletion was undone. */
    draftRestored: (state, { payload }: PayloadAction<InvitationDraft>) => {
      state.draft = payload
    },
    /** Starts editing a published invitation. */
    invitationOpened: (state, { payload }: PayloadAction<Invitation>) => {
      state.draft = toDraft(payload)
      setCurrent(state, payload)
    },
    draftEdited: {
      reducer: (state, { payload, meta }: PayloadAction<Partial<DraftValues>, string, { requestKey: string }>) => {
        state.draft = { ...state.draft, ...payload, requestKey: state.draft.requestKey || meta.requestKey }
      },
      prepare: (values: Partial<DraftValues>) => ({
        payload: values,
        meta: { requestKey: crypto.randomUUID() },
      }),
    },
    draftCleared: (state) => {
      state.draft = emptyDraft
    },
    /** Starts an invitation to an existing wedding, or continues the unpublished draft as one. Its dates and place become those of the wedding. */
    weddingInvitationStarted: (state, { payload }: PayloadAction<WeddingPlans>) => {
      state.draft = { ...(state.draft.editing ? emptyDraft : state.draft), ...payload }
    },
    /** Publishing the draft will create a wedding of its own. */
    weddingLeft: (state) => {
      state.draft.weddingId = ''
    },
    /** The slug that an earlier visit or another tab has stored. */
    currentSlugRestored: (state, { payload }: PayloadAction<string | null>) => {
      if (payload !== state.currentSlug) state.currentId = undefined
      state.currentSlug = payload
    },
    /** The edited invitation was deleted: the draft becomes a new one. */
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
    /**
     * The draft edits this version from now on: a request whose response was lost has stored it, or the couple chose to
     * overwrite it.
     */
    storedVersionFound: (state, { payload }: PayloadAction<Invitation>) => {
      setPublished(state, payload)
      setCurrent(state, payload)
    },
  },
  extraReducers: (builder) =>
    builder
      // An unpublished draft stays on this device; the edits of a published invitation and the wedding with its dates are private to the account.
      .addMatcher(isAnyOf(signedOut, accountChanged), (state) => {
        if (state.draft.editing || !hasContent(state.draft)) state.draft = emptyDraft
        else state.draft.weddingId = ''
      })
      .addMatcher(createInvitation.matchFulfilled, (state, { payload }) => {
        setPublished(state, payload)
        // The card view of another template may have published it.
        state.draft.template = payload.template
        setCurrent(state, payload)
      })
      .addMatcher(updateInvitation.matchFulfilled, (state, { payload }) => {
        if (state.draft.editing?.id === payload.id) setPublished(state, payload)
        setCurrent(state, payload)
      })
      // Storage has only the slug, a deletion only the id. The list, from which invitations are deleted, has both.
      .addMatcher(listUserInvitations.matchFulfilled, (state, { payload }) => {
        const current = payload.items.find(({ slug }) => slug === state.currentSlug)
        if (current) state.currentId = current.id
      })
      .addMatcher(deleteInvitation.matchFulfilled, (state, { meta }) => {
        const { id } = meta.arg.originalArgs
        if (state.draft.editing?.id === id) state.draft = emptyDraft
        if (state.currentId === id) clearCurrent(state)
      })
      // The next person at this browser must not see it; the couple finds it in its list.
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
  weddingInvitationStarted,
  weddingLeft,
  editingDetached,
  storedVersionFound,
  currentSlugRestored,
  publishAfterSignInRequested,
  publishAfterSignInTaken,
} = invitationSlice.actions
export const { selectDraft, selectCurrentSlug, selectPublishesAfterSignIn } = invitationSlice.selectors

/** @returns the current invitation's slug that an earlier visit stored. */
export const readCurrentSlug = (): string | null => readStored('localStorage', storageKeys.invitationSlug)

export const writeCurrentSlug = (slug: string | null): void =>
  writeStored('localStorage', storageKeys.invitationSlug, slug)
