import { useReducer } from 'react'
import {
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
import type { CompleteDraft } from '../draft'
import { editingDetached, invitationOpened, newerVersionAccepted, weddingLeft } from '../invitationSlice'
import { toDraft, toEditedInvitation, toInvitationInput } from '../mapping'
import { publishReducer } from './publishState'

const hasOtherContent = (published: Invitation, draft: CompleteDraft): boolean => {
  const stored = toInvitationInput(toDraft(published) as CompleteDraft)
  const typed = toInvitationInput(draft)
  return (Object.keys(typed) as (keyof InvitationInput)[]).some((key) => (stored[key] ?? '') !== (typed[key] ?? ''))
}

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
      const published = await create({
        'Idempotency-Key': draft.requestKey || undefined,
        invitationInput: { ...toInvitationInput(draft), ...(weddingId === '' ? {} : { weddingId }) },
      }).unwrap()
      // A repeated request returns what the first one has stored, without what was typed since.
      if (hasOtherContent(published, draft)) return await saveChanges(toEditedInvitation(published), published.version)
      send({ type: 'saveSucceeded', as: 'published' })
    } catch (error) {
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
