import { useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useRestoreReplyMutation, useUndoReplyMutation, type HouseholdStatus, type Reply } from '@/api/weddings'
import { householdReplyMessages } from '@/i18n/messages/replies'

/** What was done and can be undone. */
export interface UndoOffer {
  text: string
  /** The label of the button, by default "Undo". */
  label?: ReactNode
  undo: () => Promise<unknown>
}

/** The last action of the page that can be undone, and the error of the last undo. */
export function useUndoOffer() {
  const [offer, setOffer] = useState<UndoOffer | null>(null)
  const [offerId, setOfferId] = useState(0)
  const [error, setError] = useState<unknown>()
  const undo = async () => {
    setError(undefined)
    await offer?.undo().catch(setError)
  }
  const show = (next: UndoOffer | null) => {
    // Something else has succeeded since.
    if (next) setError(undefined)
    setOffer(next)
    setOfferId((before) => before + 1)
  }
  return { offer, offerId, setOffer: show, undo, error }
}

/**
 * Undoes replies, and offers to undo that.
 * @param onOffer called with what can be undone
 */
export function useUndoReply(weddingId: string, onOffer: (offer: UndoOffer) => void) {
  const intl = useIntl()
  const [undoReply, undoing] = useUndoReplyMutation()
  const [restoreReply, restoring] = useRestoreReplyMutation()

  const forgetError = () => {
    undoing.reset()
    restoring.reset()
  }
  const undo = async ({ id: replyId }: Reply) => {
    restoring.reset()
    const result = await undoReply({ weddingId, replyId })
    if (result.error) return
    onOffer({
      text: intl.formatMessage(householdReplyMessages.undone),
      label: <FormattedMessage {...householdReplyMessages.countAgain} />,
      undo: () => restoreReply({ weddingId, replyId }).unwrap(),
    })
  }
  const restore = ({ id: replyId }: Reply) => {
    undoing.reset()
    void restoreReply({ weddingId, replyId })
  }
  const offerUndo = ({ reply }: HouseholdStatus) => {
    if (!reply) return
    forgetError()
    onOffer({
      text: intl.formatMessage(householdReplyMessages.recorded),
      undo: () => undoReply({ weddingId, replyId: reply.id }).unwrap(),
    })
  }
  return { undo, isUndoing: undoing.isLoading, restore, offerUndo, error: undoing.error ?? restoring.error }
}
