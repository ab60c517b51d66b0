import { isApiError } from './errors'
import { weddingEndpoints } from './generated/weddingEndpoints'
import type { ReplySettings } from './generated/weddingEndpoints'

/** @returns an update of the cached settings of replies */
const replaceSettings = (weddingId: string, settings: ReplySettings) =>
  weddingEndpoints.util.updateQueryData('getReplySettings', { weddingId }, () => settings)

/** @returns the current state in the response of a refused edit */
function getCurrent(error: unknown): ReplySettings | undefined {
  const { error: failure } = error as { error?: unknown }
  return isApiError(failure) && failure.kind === 'other' ? (failure.current as ReplySettings | undefined) : undefined
}

/** Shows new settings of replies before the server responds, and undoes them when it refuses. */
export function addReplySettingsUpdates(): void {
  weddingEndpoints.enhanceEndpoints({
    endpoints: {
      updateReplySettings: {
        onQueryStarted: async ({ weddingId, replySettingsUpdate }, { dispatch, queryFulfilled }) => {
          const edit = dispatch(replaceSettings(weddingId, replySettingsUpdate))
          try {
            const { data } = await queryFulfilled
            dispatch(replaceSettings(weddingId, data))
          } catch (error) {
            edit.undo()
            const current = getCurrent(error)
            if (current) dispatch(replaceSettings(weddingId, current))
          }
        },
      },
    },
  })
}
