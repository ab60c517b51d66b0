import { type ApiError, type OfflineLayer } from '@/api'
import { selectAccountId } from '@/lib/session/accountId'
import type { Household, HouseholdStatus } from '@/api/weddings'
import type { AppDispatch } from '@/store/hooks'
import { takeBack } from './applyUnsent'
import { describeWrite } from './describeWrite'
import { isDisconnected } from './isDisconnected'
import { keepWrite } from './keepWrite'
import { listUnsent, removeUnsent } from './unsentStore'

interface LayerOptions {
  dispatch: AppDispatch
  /** @returns the household before the edit that is sent to an address */
  findBase: (url: string) => Household | undefined
  /** Called after each request with whether it has reached the server. */
  onReached: (isReached: boolean) => void
  /** Called before a read fails, to fill in what is stored. */
  onFailedRead: () => Promise<void>
  /** Called when a change is stored or removed, or cannot be stored. */
  onKept: (isKept: boolean) => void
}

const UNDO = /^\/weddings\/[^/]+\/(?:sends\/([^/]+)|replies\/([^/]+)\/undo)$/

/** @returns what sends a request, or does without the server */
export function createOfflineLayer({
  dispatch,
  findBase,
  onReached,
  onFailedRead,
  onKept,
}: LayerOptions): OfflineLayer {
  /** Undoes a reply or a message that the server does not have. @returns the status before it; undefined for others */
  const undoUnsent = async (url: string, account: string): Promise<HouseholdStatus | undefined> => {
    const [, sendId, replyId] = UNDO.exec(url) ?? []
    const id = sendId ?? replyId
    if (id === undefined) return undefined
    const change = (await listUnsent(account)).find(
      (one) => (one.endpoint === 'recordSend' || one.endpoint === 'recordReply') && one.body.id === id,
    )
    if (!change || (change.endpoint !== 'recordSend' && change.endpoint !== 'recordReply')) return undefined
    await removeUnsent([change.order])
    takeBack(dispatch, change)
    onKept(true)
    return change.base ?? { householdId: change.householdId, revision: 0, sends: [] }
  }

  return async (args, api, request) => {
    const track = async () => {
      const response = await request()
      // A request that was given up says nothing.
      if (!api.signal.aborted) onReached(!('error' in response && isDisconnected(response.error)))
      return response
    }
    if (api.type === 'query') {
      const response = await track()
      if ('error' in response && (isDisconnected(response.error) || response.error.kind === 'server'))
        await onFailedRead()
      return response
    }
    const account = selectAccountId(api.getState())
    const now = Date.now()
    const undone = await undoUnsent(args.url, account)
    if (undone) return { data: undone }
    const write = describeWrite(args, api, { edited: findBase(args.url), now })
    if (!write || account === '') return track()
    const { change, result } = write
    let error: ApiError = { kind: 'network' }
    // A change does not overtake those of the same household that wait.
    if (!(await listUnsent(account)).some(({ householdId }) => householdId === change.householdId)) {
      const response = await track()
      if (!('error' in response) || !isDisconnected(response.error)) return response
      error = response.error
    }
    try {
      await keepWrite({ ...change, account, createdAt: now })
    } catch {
      onKept(false)
      return { error }
    }
    onKept(true)
    return { data: result }
  }
}
