import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query'

interface Call {
  url: string
}

/**
 * One quiet call: without token, and nobody is told when it fails, for the page already shows what it was given. The
 * application's transport would be more code on cheap phones than the rest of the call.
 */
const quietQuery: BaseQueryFn<string | Call, unknown, { status: number }> = async (given, { signal }) => {
  const { url } = given as Call
  try {
    const answer = await fetch(`/api/v1${url}`, { signal })
    return answer.ok ? { data: await answer.json() } : { error: { status: answer.status } }
  } catch {
    return { error: { status: 0 } }
  }
}

/** The empty API of the guest's page, without hooks, since its answer is given with the page and stays for as long as that. */
export const guestBaseApi = createApi({
  reducerPath: 'api',
  baseQuery: quietQuery,
  keepUnusedDataFor: Infinity,
  endpoints: () => ({}),
})
