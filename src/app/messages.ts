import { defineMessages } from 'react-intl'

export const appMessages = defineMessages({
  languageFailed: { id: 'app.languageFailed', defaultMessage: 'The other language could not be loaded. Check your connection and try again.' },
})
