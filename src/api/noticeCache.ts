import { weddingEndpoints } from './entities'
import type { Notices } from './generated/weddingEndpoints'

const updateNotices = (weddingId: string, update: (notices: Notices) => Notices) =>
  weddingEndpoints.util.updateQueryData('getNotices', { weddingId }, update)

/** Shows what the server has stored of the notices on this device. The caller reports a failure. */
export function addNoticeUpdates(): void {
  weddingEndpoints.enhanceEndpoints({
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
}
