import { generatedApi } from '../generated/endpoints'

const LIST = 'LIST'

/** A delete leaves its own slug's entry alone, so that nothing asks again for what is gone. */
export const invitationsApi = generatedApi.enhanceEndpoints({
  addTagTypes: ['Invitation'],
  endpoints: {
    listUserInvitations: {
      providesTags: (result) => [
        { type: 'Invitation', id: LIST },
        ...(result?.items ?? []).map(({ id }) => ({ type: 'Invitation' as const, id })),
      ],
    },
    getInvitationBySlug: { providesTags: (result) => (result ? [{ type: 'Invitation', id: result.id }] : []) },
    createInvitation: { invalidatesTags: (result) => (result ? [{ type: 'Invitation', id: LIST }] : []) },
    updateInvitation: { invalidatesTags: (_result, _error, { id }) => [{ type: 'Invitation', id }, { type: 'Invitation', id: LIST }] },
    deleteInvitation: { invalidatesTags: [{ type: 'Invitation', id: LIST }] },
  },
})
