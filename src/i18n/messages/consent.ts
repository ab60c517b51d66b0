import { defineMessages, type MessageTag } from 'react-intl'

export const consentMessages = {
  ...defineMessages({
    title: { id: 'consent.title', defaultMessage: 'May we see how the site is used?' },
    accept: { id: 'consent.accept', defaultMessage: 'Accept' },
    refuse: { id: 'consent.refuse', defaultMessage: 'Refuse' },
    isGranted: { id: 'consent.isGranted', defaultMessage: 'Your current choice: accepted.' },
    isRefused: { id: 'consent.isRefused', defaultMessage: 'Your current choice: refused.' },
    close: { id: 'consent.close', defaultMessage: 'Keep my choice' },
  }),
  ...defineMessages<{ text: { privacy: MessageTag } }>({
    text: {
      id: 'consent.text',
      defaultMessage:
        'With your consent we load scripts that count visits and clicks, and tell us what helps couples. Private invitations are never measured. Say no and you lose nothing; you can change your mind at the foot of every page. <privacy>Privacy policy</privacy>',
    },
  }),
}
