import { generatedApi } from './generated/endpoints'

const LIST = 'LIST'

/**
 * A deletion does not invalidate its slug's entry, so that a deleted invitation is not fetched again. Invitations come with weddings, whose
 * events have their dates (`weddings.ts`).
 */
export const invitationsApi = generatedApi.enhanceEndpoints({
  addTagTypes: ['Invitation', 'Wedding', 'Event'],
  endpoints: {
    listUserInvitations: {
      providesTags: (result) => [
        { type: 'Invitation', id: LIST },
        ...(result?.items ?? []).map(({ id }) => ({ type: 'Invitation' as const, id })),
      ],
    },
    getInvitationBySlug: { providesTags: (result) => (result ? [{ type: 'Invitation', id: result.id }] : []) },
    createInvitation: {
      invalidatesTags: (result) =>
        result ? [{ type: 'Invitation', id: LIST }, 'Wedding', { type: 'Event', id: result.weddingId }] : [],
    },
    updateInvitation: {
      invalidatesTags: (result, _error, { id }) => [
        { type: 'Invitation', id },
        { type: 'Invitation', id: LIST },
        'Wedding',
        ...(result ? [{ type: 'Event' as const, id: result.weddingId }] : []),
      ],
    },
    deleteInvitation: { invalidatesTags: [{ type: 'Invitation', id: LIST }, 'Wedding'] },
  },
})

/** The profile and the list of sessions are one entry each. */
export const usersApi = generatedApi.enhanceEndpoints({
  addTagTypes: ['Profile', 'Session'],
  endpoints: {
    getProfile: { providesTags: ['Profile'] },
    updateProfile: { invalidatesTags: ['Profile'] },
    listSessions: { providesTags: ['Session'] },
    deleteSession: { invalidatesTags: ['Session'] },
    deleteOtherSessions: { invalidatesTags: ['Session'] },
    changePassword: { invalidatesTags: ['Session'] },
    verifyEmail: { invalidatesTags: ['Profile'] },
    updateWishlist: {
      /** Optimistic update, undone when the call fails, unless the list has been fetched again meanwhile. */
      onQueryStarted: async ({ wishlist }, { dispatch, getState, queryFulfilled }) => {
        const selectList = () => generatedApi.endpoints.getWishlist.select()(getState()).data
        const replaced = dispatch(generatedApi.util.updateQueryData('getWishlist', undefined, () => wishlist))
        const shown = selectList()
        await queryFulfilled.catch(() => selectList() === shown && replaced.undo())
      },
    },
  },
})
