import { defineMessages } from 'react-intl'

export const connectionMessages = {
  ...defineMessages({
    none: { id: 'offline.none', defaultMessage: 'No connection.' },
    full: {
      id: 'offline.full',
      defaultMessage: 'This device cannot keep more changes. Save again as soon as there is a connection.',
    },
  }),
  ...defineMessages<{ updated: { time: string }; waiting: { count: number }; problems: { count: number } }>({
    updated: { id: 'offline.updated', defaultMessage: 'Last updated {time}.' },
    waiting: {
      id: 'offline.waiting',
      defaultMessage: '{count, plural, one {# change waits to be sent} other {# changes wait to be sent}}',
    },
    problems: {
      id: 'offline.problems',
      defaultMessage: '{count, plural, one {# change needs your decision} other {# changes need your decision}}',
    },
  }),
}

export const updateMessages = defineMessages({
  ready: { id: 'offline.update.ready', defaultMessage: 'A new version of Zaffa is ready.' },
  reload: { id: 'offline.update.reload', defaultMessage: 'Reload' },
  opening: { id: 'offline.update.opening', defaultMessage: 'Opening the new version…' },
})

export const unsentMessages = {
  ...defineMessages({
    title: { id: 'unsent.title', defaultMessage: 'Changes on this device' },
    intro: {
      id: 'unsent.intro',
      defaultMessage:
        'They are sent by themselves, in this order, as soon as there is a connection. They stay on this device for 30 days, for your account only.',
    },
    none: { id: 'unsent.none', defaultMessage: 'All changes are sent.' },
    close: { id: 'unsent.close', defaultMessage: 'Close' },
    sendNow: { id: 'unsent.sendNow', defaultMessage: 'Send now' },
    createHousehold: { id: 'unsent.createHousehold', defaultMessage: 'New family' },
    updateHousehold: { id: 'unsent.updateHousehold', defaultMessage: 'Edited family' },
    recordReply: { id: 'unsent.recordReply', defaultMessage: 'Reply' },
    recordSend: { id: 'unsent.recordSend', defaultMessage: 'Message to the family' },
    conflict: { id: 'unsent.conflict', defaultMessage: 'This family was edited elsewhere too.' },
    gone: { id: 'unsent.gone', defaultMessage: 'This family was deleted elsewhere.' },
    choose: { id: 'unsent.choose', defaultMessage: 'Choose' },
    addAgain: { id: 'unsent.addAgain', defaultMessage: 'Add again' },
    retry: { id: 'unsent.retry', defaultMessage: 'Try again' },
  }),
  ...defineMessages<{ discard: { name: string }; discarded: { name: string } }>({
    discard: { id: 'unsent.discard', defaultMessage: 'Delete the change to {name}' },
    discarded: { id: 'unsent.discarded', defaultMessage: 'The change to {name} is deleted.' },
  }),
}
