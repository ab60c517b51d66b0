import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { FormattedMessage } from 'react-intl'
import { feedbackMessages } from '@/i18n/messages/site'

interface FailureNoticeProps {
  /** The error text. */
  text: string
  onRetry?: () => void
}

/** An error with its text and, where it helps, a retry button. */
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
