import { defineMessages } from 'react-intl'

type Values = {
  updated: { date: string }
}

export const legalMessages = {
  ...defineMessages({
    termsTitle: { id: 'legal.termsTitle', defaultMessage: 'Terms and Conditions' },
    termsDescription: {
      id: 'legal.termsDescription',
      defaultMessage:
        'The terms under which couples, guests and providers use Zaffa: accounts, invitations, providers, liability and the law of Egypt.',
    },
    privacyTitle: { id: 'legal.privacyTitle', defaultMessage: 'Privacy Policy' },
    privacyDescription: {
      id: 'legal.privacyDescription',
      defaultMessage:
        'What Zaffa knows about you, why, for how long and who else sees it; and how you read, correct, download and delete it.',
    },
    contents: { id: 'legal.contents', defaultMessage: 'Contents' },
  }),
  ...defineMessages<Values>({
    updated: { id: 'legal.updated', defaultMessage: 'Last updated {date}' },
  }),
}
