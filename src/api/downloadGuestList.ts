import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { baseQuery } from './baseQuery'
import type { ApiExtra } from './transport'

export type GuestListFormat = 'csv' | 'xlsx'
/** What the file has besides the families and who comes. */
export interface GuestListContent {
  /** The families that do not come. */
  declined: 'include' | 'omit'
  /** Of the replies. */
  messages: 'include' | 'omit'
}

const addresses: Record<GuestListFormat, (weddingId: string) => string> = {
  csv: (weddingId) => `/weddings/${encodeURIComponent(weddingId)}/exports/households.csv`,
  xlsx: (weddingId) => `/weddings/${encodeURIComponent(weddingId)}/exports/households.xlsx`,
}

/**
 * Downloads the guest list of a wedding. Not an endpoint of the cache, whose state cannot hold files.
 * @throws ApiError
 */
export const downloadGuestList =
  (
    weddingId: string,
    format: GuestListFormat,
    content: GuestListContent,
  ): ThunkAction<Promise<Blob>, unknown, ApiExtra, UnknownAction> =>
  async (dispatch, getState, extra) => {
    const { signal, abort } = new AbortController()
    const api = { signal, abort, dispatch, getState, extra, endpoint: 'downloadGuestList', type: 'query' } as const
    const request = { url: addresses[format](weddingId), params: content, headers: { Accept: '*/*' } }
    const { data, error } = await baseQuery(request, api, {})
    if (error) throw error
    return data as Blob
  }
