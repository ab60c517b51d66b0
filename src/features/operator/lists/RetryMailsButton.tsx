import { FormattedMessage } from 'react-intl'
import { useRetryMailsMutation } from '@/api/operator'
import { mailQueueMessages } from '@/i18n/messages/operatorQueues'
import { BusyButton } from '@/ui/fields/BusyButton'
import { useShowToast } from '../common/useShowToast'

/** Has the server try to deliver all waiting e-mails now. */
export function RetryMailsButton() {
  const showToast = useShowToast()
  const [retryMails, { isLoading }] = useRetryMailsMutation()
  const retry = async () => {
    const { error } = await retryMails()
    if (error) showToast('error', mailQueueMessages.retryFailed)
    else showToast('success', mailQueueMessages.retried)
  }
  return (
    <BusyButton variant="contained" isBusy={isLoading} onClick={() => void retry()}>
      <FormattedMessage {...(isLoading ? mailQueueMessages.retrying : mailQueueMessages.retry)} />
    </BusyButton>
  )
}
