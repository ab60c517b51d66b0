import { generatedApi } from '../generated/endpoints'

/** The profile and the wishlist are one entry each, of the signed-in account. */
export const usersApi = generatedApi.enhanceEndpoints({
  addTagTypes: ['Profile', 'Wishlist'],
  endpoints: {
    getProfile: { providesTags: ['Profile'] },
    updateProfile: { invalidatesTags: ['Profile'] },
    getWishlist: { providesTags: ['Wishlist'] },
    updateWishlist: { invalidatesTags: ['Wishlist'] },
  },
})
