import { useReducer, useRef } from 'react'
import {
  findCurrent,
  getFieldErrors,
  hasErrorCode,
  isNotFound,
  useCreateInvitationMutation,
  useErrorText,
  useLazyGetProfileQuery,
  useLazyListUserInvitationsQuery,
  useUpdateInvitationMutation,
  type Invitation,
  type InvitationInput,
} from '@/api'
import { useAppDispatch } from '@/store/hooks'
import type { CompleteDraft, EditedInvitation } from '../draft'
import { isStoredAs, toInvitationInput } from '../draftContent'
import { editingDetached, invitationOpened, storedVersionFound, weddingLeft } from '../invitationSlice'
import { publishReducer } from './publishState'

/**
 * Publishes a draft, or saves the changes of a published one; nothing is overwritten unasked.
 * @param getDraft returns the draft with what was typed last
 */
export function usePublish(getDraft: () => CompleteDraft) {
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const [create] = useCreateInvitationMutation()
  const [update] = useUpdateInvitationMutation()
  const [getProfile] = useLazyGetProfileQuery()
  const [listOwn] = useLazyListUserInvitationsQuery()
  const [state, send] = useReducer(publishReducer, { name: 'idle' })

  const findNewer = async (id: string) => {
    const { id: userId } = await getProfile().unwrap()
    const { items } = await listOwn({ userId }).unwrap()
    return items.find((item) => item.id === id) ?? null
  }

  /** Changes that were sent; no response says whether they are stored. */
  const unanswered = useRef<InvitationInput[]>([])

  const saveChanges = async ({ id, version }: Pick<EditedInvitation, 'id' | 'version'>): Promise<void> => {
    const input = toInvitationInput(getDraft())
    unanswered.current.push(input)
    try {
      await update({ id, invitationUpdate: { ...input, version } }).unwrap()
      unanswered.current = []
      send({ type: 'saveSucceeded', as: 'saved' })
    } catch (error) {
      if (!hasErrorCode(error, 'version_conflict') && !isNotFound(error)) throw error
      await resolveStale(input, await findNewer(id))
    }
  }

  /** A request whose response was lost has made the version stale, or somebody else. */
  const resolveStale = async (input: InvitationInput, newer: Invitation | null): Promise<void> => {
    const isOurs = newer !== null && unanswered.current.some((sent) => isStoredAs(sent, newer))
    unanswered.current = []
    if (!isOurs) return send({ type: 'staleFound', newer })
    dispatch(storedVersionFound(newer))
    if (!isStoredAs(input, newer)) return saveChanges(newer)
    send({ type: 'saveSucceeded', as: 'saved' })
  }

  const runSaving = async (action: () => Promise<void>) => {
    send({ type: 'saveStarted' })
    try {
      await action()
    } catch (error) {
      send({ type: 'saveFailed', text: errorText(error) })
    }
  }

  /** @param weddingId empty to create a wedding of its own */
  const publishNew = async (weddingId: string) => {
    const draft = getDraft()
    try {
      await create({
        'Idempotency-Key': draft.requestKey || undefined,
        invitationInput: { ...toInvitationInput(draft), ...(weddingId === '' ? {} : { weddingId }) },
      }).unwrap()
      send({ type: 'saveSucceeded', as: 'published' })
    } catch (error) {
      // A request whose response was lost has published what was typed then.
      const published = findCurrent(error, 'already_exists') as Invitation | undefined
      if (published) {
        dispatch(storedVersionFound(published))
        return saveChanges(published)
      }
      if (!('weddingId' in getFieldErrors(error))) throw error
      send({ type: 'weddingMissing' })
    }
  }

  const publish = () =>
    runSaving(() => {
      const { editing, weddingId } = getDraft()
      return editing ? saveChanges(editing) : publishNew(weddingId)
    })

  const publishInOwnWedding = () => {
    dispatch(weddingLeft())
    return runSaving(() => publishNew(''))
  }

  const overwriteNewer = (newer: Invitation) => {
    dispatch(storedVersionFound(newer))
    return runSaving(() => saveChanges(newer))
  }

  const loadNewer = (newer: Invitation) => {
    send({ type: 'staleResolved' })
    dispatch(invitationOpened(newer))
  }

  const publishAsNew = () => {
    send({ type: 'staleResolved' })
    dispatch(editingDetached())
  }

  return {
    state,
    publish,
    keepMine: overwriteNewer,
    loadNewer,
    publishAsNew,
    publishInOwnWedding,
    dismiss: () => send({ type: 'staleResolved' }),
  }
}
