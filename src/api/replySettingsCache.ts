import { weddingEndpoints } from './entities'
import type { ReplySettings } from './generated/weddingEndpoints'

/** @returns an update of the cached settings of replies, unless they are newer */
const replaceSettings = (weddingId: string, settings: ReplySettings) =>
  weddingEndpoints.util.updateQueryData('getReplySettings', { weddingId }, (known) =>
    known.version > settings.version ? known : settings,
  )

/** Shows new settings of replies before the server responds. After a failure the tag fetches them again: another edit may have been stored meanwhile. */
export function addReplySettingsUpdates(): void {
  weddingEndpoints.enhanceEndpoints({
    endpoints: {
      updateReplySettings: {
        onQueryStarted: async ({ weddingId, replySettingsUpdate }, { dispatch, getState, queryFulfilled }) => {
          const selectSettings = () =>
            weddingEndpoints.endpoints.getReplySettings.select({ weddingId })(getState()).data
          const replaced = dispatch(replaceSettings(weddingId, replySettingsUpdate))
          const shown = selectSettings()
          try {
            const { data } = await queryFulfilled
            dispatch(replaceSettings(weddingId, data))
          } catch {
            if (selectSettings() === shown) replaced.undo()
          }
        },
      },
    },
  })
}
