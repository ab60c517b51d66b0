import { defineMessages } from 'react-intl'

export const aboutMessages = defineMessages({
  title: { id: 'about.title', defaultMessage: 'About Zaffa' },
})
