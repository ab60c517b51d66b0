import { defineMessages } from 'react-intl'

export const deepLinkMessages = defineMessages({
  redirecting: { id: 'deepLink.redirecting', defaultMessage: 'Redirecting…' },
  description: { id: 'deepLink.description', defaultMessage: 'Somebody has sent you a link to Zaffa, where a wedding is gathered in one place: invitations, providers and lovely things for the home.' },
  stillHere: { id: 'deepLink.stillHere', defaultMessage: 'Still here? Choose how to go on.' },
  openSite: { id: 'deepLink.openSite', defaultMessage: 'Continue on the website' },
})
