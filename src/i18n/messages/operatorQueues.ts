import { defineMessages, type MessageTag } from 'react-intl'

/** Providers that wait for a decision, and those that have one. */
export const providerQueueMessages = {
  ...defineMessages({
    tabs: { id: 'operator.providers.tabs', defaultMessage: 'Providers by decision' },
    pending: { id: 'operator.providers.pending', defaultMessage: 'Waiting' },
    approved: { id: 'operator.providers.approved', defaultMessage: 'Listed' },
    rejected: { id: 'operator.providers.rejected', defaultMessage: 'Refused' },
    emptyPending: { id: 'operator.providers.emptyPending', defaultMessage: 'No provider is waiting. Well done!' },
    emptyApproved: { id: 'operator.providers.emptyApproved', defaultMessage: 'The directory has no providers yet.' },
    emptyRejected: { id: 'operator.providers.emptyRejected', defaultMessage: 'No provider was refused.' },
    business: { id: 'operator.providers.business', defaultMessage: 'Business' },
    contact: { id: 'operator.providers.contact', defaultMessage: 'Name' },
    services: { id: 'operator.providers.services', defaultMessage: 'Services' },
    separator: { id: 'operator.providers.separator', defaultMessage: ', ' },
    phone: { id: 'operator.providers.phone', defaultMessage: 'Phone number' },
    email: { id: 'operator.providers.email', defaultMessage: 'Email' },
    address: { id: 'operator.providers.address', defaultMessage: 'Address' },
    price: { id: 'operator.providers.price', defaultMessage: 'Lowest price' },
    capacity: { id: 'operator.providers.capacity', defaultMessage: 'Capacity' },
    website: { id: 'operator.providers.website', defaultMessage: 'Website' },
    approve: { id: 'operator.providers.approve', defaultMessage: 'Approve' },
    approving: { id: 'operator.providers.approving', defaultMessage: 'Approving...' },
    refuse: { id: 'operator.providers.refuse', defaultMessage: 'Refuse' },
    refusing: { id: 'operator.providers.refusing', defaultMessage: 'Refusing...' },
    refuseListed: {
      id: 'operator.providers.refuseListed',
      defaultMessage: 'The directory stops showing this provider at once. You can approve it again later.',
    },
    refusePending: {
      id: 'operator.providers.refusePending',
      defaultMessage: 'The directory will not show this provider. You can approve it later.',
    },
    refuseEdit: {
      id: 'operator.providers.refuseEdit',
      defaultMessage: 'The directory goes on showing this provider as it is listed, without these changes.',
    },
    reason: { id: 'operator.providers.reason', defaultMessage: 'Why' },
    reasonHint: {
      id: 'operator.providers.reasonHint',
      defaultMessage: 'The provider gets these words by email. Write in the language of the entry.',
    },
    reasonRequired: {
      id: 'operator.providers.reasonRequired',
      defaultMessage: 'Say why, so that it can be mended',
    },
    reasonTooLong: { id: 'operator.providers.reasonTooLong', defaultMessage: 'Write at most 1,000 characters' },
    listedValue: { id: 'operator.providers.listedValue', defaultMessage: 'Listed:' },
    newValue: { id: 'operator.providers.newValue', defaultMessage: 'New:' },
    removedValue: { id: 'operator.providers.removedValue', defaultMessage: '(removed)' },
    approvedToast: { id: 'operator.providers.approvedToast', defaultMessage: 'The directory shows the provider now.' },
    refusedToast: { id: 'operator.providers.refusedToast', defaultMessage: 'The provider is refused.' },
  }),
  ...defineMessages<{
    refuseTitle: { name: string; bdi: MessageTag }
    changed: { name: string; bdi: MessageTag }
    registered: { date: string }
    editWaits: { date: string }
    refusedBecause: { reason: string; bdi: MessageTag }
    edited: { date: string }
    named: { action: string; name: string }
  }>({
    refuseTitle: { id: 'operator.providers.refuseTitle', defaultMessage: 'Refuse <bdi>{name}</bdi>?' },
    changed: {
      id: 'operator.providers.changed',
      defaultMessage:
        '<bdi>{name}</bdi> was changed after you opened this list, and nothing was decided. Look at the new details. If it is no longer in this list, somebody else has decided.',
    },
    registered: { id: 'operator.providers.registered', defaultMessage: 'Registered {date}' },
    editWaits: {
      id: 'operator.providers.editWaits',
      defaultMessage: 'Listed. Changes of {date} wait for you; until then the directory shows the old values.',
    },
    refusedBecause: { id: 'operator.providers.refusedBecause', defaultMessage: 'Refused: <bdi>{reason}</bdi>' },
    edited: { id: 'operator.providers.edited', defaultMessage: 'edited {date}' },
    named: { id: 'operator.providers.named', defaultMessage: '{action}: {name}' },
  }),
}

/** The names of a profile's values, which `providerProfile.ts` puts into words. */
export const profileQueueMessages = defineMessages({
  priceTo: { id: 'operator.profile.priceTo', defaultMessage: 'Highest price' },
  priceUnit: { id: 'operator.profile.priceUnit', defaultMessage: 'Prices are for' },
  evening: { id: 'operator.profile.evening', defaultMessage: 'an evening' },
  event: { id: 'operator.profile.event', defaultMessage: 'an event' },
  person: { id: 'operator.profile.person', defaultMessage: 'a person' },
  hour: { id: 'operator.profile.hour', defaultMessage: 'an hour' },
  piece: { id: 'operator.profile.piece', defaultMessage: 'a piece' },
  capacityPersons: { id: 'operator.profile.capacityPersons', defaultMessage: 'Most guests' },
  place: { id: 'operator.profile.place', defaultMessage: 'Place' },
  serves: { id: 'operator.profile.serves', defaultMessage: 'Also serves' },
  languages: { id: 'operator.profile.languages', defaultMessage: 'Languages' },
  whatsApp: { id: 'operator.profile.whatsApp', defaultMessage: 'WhatsApp' },
  openingDays: { id: 'operator.profile.openingDays', defaultMessage: 'Open' },
  founded: { id: 'operator.profile.founded', defaultMessage: 'Founded in' },
  socialLinks: { id: 'operator.profile.socialLinks', defaultMessage: 'Social media' },
  about: { id: 'operator.profile.about', defaultMessage: 'About' },
  packages: { id: 'operator.profile.packages', defaultMessage: 'Packages' },
  packageSeparator: { id: 'operator.profile.packageSeparator', defaultMessage: ': ' },
})

/** The photographs of a provider. */
export const photoQueueMessages = {
  ...defineMessages({
    undecided: { id: 'operator.photos.undecided', defaultMessage: 'Photographs that wait' },
    listed: { id: 'operator.photos.listed', defaultMessage: 'Photographs that couples see' },
    noAlt: { id: 'operator.photos.noAlt', defaultMessage: '(without a description)' },
    show: { id: 'operator.photos.show', defaultMessage: 'Show' },
    refuse: { id: 'operator.photos.refuse', defaultMessage: 'Refuse' },
    decide: { id: 'operator.photos.decide', defaultMessage: 'Decide about the photographs' },
    refuseEffect: {
      id: 'operator.photos.refuseEffect',
      defaultMessage: 'Their files are deleted, and couples see the others that waited.',
    },
    approveEffect: {
      id: 'operator.photos.approveEffect',
      defaultMessage:
        'Their files are deleted. Everything else that waits is approved: the details and the other photographs.',
    },
    save: { id: 'operator.photos.save', defaultMessage: 'Save the decision' },
    saving: { id: 'operator.photos.saving', defaultMessage: 'Saving...' },
    decidedToast: {
      id: 'operator.photos.decidedToast',
      defaultMessage: 'Your decision about the photographs is saved.',
    },
  }),
  ...defineMessages<{
    photo: { n: number; count: number; name: string }
    refuseTitle: { count: number; name: string; bdi: MessageTag }
  }>({
    photo: { id: 'operator.photos.photo', defaultMessage: 'Photograph {n, number} of {count, number} of {name}' },
    refuseTitle: {
      id: 'operator.photos.refuseTitle',
      defaultMessage: 'Refuse {count, plural, one {# photograph} other {# photographs}} of <bdi>{name}</bdi>?',
    },
  }),
}

/** Reviews that wait for a decision, disputed ones, and those that have one. */
export const reviewQueueMessages = {
  ...defineMessages({
    tabs: { id: 'operator.reviews.tabs', defaultMessage: 'Reviews by decision' },
    waiting: { id: 'operator.reviews.waiting', defaultMessage: 'Waiting' },
    disputed: { id: 'operator.reviews.disputed', defaultMessage: 'Disputed' },
    decided: { id: 'operator.reviews.decided', defaultMessage: 'Decided' },
    emptyWaiting: { id: 'operator.reviews.emptyWaiting', defaultMessage: 'No review is waiting. Well done!' },
    emptyDisputed: { id: 'operator.reviews.emptyDisputed', defaultMessage: 'No provider disputes a review.' },
    emptyDecided: { id: 'operator.reviews.emptyDecided', defaultMessage: 'No review was decided yet.' },
    show: { id: 'operator.reviews.show', defaultMessage: 'Show' },
    keep: { id: 'operator.reviews.keep', defaultMessage: 'Go on showing' },
    showing: { id: 'operator.reviews.showing', defaultMessage: 'Saving...' },
    refuse: { id: 'operator.reviews.refuse', defaultMessage: 'Refuse' },
    refusing: { id: 'operator.reviews.refusing', defaultMessage: 'Refusing...' },
    refuseEffect: {
      id: 'operator.reviews.refuseEffect',
      defaultMessage: 'The page of the provider does not show this review. You can show it later.',
    },
    reasonHint: {
      id: 'operator.reviews.reasonHint',
      defaultMessage: 'The couple reads these words beside its review. Write in the language of the review.',
    },
    removeAnswer: { id: 'operator.reviews.removeAnswer', defaultMessage: 'Delete the provider’s answer' },
    shownToast: { id: 'operator.reviews.shownToast', defaultMessage: 'The page of the provider shows the review.' },
    refusedToast: { id: 'operator.reviews.refusedToast', defaultMessage: 'The review is refused.' },
  }),
  ...defineMessages<{
    about: { name: string; provider: string; bdi: MessageTag }
    written: { date: string; reference: string; bdi: MessageTag }
    answer: { date: string }
    dispute: { date: string }
    closedDispute: { date: string }
    refusedBecause: { reason: string; bdi: MessageTag }
    refuseTitle: { name: string; bdi: MessageTag }
    changed: { name: string; bdi: MessageTag }
    named: { action: string; name: string }
  }>({
    about: { id: 'operator.reviews.about', defaultMessage: '<bdi>{name}</bdi> about <bdi>{provider}</bdi>' },
    written: { id: 'operator.reviews.written', defaultMessage: 'Written {date} · enquiry <bdi>{reference}</bdi>' },
    answer: { id: 'operator.reviews.answer', defaultMessage: 'The provider’s answer, {date}' },
    dispute: { id: 'operator.reviews.dispute', defaultMessage: 'The provider disputes the review, {date}' },
    closedDispute: {
      id: 'operator.reviews.closedDispute',
      defaultMessage: 'The provider disputed the review on {date}; this was decided',
    },
    refusedBecause: { id: 'operator.reviews.refusedBecause', defaultMessage: 'Refused: <bdi>{reason}</bdi>' },
    refuseTitle: { id: 'operator.reviews.refuseTitle', defaultMessage: 'Refuse the review of <bdi>{name}</bdi>?' },
    changed: {
      id: 'operator.reviews.changed',
      defaultMessage:
        'The review of <bdi>{name}</bdi> was changed after you opened this list, and nothing was decided. Look at it again. If it is no longer in this list, somebody else has decided.',
    },
    named: { id: 'operator.reviews.named', defaultMessage: '{action}: {name}' },
  }),
}

/** Contact messages and their answers. */
export const contactQueueMessages = {
  ...defineMessages({
    tabs: { id: 'operator.messages.tabs', defaultMessage: 'Messages by status' },
    open: { id: 'operator.messages.open', defaultMessage: 'Open' },
    answered: { id: 'operator.messages.answered', defaultMessage: 'Answered' },
    emptyOpen: { id: 'operator.messages.emptyOpen', defaultMessage: 'No message is waiting for an answer. Well done!' },
    emptyAnswered: { id: 'operator.messages.emptyAnswered', defaultMessage: 'No message was answered yet.' },
    mine: { id: 'operator.messages.mine', defaultMessage: 'Yours' },
    email: { id: 'operator.messages.email', defaultMessage: 'Email' },
    phone: { id: 'operator.messages.phone', defaultMessage: 'Phone number' },
    source: { id: 'operator.messages.source', defaultMessage: 'Sent from' },
    visitor: { id: 'operator.messages.visitor', defaultMessage: 'What the browser sent' },
    noFacts: { id: 'operator.messages.noFacts', defaultMessage: 'The sender agreed to send nothing.' },
    country: { id: 'operator.messages.country', defaultMessage: 'Country' },
    city: { id: 'operator.messages.city', defaultMessage: 'City' },
    area: { id: 'operator.messages.area', defaultMessage: 'Area' },
    platform: { id: 'operator.messages.platform', defaultMessage: 'Device' },
    os: { id: 'operator.messages.os', defaultMessage: 'Operating system' },
    browser: { id: 'operator.messages.browser', defaultMessage: 'Browser' },
    ip: { id: 'operator.messages.ip', defaultMessage: 'IP address' },
    map: { id: 'operator.messages.map', defaultMessage: 'Map' },
    answers: { id: 'operator.messages.answers', defaultMessage: 'Answers so far' },
    take: { id: 'operator.messages.take', defaultMessage: 'Take it' },
    giveBack: { id: 'operator.messages.giveBack', defaultMessage: 'Give it back' },
    markAnswered: { id: 'operator.messages.markAnswered', defaultMessage: 'Mark as answered without an email' },
    reopen: { id: 'operator.messages.reopen', defaultMessage: 'Reopen' },
    changed: {
      id: 'operator.messages.changed',
      defaultMessage: 'Somebody else has changed this message. You see it as it is now: look at it, then try again.',
    },
    answer: { id: 'operator.messages.answer', defaultMessage: 'Your answer' },
    answerHint: {
      id: 'operator.messages.answerHint',
      defaultMessage: 'Goes to the sender by email, with the message below it.',
    },
    answerRequired: { id: 'operator.messages.answerRequired', defaultMessage: 'Write the answer' },
    language: { id: 'operator.messages.language', defaultMessage: 'Language of the greeting' },
    send: { id: 'operator.messages.send', defaultMessage: 'Send the answer' },
    sending: { id: 'operator.messages.sending', defaultMessage: 'Sending...' },
    sent: { id: 'operator.messages.sent', defaultMessage: 'The answer is on its way.' },
    sentEarlier: {
      id: 'operator.messages.sentEarlier',
      defaultMessage:
        'Your first try had arrived, so that text was sent. Send the new text only if it is still needed.',
    },
    answeredToast: { id: 'operator.messages.answeredToast', defaultMessage: 'The message is marked as answered.' },
    reopenedToast: { id: 'operator.messages.reopenedToast', defaultMessage: 'The message is open again.' },
  }),
  ...defineMessages<{
    takenBy: { email: string; bdi: MessageTag }
    tooLong: { max: number }
    counter: { count: number; max: number }
  }>({
    takenBy: { id: 'operator.messages.takenBy', defaultMessage: 'Taken by <bdi>{email}</bdi>' },
    tooLong: { id: 'operator.messages.tooLong', defaultMessage: 'Write at most {max, number} characters' },
    counter: { id: 'operator.messages.counter', defaultMessage: '{count, number} of {max, number} characters' },
  }),
}

export const leadMessages = defineMessages({
  empty: { id: 'operator.leads.empty', defaultMessage: 'Nobody has left an email on the home page yet.' },
  email: { id: 'operator.leads.email', defaultMessage: 'Email' },
  phone: { id: 'operator.leads.phone', defaultMessage: 'Phone number' },
  date: { id: 'operator.leads.date', defaultMessage: 'Left' },
})

export const subscriberMessages = defineMessages({
  empty: { id: 'operator.subscribers.empty', defaultMessage: 'No account subscribes to the newsletter yet.' },
  email: { id: 'operator.subscribers.email', defaultMessage: 'Email' },
  verified: { id: 'operator.subscribers.verified', defaultMessage: 'Email verified' },
  firstName: { id: 'operator.subscribers.firstName', defaultMessage: 'First name' },
  lastName: { id: 'operator.subscribers.lastName', defaultMessage: 'Last name' },
  language: { id: 'operator.subscribers.language', defaultMessage: 'Language' },
})

export const mailQueueMessages = defineMessages({
  lead: {
    id: 'operator.mails.lead',
    defaultMessage:
      'The server tries each again by itself, later each time. Texts are not shown: they have secret links.',
  },
  empty: { id: 'operator.mails.empty', defaultMessage: 'Every email is delivered.' },
  recipient: { id: 'operator.mails.recipient', defaultMessage: 'To' },
  subject: { id: 'operator.mails.subject', defaultMessage: 'Subject' },
  attempts: { id: 'operator.mails.attempts', defaultMessage: 'Attempts' },
  created: { id: 'operator.mails.created', defaultMessage: 'Waiting since' },
  next: { id: 'operator.mails.next', defaultMessage: 'Next attempt' },
  expires: { id: 'operator.mails.expires', defaultMessage: 'Given up at' },
  retry: { id: 'operator.mails.retry', defaultMessage: 'Try to deliver now' },
  retrying: { id: 'operator.mails.retrying', defaultMessage: 'Starting...' },
  retryFailed: {
    id: 'operator.mails.retryFailed',
    defaultMessage: 'The server was not asked. Check your connection and try again.',
  },
  retried: { id: 'operator.mails.retried', defaultMessage: 'The server is trying again.' },
})
