import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useDispatch, useSelector } from 'react-redux'
import { useAnswerContactMessageMutation, useErrorText, type ReceivedMessage } from '@/api/operator'
import { contactQueueMessages } from '@/i18n/messages/operatorQueues'
import { stripControls } from '@shared/patterns'
import { useShowToast } from '../common/useShowToast'
import { guessLanguage } from '@/lib/guessLanguage'
import { draftChanged, draftStored, selectDraft, type AnswerDraft } from './answerDrafts'

/** As in the OpenAPI document (NewContactAnswer). */
export const ANSWER_MAX_CHARACTERS = 5000

type DraftState = Parameters<typeof selectDraft>[0]

/** The draft of the answer to a message, and sending it. */
export function useAnswer(message: ReceivedMessage) {
  const intl = useIntl()
  const dispatch = useDispatch()
  const showToast = useShowToast()
  const errorText = useErrorText()
  const [answer] = useAnswerContactMessageMutation()
  const draft = useSelector((state: DraftState) => selectDraft(state, message.id))
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  // State changes with the next render: a double click comes before.
  const isBusy = useRef(false)
  const text = draft?.text ?? ''
  const language = draft?.language ?? guessLanguage(message.message)

  const edit = (change: Partial<AnswerDraft>) => {
    const current = draft ?? { id: crypto.randomUUID(), language, text }
    dispatch(draftChanged({ messageId: message.id, draft: { ...current, ...change } }))
  }

  const findFailure = (): string | null => {
    if (text.trim() === '') return intl.formatMessage(contactQueueMessages.answerRequired)
    if (text.length > ANSWER_MAX_CHARACTERS)
      return intl.formatMessage(contactQueueMessages.tooLong, { max: ANSWER_MAX_CHARACTERS })
    return null
  }

  const send = async () => {
    if (isBusy.current) return
    const invalid = findFailure()
    setFailure(invalid)
    if (invalid !== null || !draft) return
    isBusy.current = true
    setIsSending(true)
    const sentText = stripControls(text)
    try {
      const stored = await answer({
        messageId: message.id,
        newContactAnswer: { id: draft.id, language, text: sentText },
      }).unwrap()
      const earlier = stored.answers.find(({ id, text: storedText }) => id === draft.id && storedText !== sentText)
      if (earlier) {
        // The draft was edited after a try whose response was lost. Its new text needs an id of its own.
        edit({ id: crypto.randomUUID() })
        showToast('info', contactQueueMessages.sentEarlier)
      } else {
        dispatch(draftStored(message.id))
        showToast('success', contactQueueMessages.sent)
      }
    } catch (error) {
      setFailure(errorText(error))
    } finally {
      isBusy.current = false
      setIsSending(false)
    }
  }

  return { text, language, failure, isSending, edit, send }
}
