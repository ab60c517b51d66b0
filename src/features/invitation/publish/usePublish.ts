import { useState } from 'react'
import {
  isApiError,
  useCreateInvitationMutation,
  useErrorText,
  useLazyGetProfileQuery,
  useLazyListUserInvitationsQuery,
  useUpdateInvitationMutation,
  type Invitation,
} from '@/api'
import { useAppDispatch } from '@/store/hooks'
import type { CompleteDraft } from '../draft'
import { editingDetached, invitationOpened, newerVersionAccepted } from '../invitationSlice'
import { editedFromWire, inputFromDraft } from '../mapping'

type Outcome = 'idle' | 'published' | 'saved'

/** What the couple must decide before a save can go on. */
type Question = { kind: 'conflict'; newer: Invitation } | { kind: 'gone' }

/** Publishes a draft, or saves the changes of a published one; nothing is overwritten unasked. */
export function usePublish(draft: CompleteDraft) {
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const [create] = useCreateInvitationMutation()
  const [update] = useUpdateInvitationMutation()
  const [getProfile] = useLazyGetProfileQuery()
  const [listOwn] = useLazyListUserInvitationsQuery()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>('idle')
  const [failure, setFailure] = useState<string | null>(null)
  const [question, setQuestion] = useState<Question | null>(null)

  const findNewer = async (id: string): Promise<Question> => {
    const { id: userId } = await getProfile().unwrap()
    const { items } = await listOwn({ userId }).unwrap()
    const newer = items.find((item) => item.id === id)
    return newer ? { kind: 'conflict', newer } : { kind: 'gone' }
  }

  const save = async (editing: NonNullable<CompleteDraft['editing']>, version: number) => {
    try {
      await update({ id: editing.id, invitationUpdate: { ...inputFromDraft(draft), version } }).unwrap()
      setOutcome('saved')
    } catch (error) {
      const stale = isApiError(error) && ((error.kind === 'other' && error.code === 'version_conflict') || error.kind === 'notFound')
      if (!stale) throw error
      setQuestion(await findNewer(editing.id))
    }
  }

  const attempt = async (action: () => Promise<void>) => {
    setBusy(true)
    setFailure(null)
    setQuestion(null)
    try {
      await action()
    } catch (error) {
      setFailure(errorText(error))
    } finally {
      setBusy(false)
    }
  }

  const publish = () =>
    attempt(async () => {
      if (draft.editing) return save(draft.editing, draft.editing.version)
      await create({ 'Idempotency-Key': draft.requestKey || undefined, invitationInput: inputFromDraft(draft) }).unwrap()
      setOutcome('published')
    })

  const keepMine = (newer: Invitation) => {
    dispatch(newerVersionAccepted(newer.version))
    return attempt(() => save(editedFromWire(newer), newer.version))
  }

  const loadNewer = (newer: Invitation) => {
    setQuestion(null)
    dispatch(invitationOpened(newer))
  }

  const publishAsNew = () => {
    setQuestion(null)
    dispatch(editingDetached())
  }

  return { publish, busy, outcome, failure, question, keepMine, loadNewer, publishAsNew, dismiss: () => setQuestion(null) }
}
