import { defineMessages } from 'react-intl'

export const supportMessages = defineMessages({
  title: { id: 'support.title', defaultMessage: 'Support' },
})
