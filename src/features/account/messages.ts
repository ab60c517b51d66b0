import { defineMessages } from 'react-intl'

export const accountMessages = defineMessages({
  title: { id: 'account.title', defaultMessage: 'My account' },
})
