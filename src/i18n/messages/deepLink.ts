import { defineMessages } from 'react-intl'

export const deepLinkMessages = defineMessages({
  redirecting: { id: 'deepLink.redirecting', defaultMessage: 'Redirecting…' },
  description: {
    id: 'deepLink.description',
    defaultMessage:
      'Someone sent you a link to Zaffa: invitations, providers and lovely things for your new home, all in one place.',
  },
  stillHere: { id: 'deepLink.stillHere', defaultMessage: 'The link did not open? Choose how to continue.' },
  openSite: { id: 'deepLink.openSite', defaultMessage: 'Continue on the website' },
})
