import { defineMessages } from 'react-intl'

export const fieldMessages = defineMessages({
  showPassword: { id: 'fields.showPassword', defaultMessage: 'Show the password' },
  hidePassword: { id: 'fields.hidePassword', defaultMessage: 'Hide the password' },
})
