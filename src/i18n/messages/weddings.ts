import { defineMessages, type MessageTag } from 'react-intl'

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

/** The page with the events and halls of a wedding. */
export const eventsPageMessages = {
  ...defineMessages({
    title: { id: 'events.title', defaultMessage: 'Events and halls' },
    description: { id: 'events.description', defaultMessage: 'The dates, places and halls of your wedding.' },
    lead: {
      id: 'events.lead',
      defaultMessage: 'Every event of your wedding in its order. Each hall has its own guests and seats.',
    },
    list: { id: 'events.list', defaultMessage: 'Events' },
    empty: { id: 'events.empty', defaultMessage: 'There is no event yet. Start with the one that you plan first.' },
    addTitle: { id: 'events.addTitle', defaultMessage: 'Add an event' },
    addText: { id: 'events.addText', defaultMessage: 'Choose an event, or give one a title of your own.' },
    addCustom: { id: 'events.addCustom', defaultMessage: 'Another event' },
    orderFailed: {
      id: 'events.orderFailed',
      defaultMessage: 'The new order is not saved. Try again.',
    },
  }),
  ...defineMessages<{
    moved: { event: string; position: number; count: number }
    saved: { name: string }
    deleted: { name: string }
  }>({
    moved: {
      id: 'events.moved',
      defaultMessage: '{event} is now number {position, number} of {count, number}.',
    },
    saved: { id: 'events.saved', defaultMessage: 'Saved: {name}.' },
    deleted: { id: 'events.deleted', defaultMessage: 'Deleted: {name}.' },
  }),
}

/** Instead of a page of a wedding that does not exist. */
export const weddingNotFoundMessages = defineMessages({
  title: { id: 'wedding.notFoundTitle', defaultMessage: 'We could not find this wedding' },
  text: {
    id: 'wedding.notFoundText',
    defaultMessage: 'It was deleted, or it belongs to another account. You find your own under My wedding.',
  },
  toDashboard: { id: 'wedding.toDashboard', defaultMessage: 'Go to my wedding' },
})

/** Every form in a dialog. */
export const formDialogMessages = defineMessages({
  save: { id: 'formDialog.save', defaultMessage: 'Save' },
  saving: { id: 'formDialog.saving', defaultMessage: 'Saving...' },
  cancel: { id: 'formDialog.cancel', defaultMessage: 'Cancel' },
})

/** Names of the kinds of events; a custom event has a title. */
export const eventKindMessages = defineMessages({
  engagement: { id: 'events.kind.engagement', defaultMessage: 'Engagement' },
  henna: { id: 'events.kind.henna', defaultMessage: 'Henna' },
  contract: { id: 'events.kind.contract', defaultMessage: 'Marriage contract' },
  wedding: { id: 'events.kind.wedding', defaultMessage: 'Wedding' },
  'morning-after': { id: 'events.kind.morningAfter', defaultMessage: 'Morning after' },
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

/** The question which of several stored places is right. */
export const otherPlaceMessages = {
  ...defineMessages({
    same: { id: 'otherPlaces.same', defaultMessage: 'Yes, it is the same place' },
    edit: { id: 'otherPlaces.edit', defaultMessage: 'Edit the place' },
  }),
  ...defineMessages<{
    twoLanguages: { place: string; translation: string; bdi: MessageTag }
    shown: { place: string; bdi: MessageTag }
    text: { place: string; bdi: MessageTag }
    use: { place: string; bdi: MessageTag }
    both: { hall: string; place: string; bdi: MessageTag }
  }>({
    twoLanguages: {
      id: 'otherPlaces.twoLanguages',
      defaultMessage:
        'Guests read <bdi>{place}</bdi> in one language and <bdi>{translation}</bdi> in the other. Is it the same place?',
    },
    shown: {
      id: 'otherPlaces.shown',
      defaultMessage:
        'Your invitation says <bdi>{place}</bdi>, but another place is written down too. Which one is right?',
    },
    text: {
      id: 'otherPlaces.text',
      defaultMessage: 'Besides <bdi>{place}</bdi>, another place is written down. Which one is right?',
    },
    use: { id: 'otherPlaces.use', defaultMessage: 'It is <bdi>{place}</bdi>' },
    both: {
      id: 'otherPlaces.both',
      defaultMessage: 'Both: <bdi>{hall}</bdi> is a hall of <bdi>{place}</bdi>',
    },
  }),
}

/** The halls of an event. */
export const hallMessages = {
  ...defineMessages({
    title: { id: 'halls.title', defaultMessage: 'Halls' },
    none: {
      id: 'halls.none',
      defaultMessage: 'Nobody can be invited to this event yet, because it has no hall.',
    },
    add: { id: 'halls.add', defaultMessage: 'Add a hall' },
  }),
  ...defineMessages<{
    addNamed: { event: string }
    audienceAndSeats: { audience: string; count: number }
  }>({
    addNamed: { id: 'halls.addNamed', defaultMessage: 'Add a hall: {event}' },
    audienceAndSeats: {
      id: 'halls.audienceAndSeats',
      defaultMessage: '{audience} · {count, plural, one {# seat} other {# seats}}',
    },
  }),
}

/** The families and seats of a guest list, on its page and on the dashboard. */
export const seatMessages = defineMessages<{
  count: { count: number }
  families: { count: number }
  guests: { count: number }
  seats: { seats: number; capacity: number }
  seatsOnly: { seats: number }
  free: { count: number }
  over: { count: number }
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
    defaultMessage: '{count, plural, =0 {The hall is full} one {# place is free} other {# places are free}}',
  },
  over: {
    id: 'seats.over',
    defaultMessage: '{count, plural, one {# seat more than the hall holds} other {# seats more than the hall holds}}',
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

/** For whom a hall is. */
export const audienceMessages = defineMessages({
  mixed: { id: 'halls.audience.mixed', defaultMessage: 'Mixed' },
  men: { id: 'halls.audience.men', defaultMessage: 'Men' },
  women: { id: 'halls.audience.women', defaultMessage: 'Women' },
})

/** The forms of events and halls. */
export const eventFormMessages = {
  ...defineMessages({
    title: { id: 'eventForm.title', defaultMessage: 'Title' },
    date: { id: 'eventForm.date', defaultMessage: 'Date' },
    time: { id: 'eventForm.time', defaultMessage: 'Time' },
    place: { id: 'eventForm.place', defaultMessage: 'Place' },
    shownHint: {
      id: 'eventForm.shownHint',
      defaultMessage: 'Your invitation shows it: guests see a new date at once.',
    },
    placeHint: { id: 'eventForm.placeHint', defaultMessage: 'For example: Nile Hall, or the bride’s family home' },
    address: { id: 'eventForm.address', defaultMessage: 'Address' },
    area: { id: 'eventForm.area', defaultMessage: 'Area' },
    mapsLink: { id: 'eventForm.mapsLink', defaultMessage: 'Map link' },
    translatedPlace: { id: 'eventForm.translatedPlace', defaultMessage: 'Place, in the other language' },
    translatedAddress: { id: 'eventForm.translatedAddress', defaultMessage: 'Address, in the other language' },
    translatedArea: { id: 'eventForm.translatedArea', defaultMessage: 'Area, in the other language' },
    placeRequired: { id: 'eventForm.placeRequired', defaultMessage: 'Enter the name of the place too' },
    placeShown: {
      id: 'eventForm.placeShown',
      defaultMessage: 'Your invitation shows the place, so this cannot be empty',
    },
    addCustom: { id: 'eventForm.addCustom', defaultMessage: 'Add an event of your own' },
    name: { id: 'eventForm.name', defaultMessage: 'Name of the hall' },
    audience: { id: 'eventForm.audience', defaultMessage: 'For whom is the hall?' },
    capacity: { id: 'eventForm.capacity', defaultMessage: 'Number of seats' },
    capacityHint: {
      id: 'eventForm.capacityHint',
      defaultMessage: 'Optional. We warn you when you have given away more seats than that.',
    },
    required: { id: 'eventForm.required', defaultMessage: 'This field is required' },
    dateRequired: {
      id: 'eventForm.dateRequired',
      defaultMessage: 'Your invitation shows this date, so it cannot be empty',
    },
    tooLong: { id: 'eventForm.tooLong', defaultMessage: 'At most 120 characters' },
    markup: { id: 'eventForm.markup', defaultMessage: 'This cannot contain < or >' },
    capacityInvalid: { id: 'eventForm.capacityInvalid', defaultMessage: 'Enter a whole number from 1 to 10,000' },
    kindExists: {
      id: 'eventForm.kindExists',
      defaultMessage: 'Your wedding has this event already. Close this form to see it in the list.',
    },
    gone: {
      id: 'eventForm.gone',
      defaultMessage: 'This was deleted in another tab or on another device, so it cannot be saved.',
    },
  }),
  ...defineMessages<{
    add: { event: string }
    edit: { name: string }
    nameHint: { place: string }
  }>({
    nameHint: {
      id: 'eventForm.nameHint',
      defaultMessage: 'Leave it empty, and guests read the name of the place: {place}',
    },
    add: { id: 'eventForm.add', defaultMessage: 'Add: {event}' },
    edit: { id: 'eventForm.edit', defaultMessage: 'Edit: {name}' },
  }),
}

/** How the place is written for guests who read the other language. */
export const translationMessages = defineMessages({
  ar: { id: 'eventForm.inArabic', defaultMessage: 'For guests who read Arabic' },
  en: { id: 'eventForm.inEnglish', defaultMessage: 'For guests who read English' },
})

/** The forms of a wedding. */
export const weddingFormMessages = defineMessages({
  newTitle: { id: 'weddingForm.newTitle', defaultMessage: 'What shall we call the wedding?' },
  title: { id: 'weddingForm.title', defaultMessage: 'Title of the wedding' },
  titleHint: { id: 'weddingForm.titleHint', defaultMessage: 'For example: Omar & Laila. You can edit it at any time.' },
  language: { id: 'weddingForm.language', defaultMessage: 'Language of new families' },
  arabic: { id: 'weddingForm.arabic', defaultMessage: 'Arabic' },
  english: { id: 'weddingForm.english', defaultMessage: 'English' },
  timeZone: { id: 'weddingForm.timeZone', defaultMessage: 'Local time of' },
  timeZoneHint: {
    id: 'weddingForm.timeZoneHint',
    defaultMessage: 'For all times of the wedding and of its invitations, also published ones.',
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
    defaultMessage: 'This wedding has invitations or families, maybe in the bin, so it stays.',
  },
})

/** The confirmation before an event or a hall is deleted. */
export const eventDeleteMessages = {
  ...defineMessages({
    text: { id: 'eventDelete.text', defaultMessage: 'This cannot be undone.' },
    textWithHalls: {
      id: 'eventDelete.textWithHalls',
      defaultMessage: 'Its halls are deleted with it. This cannot be undone.',
    },
    cancel: { id: 'eventDelete.cancel', defaultMessage: 'Cancel' },
    confirm: { id: 'eventDelete.confirm', defaultMessage: 'Delete' },
    deleting: { id: 'eventDelete.deleting', defaultMessage: 'Deleting...' },
    eventShown: {
      id: 'eventDelete.eventShown',
      defaultMessage: 'Your invitation shows this date, so the event stays.',
    },
    eventHasSeats: {
      id: 'eventDelete.eventHasSeats',
      defaultMessage: 'Families have seats in the halls of this event. Move their seats first.',
    },
    hallHasSeats: {
      id: 'eventDelete.hallHasSeats',
      defaultMessage: 'Families have seats in this hall. Move their seats first.',
    },
  }),
  ...defineMessages<{ title: { name: string } }>({
    title: { id: 'eventDelete.title', defaultMessage: 'Delete {name}?' },
  }),
}

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
  takeTheirs: { id: 'conflict.takeTheirs', defaultMessage: 'Take the other' },
})
