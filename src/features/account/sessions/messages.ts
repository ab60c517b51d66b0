import { defineMessages } from 'react-intl'

export const sessionMessages = {
  ...defineMessages({
    title: { id: 'sessions.title', defaultMessage: 'Where you are signed in' },
    lead: { id: 'sessions.lead', defaultMessage: 'A device that you do not know, or no longer use? Sign out there. If you do not know it at all, choose a new password too.' },
    thisDevice: { id: 'sessions.thisDevice', defaultMessage: 'This device' },
    unknownDevice: { id: 'sessions.unknownDevice', defaultMessage: 'Unknown device' },
    phone: { id: 'sessions.phone', defaultMessage: 'Phone' },
    tablet: { id: 'sessions.tablet', defaultMessage: 'Tablet' },
    desktop: { id: 'sessions.desktop', defaultMessage: 'Computer' },
    nowhereElse: { id: 'sessions.nowhereElse', defaultMessage: 'You are signed in nowhere else.' },
    signOutThere: { id: 'sessions.signOutThere', defaultMessage: 'Sign out there' },
    signOutElsewhere: { id: 'sessions.signOutElsewhere', defaultMessage: 'Sign out everywhere else' },
    signedOutThere: { id: 'sessions.signedOutThere', defaultMessage: 'That device is signed out.' },
    signedOutElsewhere: { id: 'sessions.signedOutElsewhere', defaultMessage: 'All your other devices are signed out.' },
    confirmThereTitle: { id: 'sessions.confirmThereTitle', defaultMessage: 'Sign out there?' },
    confirmElsewhereTitle: { id: 'sessions.confirmElsewhereTitle', defaultMessage: 'Sign out everywhere else?' },
    confirmElsewhereText: {
      id: 'sessions.confirmElsewhereText',
      defaultMessage: 'All your other devices need your password to sign in again. You stay signed in here.',
    },
    cancel: { id: 'sessions.cancel', defaultMessage: 'Cancel' },
    confirm: { id: 'sessions.confirm', defaultMessage: 'Sign out' },
    signingOut: { id: 'sessions.signingOut', defaultMessage: 'Signing out...' },
  }),
  ...defineMessages<{
    browserOnSystem: { browser: string; os: string }
    signOutThereNamed: { device: string }
    times: { created: string; used: string }
    confirmThereText: { device: string }
  }>({
    browserOnSystem: { id: 'sessions.browserOnSystem', defaultMessage: '{browser} on {os}' },
    signOutThereNamed: { id: 'sessions.signOutThereNamed', defaultMessage: 'Sign out there: {device}' },
    times: { id: 'sessions.times', defaultMessage: 'Signed in on {created}, last used {used}' },
    confirmThereText: { id: 'sessions.confirmThereText', defaultMessage: 'This device will need your password to sign in again: {device}.' },
  }),
}
