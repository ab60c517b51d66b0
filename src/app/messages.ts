import { defineMessages } from 'react-intl'

export const appMessages = defineMessages({
  signedOut: { id: 'app.signedOut', defaultMessage: 'You are signed out.' },
  languageFailed: { id: 'app.languageFailed', defaultMessage: 'The other language could not be loaded. Check your connection and try again.' },
})
