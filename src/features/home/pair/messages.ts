import { defineMessages } from 'react-intl'

/** What may be wrong with the hero's pair; comes with the form that checks it. */
export const pairMessages = defineMessages({
  emailRequired: { id: 'pair.emailRequired', defaultMessage: 'Email address is required' },
  emailInvalid: { id: 'pair.emailInvalid', defaultMessage: 'Please enter a valid email address' },
  phoneRequired: { id: 'pair.phoneRequired', defaultMessage: 'Contact number is required' },
  phoneInvalid: { id: 'pair.phoneInvalid', defaultMessage: 'Please enter a valid Egyptian phone number' },
})
