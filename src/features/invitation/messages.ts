import { defineMessages } from 'react-intl'

/** The templates' names, which the front page shows too. */
export const templateMessages = defineMessages({
  mashrabiya: { id: 'invitation.template.mashrabiya', defaultMessage: 'Mashrabiya' },
  jasmine: { id: 'invitation.template.jasmine', defaultMessage: 'Jasmine' },
  fanous: { id: 'invitation.template.fanous', defaultMessage: 'Fanous' },
  nile: { id: 'invitation.template.nile', defaultMessage: 'Nile' },
})
