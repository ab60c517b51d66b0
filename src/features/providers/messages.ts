import { defineMessages } from 'react-intl'

export const providerMessages = defineMessages({
  title: { id: 'providers.title', defaultMessage: 'Wedding providers' },
})
