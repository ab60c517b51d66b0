import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import {
  hasErrorCode,
  useErrorText,
  useUpdateContactMessageMutation,
  type MessageUpdate,
  type ReceivedMessage,
} from '@/api/operator'
import { contactQueueMessages } from '@/i18n/messages/operatorQueues'
import { FailureNotice } from '@/ui/feedback/FailureNotice'
import { Notice } from '@/ui/feedback/Notice'
import { BusyButton } from '@/ui/fields/BusyButton'
import { useSession } from '../common/useSession'
import { useShowToast } from '../common/useShowToast'

/** Takes a message, gives it back, closes it without an e-mail or opens it again. */
export function MessageActions({ message }: { message: ReceivedMessage }) {
  const session = useSession()
  const errorText = useErrorText()
  const showToast = useShowToast()
  const [update, { isLoading, error }] = useUpdateContactMessageMutation()
  const [isChanged, setIsChanged] = useState(false)
  const isMine = message.assignee !== null && message.assignee === session?.email

  const change = async (next: Partial<Pick<MessageUpdate, 'status' | 'assignee'>>, toast?: MessageDescriptor) => {
    setIsChanged(false)
    const messageUpdate: MessageUpdate = {
      status: message.status,
      assignee: 'unchanged',
      version: message.version,
      ...next,
    }
    const result = await update({ messageId: message.id, messageUpdate })
    if (!result.error) {
      if (toast) showToast('success', toast)
    } else if (hasErrorCode(result.error, 'version_conflict')) setIsChanged(true)
  }

  return (
    <Stack spacing={1.5}>
      {isChanged && (
        <Notice tone="warning">
          <FormattedMessage {...contactQueueMessages.changed} />
        </Notice>
      )}
      {error !== undefined && !isChanged && !isLoading && <FailureNotice text={errorText(error)} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <BusyButton
          variant="outlined"
          isBusy={isLoading}
          onClick={() => void change({ assignee: isMine ? 'nobody' : 'me' })}
        >
          <FormattedMessage {...(isMine ? contactQueueMessages.giveBack : contactQueueMessages.take)} />
        </BusyButton>
        {message.status === 'open' ? (
          <BusyButton
            variant="outlined"
            isBusy={isLoading}
            onClick={() => void change({ status: 'answered' }, contactQueueMessages.answeredToast)}
          >
            <FormattedMessage {...contactQueueMessages.markAnswered} />
          </BusyButton>
        ) : (
          <BusyButton
            variant="outlined"
            isBusy={isLoading}
            onClick={() => void change({ status: 'open' }, contactQueueMessages.reopenedToast)}
          >
            <FormattedMessage {...contactQueueMessages.reopen} />
          </BusyButton>
        )}
      </Box>
    </Stack>
  )
}
