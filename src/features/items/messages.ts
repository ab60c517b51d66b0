import { defineMessages } from 'react-intl'

export const itemMessages = defineMessages({
  title: { id: 'items.title', defaultMessage: 'Items for your new home' },
})
