import { defineMessages } from 'react-intl'

export const feedbackMessages = defineMessages({
  retry: { id: 'feedback.retry', defaultMessage: 'Try again' },
  undo: { id: 'feedback.undo', defaultMessage: 'Undo' },
})
