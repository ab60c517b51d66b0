import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react'
import type { FetchArgs } from '@reduxjs/toolkit/query'
import type { ApiError } from './errors'
import { send } from './transport'

/** The transport of the console: its session is a cookie, so that no script can read it. */
const operatorQuery: BaseQueryFn<string | FetchArgs, unknown, ApiError> = (given, api) =>
  send(typeof given === 'string' ? { url: given } : given, api, null)

/** The empty API of the operator's console, which has a store of its own; `operator.ts` adds the tags. */
export const operatorBaseApi = createApi({
  reducerPath: 'operatorApi',
  baseQuery: operatorQuery,
  refetchOnReconnect: true,
  refetchOnFocus: true,
  // Several operators work on the same lists.
  refetchOnMountOrArgChange: true,
  endpoints: () => ({}),
})
