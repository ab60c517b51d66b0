/**
 * The entry to the operations of notices, apart from `weddings.ts`, so that only the page of replies loads them. Shows at once what the server has
 * stored of the notices on this device.
 */
import { noticeEndpoints, type Notices } from './generated/noticeEndpoints'

export * from './generated/noticeEndpoints'

const updateNotices = (weddingId: string, update: (known: Notices) => Notices) =>
  noticeEndpoints.util.updateQueryData('getNotices', { weddingId }, update)

noticeEndpoints.enhanceEndpoints({
  endpoints: {
    turnOnNotices: {
      onQueryStarted: async ({ weddingId }, { dispatch, queryFulfilled }) => {
        const result = await queryFulfilled.catch(() => null)
        if (result) dispatch(updateNotices(weddingId, () => result.data))
      },
    },
    turnOffNotices: {
      onQueryStarted: async ({ weddingId }, { dispatch, queryFulfilled }) => {
        const result = await queryFulfilled.catch(() => null)
        if (result) dispatch(updateNotices(weddingId, (known) => ({ ...known, isOn: false, showsTitle: false })))
      },
    },
  },
})
