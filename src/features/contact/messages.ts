import { defineMessages } from 'react-intl'

export const contactMessages = defineMessages({
  title: { id: 'contact.title', defaultMessage: 'Get in Touch' },
})
