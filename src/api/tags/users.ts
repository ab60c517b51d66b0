import { generatedApi } from '../generated/endpoints'

/** The profile, the wishlist and the list of sessions are one entry each, of the signed-in account. */
export const usersApi = generatedApi.enhanceEndpoints({
  addTagTypes: ['Profile', 'Session', 'Wishlist'],
  endpoints: {
    getProfile: { providesTags: ['Profile'] },
    updateProfile: { invalidatesTags: ['Profile'] },
    listSessions: { providesTags: ['Session'] },
    deleteSession: { invalidatesTags: ['Session'] },
    deleteOtherSessions: { invalidatesTags: ['Session'] },
    changePassword: { invalidatesTags: ['Session'] },
    verifyEmail: { invalidatesTags: ['Profile'] },
    getWishlist: { providesTags: ['Wishlist'] },
    updateWishlist: { invalidatesTags: ['Wishlist'] },
  },
})
