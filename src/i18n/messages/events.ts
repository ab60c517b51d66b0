import { defineMessages, type MessageTag } from 'react-intl'

/** The page with the events and halls of a wedding. */
export const eventsPageMessages = {
  ...defineMessages({
    title: { id: 'events.title', defaultMessage: 'Events and halls' },
    description: { id: 'events.description', defaultMessage: 'The dates, places and halls of your wedding.' },
    lead: {
      id: 'events.lead',
      defaultMessage: 'Every event of your wedding in order. Each hall has its own guests and seats.',
    },
    leadForReaders: {
      id: 'events.leadForReaders',
      defaultMessage: 'Every event of the wedding in order, with its halls.',
    },
    list: { id: 'events.list', defaultMessage: 'Events' },
    empty: { id: 'events.empty', defaultMessage: 'There are no events yet. Start with the one that you plan first.' },
    addTitle: { id: 'events.addTitle', defaultMessage: 'Add an event' },
    addText: { id: 'events.addText', defaultMessage: 'Choose an event, or add one with a title of your own.' },
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
      defaultMessage: 'Your invitation shows it: guests see any change at once.',
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
    audience: { id: 'eventForm.audience', defaultMessage: 'Who is the hall for?' },
    capacity: { id: 'eventForm.capacity', defaultMessage: 'Number of seats' },
    capacityHint: {
      id: 'eventForm.capacityHint',
      defaultMessage: 'Optional. We warn you when you have given away more seats than that.',
    },
    quotas: {
      id: 'eventForm.quotas',
      defaultMessage:
        'If the two families have agreed on their seats, write them here. Families of both sides count to neither. We only warn you.',
    },
    groomSeats: { id: 'eventForm.groomSeats', defaultMessage: 'Seats for the groom’s families' },
    brideSeats: { id: 'eventForm.brideSeats', defaultMessage: 'Seats for the bride’s families' },
    seatsInvalid: { id: 'eventForm.seatsInvalid', defaultMessage: 'Enter a whole number from 0 to 10,000' },
    required: { id: 'eventForm.required', defaultMessage: 'This field is required' },
    dateRequired: {
      id: 'eventForm.dateRequired',
      defaultMessage: 'Your invitation shows this date, so it cannot be empty',
    },
    tooLong: { id: 'eventForm.tooLong', defaultMessage: 'At most 120 characters' },
    markup: { id: 'eventForm.markup', defaultMessage: 'The characters < and > cannot be used here' },
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
    quotasExceed: { count: number }
  }>({
    quotasExceed: {
      id: 'eventForm.quotasExceed',
      defaultMessage:
        '{count, plural, one {Together that is # seat more than the hall holds.} other {Together that is # seats more than the hall holds.}}',
    },
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
      defaultMessage: 'This event cannot be deleted: your invitation shows its date.',
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

/** A type, because an interface has no index signature. */
type OfPlans = { who: string; name: string; bdi: MessageTag }

/** Sentences on events, halls and invitations. */
export const planChangeMessages = defineMessages<{
  eventAdded: OfPlans
  eventEdited: OfPlans
  eventDeleted: OfPlans
  hallAdded: OfPlans
  hallEdited: OfPlans
  hallDeleted: OfPlans
  invitationAdded: OfPlans
  invitationEdited: OfPlans
  invitationDeleted: OfPlans
}>({
  eventAdded: { id: 'activity.eventAdded', defaultMessage: '<bdi>{who}</bdi> added the event <bdi>{name}</bdi>' },
  eventEdited: { id: 'activity.eventEdited', defaultMessage: '<bdi>{who}</bdi> edited the event <bdi>{name}</bdi>' },
  eventDeleted: { id: 'activity.eventDeleted', defaultMessage: '<bdi>{who}</bdi> deleted the event <bdi>{name}</bdi>' },
  hallAdded: { id: 'activity.hallAdded', defaultMessage: '<bdi>{who}</bdi> added the hall <bdi>{name}</bdi>' },
  hallEdited: { id: 'activity.hallEdited', defaultMessage: '<bdi>{who}</bdi> edited the hall <bdi>{name}</bdi>' },
  hallDeleted: { id: 'activity.hallDeleted', defaultMessage: '<bdi>{who}</bdi> deleted the hall <bdi>{name}</bdi>' },
  invitationAdded: { id: 'activity.invitationAdded', defaultMessage: '<bdi>{who}</bdi> published an invitation' },
  invitationEdited: { id: 'activity.invitationEdited', defaultMessage: '<bdi>{who}</bdi> edited the invitation' },
  invitationDeleted: { id: 'activity.invitationDeleted', defaultMessage: '<bdi>{who}</bdi> deleted an invitation' },
})

/** What of the plans has changed. */
export const planDetailMessages = {
  ...defineMessages({
    unnamedHall: { id: 'activity.plan.unnamedHall', defaultMessage: 'without a name' },
    status: { id: 'activity.plan.status', defaultMessage: 'Takes place' },
    asPlanned: { id: 'activity.plan.asPlanned', defaultMessage: 'as planned' },
    postponed: { id: 'activity.plan.postponed', defaultMessage: 'postponed' },
    calledOff: { id: 'activity.plan.calledOff', defaultMessage: 'called off' },
  }),
  ...defineMessages<{ events: { who: string; count: number; bdi: MessageTag } }>({
    events: {
      id: 'activity.plan.events',
      defaultMessage: '<bdi>{who}</bdi> edited {count, plural, one {# event} other {# events}}',
    },
  }),
}
