import { useReducer } from 'react'
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
} from '@/api'
import { useAppDispatch } from '@/store/hooks'
import type { CompleteDraft } from '../draft'
import {
  editingDetached,
  invitationOpened,
  newerVersionAccepted,
  publishedBefore,
  weddingLeft,
} from '../invitationSlice'
import { toEditedInvitation, toInvitationInput } from '../mapping'
import { publishReducer } from './publishState'

/** Publishes a draft, or saves the changes of a published one; nothing is overwritten unasked. */
export function usePublish(draft: CompleteDraft) {
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

  const saveChanges = async (editing: NonNullable<CompleteDraft['editing']>, version: number) => {
    try {
      await update({ id: editing.id, invitationUpdate: { ...toInvitationInput(draft), version } }).unwrap()
      send({ type: 'saveSucceeded', as: 'saved' })
    } catch (error) {
      if (!hasErrorCode(error, 'version_conflict') && !isNotFound(error)) throw error
      send({ type: 'staleFound', newer: await findNewer(editing.id) })
    }
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
        dispatch(publishedBefore(published))
        return saveChanges(toEditedInvitation(published), published.version)
      }
      if (!('weddingId' in getFieldErrors(error))) throw error
      send({ type: 'weddingMissing' })
    }
  }

  const publish = () =>
    runSaving(() => (draft.editing ? saveChanges(draft.editing, draft.editing.version) : publishNew(draft.weddingId)))

  const publishInOwnWedding = () => {
    dispatch(weddingLeft())
    return runSaving(() => publishNew(''))
  }

  const overwriteNewer = (newer: Invitation) => {
    dispatch(newerVersionAccepted(newer.version))
    return runSaving(() => saveChanges(toEditedInvitation(newer), newer.version))
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
