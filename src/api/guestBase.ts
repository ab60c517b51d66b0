import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query'

interface Call {
  url: string
}

/**
 * Fetches without a token and without error handling: the page already shows its data. The application's transport
 * would be larger than the rest of the call.
 */
const quietQuery: BaseQueryFn<string | Call, unknown, { status: number }> = async (given, { signal }) => {
  const { url } = given as Call
  try {
    const response = await fetch(`/api/v1${url}`, { signal })
    return response.ok ? { data: await response.json() } : { error: { status: response.status } }
  } catch {
    return { error: { status: 0 } }
  }
}

/** The empty API of the guest page, without hooks. Its cache lives as long as the page. */
export const guestBaseApi = createApi({
  reducerPath: 'api',
  baseQuery: quietQuery,
  keepUnusedDataFor: Infinity,
  endpoints: () => ({}),
})
