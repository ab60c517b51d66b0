import { defineMessages } from 'react-intl'

export const legalMessages = defineMessages({
  title: { id: 'legal.title', defaultMessage: 'Terms and conditions' },
})
