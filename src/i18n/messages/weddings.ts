import { defineMessages } from 'react-intl'

/** The tabs of a wedding, and the menu of each page. */
export const weddingNavMessages = defineMessages({
  label: { id: 'wedding.nav', defaultMessage: 'Pages of the wedding' },
  wedding: { id: 'wedding.nav.wedding', defaultMessage: 'Wedding' },
  invitation: { id: 'wedding.nav.invitation', defaultMessage: 'Invitation' },
  guests: { id: 'wedding.nav.guests', defaultMessage: 'Guests' },
  send: { id: 'wedding.nav.send', defaultMessage: 'Send' },
  replies: { id: 'wedding.nav.replies', defaultMessage: 'Replies' },
  more: { id: 'wedding.more', defaultMessage: 'More' },
})

/** The personal links of households are not stored on a device. */
export const storedListMessages = defineMessages({
  noLinks: {
    id: 'wedding.noLinks',
    defaultMessage:
      'The links of the families are not kept on this device. They are here again as soon as there is a connection.',
  },
})

/** What other members have changed and the account has not seen. */
export const newChangesMessages = {
  ...defineMessages({ page: { id: 'wedding.recentChanges', defaultMessage: 'Recent changes' } }),
  ...defineMessages<{ count: { count: number } }>({
    // The API counts up to 100.
    count: {
      id: 'wedding.newChanges',
      defaultMessage: '{count, plural, =100 {More than 99 new changes} one {# new change} other {# new changes}}',
    },
  }),
}

/** Instead of a page of a wedding that does not exist. */
export const weddingNotFoundMessages = defineMessages({
  title: { id: 'wedding.notFoundTitle', defaultMessage: 'We could not find this wedding' },
  text: {
    id: 'wedding.notFoundText',
    defaultMessage: "It was deleted, or it belongs to another account. You'll find yours under My wedding.",
  },
  toDashboard: { id: 'wedding.toDashboard', defaultMessage: 'Go to my wedding' },
})

/** Instead of a page that the role of a member does not have, and of any page of a former member. */
export const accessMessages = defineMessages({
  refusedTitle: { id: 'access.refusedTitle', defaultMessage: 'This page is not open to you' },
  refusedText: {
    id: 'access.refusedText',
    defaultMessage: 'The couple chooses who sees and edits what in their wedding. If you need this page, ask them.',
  },
  toWedding: { id: 'access.toWedding', defaultMessage: 'Go to the wedding' },
  formerTitle: { id: 'access.formerTitle', defaultMessage: 'You no longer take part in this wedding' },
  formerText: {
    id: 'access.formerText',
    defaultMessage: 'You were removed from it, or it was deleted. If you think this is a mistake, ask the couple.',
  },
  toDashboard: { id: 'access.toDashboard', defaultMessage: 'Go to my weddings' },
})

/** What a member is in a wedding that somebody else owns. */
export const roleMessages = defineMessages({
  groom: { id: 'role.groom', defaultMessage: "Groom's side" },
  bride: { id: 'role.bride', defaultMessage: "Bride's side" },
  planner: { id: 'role.planner', defaultMessage: 'Planner' },
  viewer: { id: 'role.viewer', defaultMessage: 'Viewer' },
})

/** Every form in a dialog. */
export const formDialogMessages = defineMessages({
  save: { id: 'formDialog.save', defaultMessage: 'Save' },
  saving: { id: 'formDialog.saving', defaultMessage: 'Saving...' },
  cancel: { id: 'formDialog.cancel', defaultMessage: 'Cancel' },
  failed: { id: 'formDialog.failed', defaultMessage: 'This could not be loaded. Check your connection.' },
})

/** Names of the kinds of events; a custom event has a title. */
export const eventKindMessages = defineMessages({
  engagement: { id: 'events.kind.engagement', defaultMessage: 'Engagement' },
  henna: { id: 'events.kind.henna', defaultMessage: 'Henna night' },
  contract: { id: 'events.kind.contract', defaultMessage: 'Marriage contract' },
  'aqd-el-qiran': { id: 'events.kind.aqdElQiran', defaultMessage: 'Marriage contract' },
  crowning: { id: 'events.kind.crowning', defaultMessage: 'Crowning' },
  wedding: { id: 'events.kind.wedding', defaultMessage: 'Wedding' },
  'morning-after': { id: 'events.kind.morningAfter', defaultMessage: 'Sabahiya (the day after)' },
})

/** One event of the list. */
export const eventMessages = {
  ...defineMessages({
    noDate: { id: 'events.noDate', defaultMessage: 'No date yet' },
    shown: { id: 'events.shown', defaultMessage: 'Your invitation shows the same date.' },
    separator: { id: 'events.separator', defaultMessage: ', ' },
    map: { id: 'events.map', defaultMessage: 'Map' },
    edit: { id: 'events.edit', defaultMessage: 'Edit' },
    delete: { id: 'events.delete', defaultMessage: 'Delete' },
  }),
  ...defineMessages<{
    dateAndTime: { date: string; time: string }
    editNamed: { name: string }
    deleteNamed: { name: string }
    moveUp: { event: string }
    moveDown: { event: string }
  }>({
    dateAndTime: { id: 'events.dateAndTime', defaultMessage: '{date}, {time}' },
    editNamed: { id: 'events.editNamed', defaultMessage: 'Edit {name}' },
    deleteNamed: { id: 'events.deleteNamed', defaultMessage: 'Delete {name}' },
    moveUp: { id: 'events.moveUp', defaultMessage: 'Move {event} up' },
    moveDown: { id: 'events.moveDown', defaultMessage: 'Move {event} down' },
  }),
}

/** The forms of a wedding. */
export const weddingFormMessages = defineMessages({
  newTitle: { id: 'weddingForm.newTitle', defaultMessage: 'What shall we call the wedding?' },
  title: { id: 'weddingForm.title', defaultMessage: 'Title of the wedding' },
  titleHint: { id: 'weddingForm.titleHint', defaultMessage: 'For example: Omar & Laila. You can edit it at any time.' },
  language: { id: 'weddingForm.language', defaultMessage: 'Invitation language for new families' },
  arabic: { id: 'weddingForm.arabic', defaultMessage: 'Arabic' },
  english: { id: 'weddingForm.english', defaultMessage: 'English' },
  timeZone: { id: 'weddingForm.timeZone', defaultMessage: 'Local time of' },
  timeZoneHint: {
    id: 'weddingForm.timeZoneHint',
    defaultMessage: 'For all times of the wedding and of its invitations, even published ones.',
  },
  gone: {
    id: 'weddingForm.gone',
    defaultMessage: 'This wedding was deleted in another tab or on another device, so it cannot be saved.',
  },
})

/** The confirmation before a wedding is deleted. */
export const weddingDeleteMessages = defineMessages({
  text: {
    id: 'weddingDelete.text',
    defaultMessage: 'Its events and their halls are deleted with it. This cannot be undone.',
  },
  inUse: {
    id: 'weddingDelete.inUse',
    defaultMessage: 'This wedding cannot be deleted: it has invitations or families, maybe in the bin.',
  },
})

/** The choice between two edits of the same fields. */
export const conflictMessages = defineMessages({
  title: { id: 'conflict.title', defaultMessage: 'This was changed somewhere else' },
  text: {
    id: 'conflict.text',
    defaultMessage: 'It was saved in another tab or on another device while you were typing. Choose what stays.',
  },
  mine: { id: 'conflict.mine', defaultMessage: 'You wrote' },
  theirs: { id: 'conflict.theirs', defaultMessage: 'It is now' },
  empty: { id: 'conflict.empty', defaultMessage: '(empty)' },
  keepMine: { id: 'conflict.keepMine', defaultMessage: 'Keep mine' },
  takeTheirs: { id: 'conflict.takeTheirs', defaultMessage: 'Use the other version' },
})

/** The families and seats of a guest list, on its page and on the dashboard. */
export const seatMessages = defineMessages<{
  count: { count: number }
  families: { count: number }
  guests: { count: number }
  seats: { seats: number; capacity: number }
  seatsOnly: { seats: number }
  free: { count: number }
  over: { count: number }
  groomQuota: { seats: number; quota: number }
  brideQuota: { seats: number; quota: number }
  overQuota: { count: number }
}>({
  // In Arabic a zero is a word: its digit is a dot, which nobody sees.
  count: { id: 'seats.count', defaultMessage: '{count, plural, other {#}}' },
  families: { id: 'seats.families', defaultMessage: '{count, plural, one {family} other {families}}' },
  guests: { id: 'seats.guests', defaultMessage: '{count, plural, one {guest} other {guests}}' },
  seats: {
    id: 'seats.seats',
    defaultMessage: '{seats, plural, =0 {No seats} one {# seat} other {# seats}} of {capacity, number}',
  },
  seatsOnly: {
    id: 'seats.seatsOnly',
    defaultMessage: '{seats, plural, =0 {No seats yet} one {# seat} other {# seats}}',
  },
  free: {
    id: 'seats.free',
    defaultMessage: '{count, plural, =0 {The hall is full} one {# place left} other {# places left}}',
  },
  over: {
    id: 'seats.over',
    defaultMessage: '{count, plural, one {# seat more than the hall holds} other {# seats more than the hall holds}}',
  },
  groomQuota: {
    id: 'seats.groomQuota',
    defaultMessage:
      'Groom’s families: {seats, plural, =0 {no seats} one {# seat} other {# seats}} of {quota, plural, other {#}}',
  },
  brideQuota: {
    id: 'seats.brideQuota',
    defaultMessage:
      'Bride’s families: {seats, plural, =0 {no seats} one {# seat} other {# seats}} of {quota, plural, other {#}}',
  },
  overQuota: {
    id: 'seats.overQuota',
    defaultMessage: '{count, plural, one {# seat over their share} other {# seats over their share}}',
  },
})

/** What families have answered, on the pages of replies and guests and on the dashboard. */
export const answerMessages = defineMessages({
  coming: { id: 'answers.coming', defaultMessage: 'Coming' },
  notComing: { id: 'answers.notComing', defaultMessage: 'Not coming' },
  silent: { id: 'answers.silent', defaultMessage: 'No reply yet' },
  notAsked: { id: 'answers.notAsked', defaultMessage: 'Not asked' },
})

/** The figures of the replies. */
export const replyFigureMessages = {
  ...defineMessages({
    title: { id: 'replyFigures.title', defaultMessage: 'Replies' },
    confirmed: { id: 'replyFigures.confirmed', defaultMessage: 'Confirmed' },
    forecast: { id: 'replyFigures.forecast', defaultMessage: 'Forecast' },
  }),
  ...defineMessages<{
    coming: { count: number }
    notComing: { count: number }
    silent: { count: number }
    guests: { count: number }
    confirmedCount: { count: number; children: number }
    forecastCount: { count: number }
    forecastWithCapacity: { count: number; capacity: number }
    forecastOver: { count: number }
    rule: { rate: string }
    ofEvent: { coming: number; notComing: number; silent: number }
  }>({
    coming: {
      id: 'replyFigures.coming',
      defaultMessage: '{count, plural, one {family coming} other {families coming}}',
    },
    notComing: {
      id: 'replyFigures.notComing',
      defaultMessage: '{count, plural, one {family not coming} other {families not coming}}',
    },
    silent: {
      id: 'replyFigures.silent',
      defaultMessage: '{count, plural, one {family without a reply} other {families without a reply}}',
    },
    guests: { id: 'replyFigures.guests', defaultMessage: '{count, plural, one {guest coming} other {guests coming}}' },
    confirmedCount: {
      id: 'replyFigures.confirmedCount',
      defaultMessage:
        '{count, plural, =0 {Nobody has confirmed yet} one {# confirmed} other {# confirmed}}{children, plural, =0 {} one {, # of them a child} other {, # of them children}}',
    },
    forecastCount: { id: 'replyFigures.forecastCount', defaultMessage: 'Forecast: {count, plural, other {#}}' },
    forecastWithCapacity: {
      id: 'replyFigures.forecastOf',
      defaultMessage: 'Forecast: {count, plural, other {#}} of {capacity, plural, one {# place} other {# places}}',
    },
    forecastOver: {
      id: 'replyFigures.forecastOver',
      defaultMessage: '{count, plural, one {# more than the hall holds} other {# more than the hall holds}}',
    },
    rule: { id: 'replyFigures.rule', defaultMessage: 'Forecast: confirmed + {rate} of silent families' },
    ofEvent: {
      id: 'replyFigures.ofEvent',
      defaultMessage:
        '{coming, plural, one {# family coming} other {# families coming}}, {notComing, plural, one {# not coming} other {# not coming}}, {silent, plural, =0 {all have replied} one {# has not replied} other {# have not replied}}',
    },
  }),
}
