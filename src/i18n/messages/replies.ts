import { defineMessages, type MessageTag } from 'react-intl'

/** The page with the replies of a wedding. */
export const repliesPageMessages = {
  ...defineMessages({
    title: { id: 'replies.title', defaultMessage: 'Replies' },
    description: {
      id: 'replies.description',
      defaultMessage: "Who is coming, who can't make it, and who has not replied yet.",
    },
    settings: { id: 'replies.settings', defaultMessage: 'Settings' },
    desk: { id: 'replies.desk', defaultMessage: 'Send invitations' },
    sections: { id: 'replies.sections', defaultMessage: 'Sections' },
    replies: { id: 'replies.tab', defaultMessage: 'Replies' },
    wishes: { id: 'replies.wishesTab', defaultMessage: 'Wishes' },
    requests: { id: 'replies.requestsTab', defaultMessage: 'Requests' },
    rate: { id: 'replies.rate', defaultMessage: 'Share of silent families that we expect to come' },
    emptyTitle: { id: 'replies.emptyTitle', defaultMessage: 'First, the guest list' },
    emptyText: {
      id: 'replies.emptyText',
      defaultMessage: 'Add the families you invite and their seats. Each gets its own link to reply.',
    },
    toGuestList: { id: 'replies.toGuestList', defaultMessage: 'Open the guest list' },
    unsentTitle: { id: 'replies.unsentTitle', defaultMessage: 'No family has its link yet' },
    unsentText: {
      id: 'replies.unsentText',
      defaultMessage: 'Send each family its link from your own WhatsApp. Replies appear here at once.',
    },
    waitingTitle: { id: 'replies.waitingTitle', defaultMessage: 'No replies yet' },
    waitingText: {
      id: 'replies.waitingText',
      defaultMessage: 'Replies appear here as soon as they arrive. You can also record those that you get by phone.',
    },
  }),
  ...defineMessages<{
    tabCount: { label: string; count: number }
    arrived: { count: number; name: string; answer: string }
    more: { count: number }
  }>({
    tabCount: { id: 'replies.tabCount', defaultMessage: '{label} ({count, number})' },
    arrived: {
      id: 'replies.arrived',
      defaultMessage:
        '{count, plural, one {New reply: {name}, {answer}} other {# new replies, the latest: {name}, {answer}}}',
    },
    more: { id: 'replies.more', defaultMessage: '{count, plural, one {Show # more} other {Show # more}}' },
  }),
}

/** One family in the list of replies, and its reply in words. */
export const replyRowMessages = {
  ...defineMessages({
    list: { id: 'replies.row.list', defaultMessage: 'Families and their replies' },
    new: { id: 'replies.row.new', defaultMessage: 'New' },
    byPhone: { id: 'replies.row.byPhone', defaultMessage: 'By phone' },
    lowered: { id: 'replies.row.lowered', defaultMessage: 'More are coming than it has seats now' },
    neverSent: { id: 'replies.row.neverSent', defaultMessage: 'Not sent yet' },
    wrongNumber: { id: 'replies.row.wrongNumber', defaultMessage: 'The number was wrong' },
    unknownHall: { id: 'replies.row.unknownHall', defaultMessage: 'Deleted hall' },
  }),
  ...defineMessages<{
    coming: { coming: number; allowed: number }
    children: { children: number }
    comingIn: { hall: string; coming: number; children: number; allowed: number }
    openedUnanswered: { when: string }
    sentUnopened: { when: string }
  }>({
    // Without seats (0), only those who come.
    coming: {
      id: 'replies.row.coming',
      defaultMessage: '{coming, number}{allowed, plural, =0 {} other { of #}}',
    },
    children: {
      id: 'replies.row.children',
      defaultMessage: '{children, plural, one {# child} other {# children}}',
    },
    comingIn: {
      id: 'replies.row.comingIn',
      defaultMessage:
        '{hall}: {coming, plural, =0 {nobody} other {#{allowed, plural, =0 {} other { of #}}}}{children, plural, =0 {} one { (# child)} other { (# children)}}',
    },
    openedUnanswered: { id: 'replies.row.openedUnanswered', defaultMessage: 'Opened {when}, not answered' },
    sentUnopened: { id: 'replies.row.sentUnopened', defaultMessage: 'Sent {when}, not opened yet' },
  }),
}

/** The filters of the list. */
export const replyFilterMessages = defineMessages({
  label: { id: 'replies.filter.label', defaultMessage: 'Show' },
  all: { id: 'replies.filter.all', defaultMessage: 'All' },
  lowered: { id: 'replies.filter.lowered', defaultMessage: 'More than the seats' },
  noneTitle: { id: 'replies.filter.noneTitle', defaultMessage: 'No family here' },
  noneText: {
    id: 'replies.filter.noneText',
    defaultMessage: 'Choose another filter, or search for a part of the name.',
  },
})

/** The dialog of one family. */
export const householdReplyMessages = {
  ...defineMessages({
    readOnly: {
      id: 'replies.family.readOnly',
      defaultMessage: 'This family is of both sides: the couple records its replies and changes it.',
    },
    close: { id: 'replies.family.close', defaultMessage: 'Close' },
    loweredText: {
      id: 'replies.family.loweredText',
      defaultMessage:
        'You have reduced the seats of this family since it replied. The reply stays until there is a new one.',
    },
    record: { id: 'replies.family.record', defaultMessage: 'Record a reply by phone' },
    recordText: {
      id: 'replies.family.recordText',
      defaultMessage: 'For a family that told you on the phone. The new reply replaces the earlier one.',
    },
    allComing: { id: 'replies.family.allComing', defaultMessage: 'All are coming' },
    notComing: { id: 'replies.family.notComing', defaultMessage: 'They cannot come' },
    message: { id: 'replies.family.message', defaultMessage: 'What they said (optional)' },
    messageTooLong: { id: 'replies.family.messageTooLong', defaultMessage: 'At most 500 characters' },
    save: { id: 'replies.family.save', defaultMessage: 'Record the reply' },
    saving: { id: 'replies.family.saving', defaultMessage: 'Recording...' },
    recorded: { id: 'replies.family.recorded', defaultMessage: 'The reply is recorded.' },
    noSeats: {
      id: 'replies.family.noSeats',
      defaultMessage: 'This family has no seats yet. Give it seats on the guest list, then you can record its reply.',
    },
    history: { id: 'replies.family.history', defaultMessage: 'What happened so far' },
    historyEmpty: {
      id: 'replies.family.historyEmpty',
      defaultMessage: 'Nothing else: no message, no view, no earlier reply.',
    },
    undo: { id: 'replies.family.undo', defaultMessage: 'Undo this reply' },
    undone: { id: 'replies.family.undone', defaultMessage: 'The reply is undone.' },
    countAgain: { id: 'replies.family.countAgain', defaultMessage: 'Count it again' },
    isUndone: { id: 'replies.family.isUndone', defaultMessage: 'Undone' },
    isSetAside: { id: 'replies.family.isSetAside', defaultMessage: 'Asked again after a change of plans' },
    isReplaced: { id: 'replies.family.isReplaced', defaultMessage: 'Replaced' },
    counts: { id: 'replies.family.counts', defaultMessage: 'The reply that counts' },
    note: { id: 'replies.family.note', defaultMessage: 'Your note' },
    noteSave: { id: 'replies.family.noteSave', defaultMessage: 'Save the note' },
    noteSaved: { id: 'replies.family.noteSaved', defaultMessage: 'The note is saved.' },
    edit: { id: 'replies.household.edit', defaultMessage: 'Edit the family' },
    sent: { id: 'replies.family.sent', defaultMessage: 'sent by you' },
    skipped: { id: 'replies.family.skipped', defaultMessage: 'skipped' },
    wrongNumber: { id: 'replies.family.wrongNumber', defaultMessage: 'wrong number' },
    invite: { id: 'replies.family.invite', defaultMessage: 'Invitation' },
    change: { id: 'replies.family.change', defaultMessage: 'Note about a change' },
    reminder: { id: 'replies.family.reminder', defaultMessage: 'Reminder' },
    thanks: { id: 'replies.family.thanks', defaultMessage: 'Thanks' },
    viewByLink: { id: 'replies.family.viewByLink', defaultMessage: 'Opened from the link' },
    viewByCard: { id: 'replies.family.viewByCard', defaultMessage: 'Opened from the code on the card' },
  }),
  ...defineMessages<{
    coming: { hall: string; allowed: number }
    children: { hall: string }
    range: { allowed: number }
    childrenRange: { coming: number }
    send: { kind: string; result: string }
    sendByOther: { kind: string; result: string; isKnown: 'yes' | 'no'; name: string; bdi: MessageTag }
  }>({
    coming: { id: 'replies.family.coming', defaultMessage: 'Coming to {hall} (of {allowed, number})' },
    children: { id: 'replies.family.children', defaultMessage: 'Children in {hall}' },
    range: { id: 'replies.family.range', defaultMessage: 'A whole number from 0 to {allowed, number}' },
    childrenRange: {
      id: 'replies.family.childrenRange',
      defaultMessage: 'At most {coming, number}, the number who are coming',
    },
    send: { id: 'replies.family.send', defaultMessage: '{kind}: {result}' },
    sendByOther: {
      id: 'replies.family.sendByOther',
      defaultMessage:
        '{kind}: {result, select, sent {sent} skipped {skipped} other {wrong number}}, by {isKnown, select, yes {<bdi>{name}</bdi>} other {another member}}',
    },
  }),
}

/** Messages of guests that the invitation can show. */
export const wishMessages = {
  ...defineMessages({
    text: {
      id: 'replies.wishes.text',
      defaultMessage:
        'Messages from guests who agreed to have them on your invitation. You choose which ones it shows.',
    },
    textForReaders: {
      id: 'replies.wishes.textForReaders',
      defaultMessage:
        'Messages from guests who agreed to have them on the invitation. The couple chooses which ones it shows.',
    },
    emptyTitle: { id: 'replies.wishes.emptyTitle', defaultMessage: 'No wishes yet' },
    emptyText: {
      id: 'replies.wishes.emptyText',
      defaultMessage: 'Guests can write you a few words with their reply. Those they allow you to show appear here.',
    },
    publish: { id: 'replies.wishes.publish', defaultMessage: 'Show on the invitation' },
    published: { id: 'replies.wishes.published', defaultMessage: 'On the invitation' },
    private: {
      id: 'replies.wishes.private',
      defaultMessage: 'Only for you: the guests did not agree to have it on the invitation.',
    },
  }),
  ...defineMessages<{ publishNamed: { name: string } }>({
    publishNamed: {
      id: 'replies.wishes.publishNamed',
      defaultMessage: 'Show the message of {name} on the invitation',
    },
  }),
}

/** Requests for seats from the public link. */
export const requestMessages = {
  ...defineMessages({
    takes: { id: 'replies.requests.takes', defaultMessage: 'Allow seat requests from the public link' },
    takesText: {
      id: 'replies.requests.takesText',
      defaultMessage:
        'Whoever opens your invitation without a personal link can ask for seats. Nothing counts until you accept it.',
    },
    offTitle: { id: 'replies.requests.offTitle', defaultMessage: 'Requests are off' },
    offText: {
      id: 'replies.requests.offText',
      defaultMessage: 'Only families with a personal link can reply. Turn requests on to let others ask for seats.',
    },
    emptyTitle: { id: 'replies.requests.emptyTitle', defaultMessage: 'No requests yet' },
    emptyText: { id: 'replies.requests.emptyText', defaultMessage: 'Requests appear here as soon as they arrive.' },
    accept: { id: 'replies.requests.accept', defaultMessage: 'Accept' },
    decline: { id: 'replies.requests.decline', defaultMessage: 'Decline' },
    takeBack: { id: 'replies.requests.takeBack', defaultMessage: 'Change the decision' },
    isAccepted: { id: 'replies.requests.isAccepted', defaultMessage: 'Accepted' },
    isRejected: { id: 'replies.requests.isRejected', defaultMessage: 'Declined' },
    accepted: { id: 'replies.requests.accepted', defaultMessage: 'The request is accepted.' },
    family: { id: 'replies.requests.family', defaultMessage: 'Which family is it?' },
    newFamily: { id: 'replies.requests.newFamily', defaultMessage: 'A new family' },
    existingHint: {
      id: 'replies.requests.existingHint',
      defaultMessage: 'The new seats are added to those that the family has.',
    },
  }),
  ...defineMessages<{
    count: { count: number }
    acceptNamed: { name: string }
    declineNamed: { name: string }
    takeBackNamed: { name: string }
    rejected: { count: number }
    declineAll: { count: number }
    decidedMeanwhile: { state: string; name: string; hasName: boolean }
  }>({
    rejected: {
      id: 'replies.requests.rejected',
      defaultMessage: '{count, plural, one {The request is declined.} other {# requests are declined.}}',
    },
    declineAll: {
      id: 'replies.requests.declineAll',
      defaultMessage: 'Decline all {count, plural, one {# request} other {# requests}}',
    },
    decidedMeanwhile: {
      id: 'replies.requests.decidedMeanwhile',
      defaultMessage:
        '{state, select, accepted {This request was accepted in the meantime} rejected {This request was declined in the meantime} other {This request is waiting for a decision again}}{hasName, select, true { by {name}} other {}}.',
    },
    count: { id: 'replies.requests.count', defaultMessage: '{count, plural, one {# seat} other {# seats}}' },
    acceptNamed: { id: 'replies.requests.acceptNamed', defaultMessage: 'Accept the request of {name}' },
    declineNamed: { id: 'replies.requests.declineNamed', defaultMessage: 'Decline the request of {name}' },
    takeBackNamed: {
      id: 'replies.requests.takeBackNamed',
      defaultMessage: 'Change the decision on the request of {name}',
    },
  }),
}

/** Notices of new replies on this device. */
export const noticeMessages = defineMessages({
  open: { id: 'replies.notices.open', defaultMessage: 'Notices' },
  title: { id: 'replies.notices.title', defaultMessage: 'Notices of new replies' },
  text: {
    id: 'replies.notices.text',
    defaultMessage: 'When guests reply or ask for more seats, this device tells you how many, at most once an hour.',
  },
  device: { id: 'replies.notices.device', defaultMessage: 'Notices on this device' },
  showsTitle: { id: 'replies.notices.showsTitle', defaultMessage: 'Show names on the locked screen' },
  showsTitleHint: {
    id: 'replies.notices.showsTitleHint',
    defaultMessage: 'Whoever sees the screen can then read the name of your wedding. Your guests are never named.',
  },
  denied: {
    id: 'replies.notices.denied',
    defaultMessage:
      'This browser blocks notices of Zaffa. Allow notifications for this site in the browser’s settings, then reload this page.',
  },
  unsupported: {
    id: 'replies.notices.unsupported',
    defaultMessage:
      'This browser cannot show notices; in a private window, few can. Open Zaffa in an ordinary window, or in another browser such as Chrome, Edge or Firefox.',
  },
  homeScreen: {
    id: 'replies.notices.homeScreen',
    defaultMessage: 'On an iPhone or iPad, notices come from the home screen:',
  },
  share: { id: 'replies.notices.share', defaultMessage: 'Tap Share in Safari, then Add to Home Screen.' },
  openApp: { id: 'replies.notices.openApp', defaultMessage: 'Open Zaffa from the home screen and sign in.' },
  turnOnThere: { id: 'replies.notices.turnOnThere', defaultMessage: 'Turn on notices there, on this page.' },
  failed: {
    id: 'replies.notices.failed',
    defaultMessage:
      'The browser did not turn on notices. In a private window it never does; otherwise check your connection and try again.',
  },
  dismissed: {
    id: 'replies.notices.dismissed',
    defaultMessage: 'The browser still waits for your answer. Press the switch again, then choose Allow.',
  },
})

/** The form of the settings of replies. */
export const replySettingsMessages = {
  ...defineMessages({
    title: { id: 'replies.settings.title', defaultMessage: 'Reply settings' },
    replyBy: { id: 'replies.settings.replyBy', defaultMessage: 'Guests can reply until' },
    replyByHint: {
      id: 'replies.settings.replyByHint',
      defaultMessage: 'If empty, until the day of the last event. You can record replies by phone at any time.',
    },
    questionAr: { id: 'replies.settings.questionAr', defaultMessage: 'The question in Arabic' },
    questionEn: { id: 'replies.settings.questionEn', defaultMessage: 'The question in English' },
    questionHint: {
      id: 'replies.settings.questionHint',
      defaultMessage: 'If empty, guests read the question in grey.',
    },
    contact: { id: 'replies.settings.contact', defaultMessage: 'Whom to ask after that day' },
    contactHint: { id: 'replies.settings.contactHint', defaultMessage: 'For example: Mama Hoda, 010 1234 5678' },
    asksChildren: { id: 'replies.settings.asksChildren', defaultMessage: 'Ask how many of them are children' },
    takesRequests: { id: 'replies.settings.takesRequests', defaultMessage: 'Allow seat requests from the public link' },
    sendsDigest: {
      id: 'replies.settings.sendsDigest',
      defaultMessage: 'Send us new replies by email, at most once a day',
    },
    silentRate: { id: 'replies.settings.silentRate', defaultMessage: 'Silent families that we expect to come, in %' },
    rateRange: { id: 'replies.settings.rateRange', defaultMessage: 'A whole number from 0 to 100' },
    questionTooLong: { id: 'replies.settings.questionTooLong', defaultMessage: 'At most 80 characters' },
    contactTooLong: { id: 'replies.settings.contactTooLong', defaultMessage: 'At most 120 characters' },
    markup: { id: 'replies.settings.markup', defaultMessage: 'The characters < and > cannot be used here' },
    yes: { id: 'replies.settings.yes', defaultMessage: 'Yes' },
    no: { id: 'replies.settings.no', defaultMessage: 'No' },
  }),
}

/** How many opened the invitation. */
export const viewMessages = defineMessages<{
  families: { count: number; link: number; card: number; strong: MessageTag }
  open: { count: number }
}>({
  families: {
    id: 'replies.views.families',
    defaultMessage:
      '<strong>{count, plural, =0 {No family has opened its page} one {# family has opened its page} other {# families have opened their pages}}</strong> ({link, number} from the link, {card, number} from the card).',
  },
  open: {
    id: 'replies.views.open',
    defaultMessage:
      '{count, plural, =0 {Nobody has opened the public link yet.} one {The public link was opened once.} other {The public link was opened # times.}}',
  },
})
