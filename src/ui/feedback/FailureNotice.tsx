import { FormattedMessage } from 'react-intl'
import { feedbackMessages } from '@/i18n/messages/site'
import { Notice } from './Notice'

interface FailureNoticeProps {
  /** The error text. */
  text: string
  onRetry?: () => void
}

/** An error with its text and, where it helps, a retry button. */
export function FailureNotice({ text, onRetry }: FailureNoticeProps) {
  const retry = onRetry && { label: <FormattedMessage {...feedbackMessages.retry} />, onClick: onRetry }
  return (
    <Notice tone="error" action={retry}>
      {text}
    </Notice>
  )
}
