import { generatedApi } from '../generated/endpoints'

/** Services are read off providers, so one tag type serves both. */
export const providersApi = generatedApi.enhanceEndpoints({
  addTagTypes: ['Provider'],
  endpoints: {
    listProviders: { providesTags: ['Provider'] },
    getProvider: { providesTags: (_result, _error, { id }) => [{ type: 'Provider', id }] },
    listServices: { providesTags: ['Provider'] },
    listServicesByCategory: { providesTags: ['Provider'] },
    listServicesByProvider: { providesTags: ['Provider'] },
    registerProvider: { invalidatesTags: [] },
    updateProvider: { invalidatesTags: ['Provider'] },
    deleteProvider: { invalidatesTags: ['Provider'] },
  },
})
