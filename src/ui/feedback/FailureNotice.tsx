import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { FormattedMessage } from 'react-intl'
import { feedbackMessages } from '@/i18n/messages/site'

interface FailureNoticeProps {
  /** What happened, in words for a person. */
  text: string
  onRetry?: () => void
}

/** A failure that says what happened and, where it can help, offers to try again. */
export function FailureNotice({ text, onRetry }: FailureNoticeProps) {
  const retry = onRetry && (
    <Button color="inherit" onClick={onRetry}>
      <FormattedMessage {...feedbackMessages.retry} />
    </Button>
  )
  return (
    <Alert severity="error" action={retry}>
      {text}
    </Alert>
  )
}
