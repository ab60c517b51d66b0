import { createApi } from '@reduxjs/toolkit/query'
import { send } from './transport'

/** The empty API of the guest's page: the same transport, without a session to refresh and without hooks, since its answer is given. */
export const guestBaseApi = createApi({
  reducerPath: 'api',
  baseQuery: (given: string | Parameters<typeof send>[0], api) => send(typeof given === 'string' ? { url: given } : given, api),
  endpoints: () => ({}),
})
