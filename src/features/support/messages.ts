import { defineMessages } from 'react-intl'

export const supportMessages = defineMessages({
  title: { id: 'support.title', defaultMessage: 'Support' },
  description: {
    id: 'support.description',
    defaultMessage: 'Answers about passwords, invitations, sharing, security and accounts at Zaffa, and people who help within 24 hours.',
  },
  lead: { id: 'support.lead', defaultMessage: 'Most answers are on this page. For the rest there are people.' },
  emailTitle: { id: 'support.emailTitle', defaultMessage: 'Email' },
  phoneTitle: { id: 'support.phoneTitle', defaultMessage: 'Phone' },
  responseTitle: { id: 'support.responseTitle', defaultMessage: 'Response time' },
  response: { id: 'support.response', defaultMessage: '24 hours' },
  waysTitle: { id: 'support.waysTitle', defaultMessage: 'How to reach us' },
  faqTitle: { id: 'support.faqTitle', defaultMessage: 'Frequently Asked Questions' },
  formTitle: { id: 'support.formTitle', defaultMessage: 'Still Need Help?' },
  formLead: { id: 'support.formLead', defaultMessage: 'Tell us what happened. The more exactly you write it, the faster we can help.' },
  policiesTitle: { id: 'support.policiesTitle', defaultMessage: 'Good to know' },
})
