import { defineMessages } from 'react-intl'

export const listMessages = {
  ...defineMessages({
    title: { id: 'invitation.list.title', defaultMessage: 'My invitations' },
    create: { id: 'invitation.list.create', defaultMessage: 'Create an invitation' },
    empty: { id: 'invitation.list.empty', defaultMessage: 'No invitations yet' },
    emptyLead: { id: 'invitation.list.emptyLead', defaultMessage: 'Your first takes about five minutes: names, day, place and a template you love.' },
    open: { id: 'invitation.list.open', defaultMessage: 'Open' },
    edit: { id: 'invitation.list.edit', defaultMessage: 'Edit' },
    delete: { id: 'invitation.list.delete', defaultMessage: 'Delete' },
    deleting: { id: 'invitation.list.deleting', defaultMessage: 'Deleting...' },
    cancel: { id: 'invitation.list.cancel', defaultMessage: 'Cancel' },
    deleteTitle: { id: 'invitation.list.deleteTitle', defaultMessage: 'Delete this invitation?' },
    replaceTitle: { id: 'invitation.list.replaceTitle', defaultMessage: 'You have an unfinished invitation' },
    replaceText: {
      id: 'invitation.list.replaceText',
      defaultMessage: 'It is not published yet. If you edit this one now, what you typed there is lost.',
    },
    replace: { id: 'invitation.list.replace', defaultMessage: 'Edit this one' },
    finishFirst: { id: 'invitation.list.finishFirst', defaultMessage: 'Back' },
  }),
  ...defineMessages<{
    greeting: { name: string }
    couple: { groom: string; bride: string }
    deleteText: { groom: string; bride: string }
  }>({
    greeting: { id: 'invitation.list.greeting', defaultMessage: 'Welcome, {name}' },
    couple: { id: 'invitation.list.couple', defaultMessage: '{groom} & {bride}' },
    deleteText: {
      id: 'invitation.list.deleteText',
      defaultMessage: 'Guests who open the link of {groom} and {bride} will see that it no longer exists. This cannot be undone.',
    },
  }),
}
