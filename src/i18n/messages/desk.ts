import { defineMessages, type MessageTag } from 'react-intl'

/** The page from which the couple sends messages, one household after the other. */
export const deskMessages = {
  ...defineMessages({
    title: { id: 'desk.title', defaultMessage: 'Send on WhatsApp' },
    description: {
      id: 'desk.description',
      defaultMessage: 'Send each family its own invitation from your WhatsApp, one after the other.',
    },
    kinds: { id: 'desk.kinds', defaultMessage: 'Kind of message' },
    editText: { id: 'desk.editText', defaultMessage: 'Edit the text' },
    cards: { id: 'desk.cards', defaultMessage: 'Print invitation cards with QR codes' },
    preview: { id: 'desk.preview', defaultMessage: 'The message' },
    openWhatsApp: { id: 'desk.openWhatsApp', defaultMessage: 'Open WhatsApp' },
    copy: { id: 'desk.copy', defaultMessage: 'Copy the message' },
    copied: { id: 'desk.copied', defaultMessage: 'The message is copied. Paste it where you write to this family.' },
    notCopied: {
      id: 'desk.notCopied',
      defaultMessage: 'The message could not be copied. Select its text and copy it yourself.',
    },
    share: { id: 'desk.share', defaultMessage: 'Share' },
    noPhone: { id: 'desk.noPhone', defaultMessage: 'No phone number yet' },
    wrongPhone: { id: 'desk.wrongPhone', defaultMessage: 'Check this number' },
    editPhone: { id: 'desk.editPhone', defaultMessage: 'Edit the family' },
    previous: { id: 'desk.previous', defaultMessage: 'Previous' },
    later: { id: 'desk.later', defaultMessage: 'Later' },
    next: { id: 'desk.next', defaultMessage: 'Continue' },
    nextFamily: { id: 'desk.nextFamily', defaultMessage: 'Next family' },
    tooLong: {
      id: 'desk.tooLong',
      defaultMessage: 'This message is long, and WhatsApp may cut it off. Make it shorter, or copy it.',
    },
    hint: { id: 'desk.hint', defaultMessage: 'The message is ready. You send it yourself in WhatsApp.' },
    openAgain: { id: 'desk.openAgain', defaultMessage: 'Open WhatsApp again' },
    sendOtherwise: { id: 'desk.sendOtherwise', defaultMessage: 'Send another way' },
    sentYes: { id: 'desk.answer.sent', defaultMessage: 'Sent ✓ Next' },
    notYet: { id: 'desk.answer.notYet', defaultMessage: 'Not yet' },
    wrongNumber: { id: 'desk.answer.wrongNumber', defaultMessage: 'Wrong number' },
  }),
  ...defineMessages<{
    question: { name: string; bdi: MessageTag }
    progress: { sent: number; total: number }
    skipped: { count: number }
    wrongNumbers: { count: number }
    waiting: { count: number }
    left: { count: number }
    others: { count: number }
    withoutNumber: { count: number }
    sendOtherwiseTo: { name: string }
    opened: { when: string }
    messageSent: { when: string }
    messageSentByOther: { isKnown: 'yes' | 'no'; name: string; when: string; bdi: MessageTag }
    answeredElsewhere: { name: string; bdi: MessageTag }
    unneeded: { name: string; bdi: MessageTag }
  }>({
    others: {
      id: 'desk.others',
      defaultMessage:
        '{count, plural, one {# family of both sides is not here: the couple sends to it.} other {# families of both sides are not here: the couple sends to them.}}',
    },
    question: { id: 'desk.question', defaultMessage: 'Did you send it to <bdi>{name}</bdi>?' },
    progress: { id: 'desk.progress', defaultMessage: '{sent, number} of {total, number} sent' },
    skipped: {
      id: 'desk.skipped',
      defaultMessage: '{count, plural, one {# family for later} other {# families for later}}',
    },
    wrongNumbers: {
      id: 'desk.wrongNumbers',
      defaultMessage: '{count, plural, one {# wrong number} other {# wrong numbers}}',
    },
    waiting: {
      id: 'desk.waiting',
      defaultMessage: '{count, plural, one {# family has not replied yet} other {# families have not replied yet}}',
    },
    left: {
      id: 'desk.left',
      defaultMessage: '{count, plural, one {# message not sent yet} other {# messages not sent yet}}',
    },
    withoutNumber: {
      id: 'desk.withoutNumber',
      defaultMessage: '{count, plural, one {# family without a number} other {# families without a number}}',
    },
    sendOtherwiseTo: { id: 'desk.sendOtherwiseTo', defaultMessage: 'Send another way to {name}' },
    opened: { id: 'desk.opened', defaultMessage: 'Opened the invitation {when}' },
    messageSent: { id: 'desk.messageSent', defaultMessage: 'Sent by you {when}' },
    messageSentByOther: {
      id: 'desk.messageSentByOther',
      defaultMessage: 'Sent by {isKnown, select, yes {<bdi>{name}</bdi>} other {another member}} {when}',
    },
    answeredElsewhere: {
      id: 'desk.answeredElsewhere',
      defaultMessage: '<bdi>{name}</bdi> was just marked on another device. Here is the next family.',
    },
    unneeded: { id: 'desk.unneeded', defaultMessage: '<bdi>{name}</bdi> no longer needs this message.' },
  }),
}

/** What another member does with the family that is shown, or has done. Without a name, `isKnown` is `no`. */
export const deskMemberMessages = defineMessages<{
  open: { isKnown: 'yes' | 'no'; name: string; bdi: MessageTag }
  justSent: { isKnown: 'yes' | 'no'; name: string; bdi: MessageTag }
  sent: { isKnown: 'yes' | 'no'; name: string; when: string; bdi: MessageTag }
  wrongNumber: { isKnown: 'yes' | 'no'; name: string; when: string; bdi: MessageTag }
}>({
  open: {
    id: 'desk.member.open',
    defaultMessage: '{isKnown, select, yes {<bdi>{name}</bdi>} other {Another member}} has this family open now.',
  },
  justSent: {
    id: 'desk.member.justSent',
    defaultMessage: '{isKnown, select, yes {<bdi>{name}</bdi>} other {Another member}} has just sent this.',
  },
  sent: {
    id: 'desk.member.sent',
    defaultMessage: '{isKnown, select, yes {<bdi>{name}</bdi>} other {Another member}} sent this {when}.',
  },
  wrongNumber: {
    id: 'desk.member.wrongNumber',
    defaultMessage:
      '{isKnown, select, yes {<bdi>{name}</bdi>} other {Another member}} marked this number as wrong {when}.',
  },
})

/** The kinds of messages. */
export const messageKindMessages = defineMessages({
  invite: { id: 'desk.kind.invite', defaultMessage: 'Invitation' },
  change: { id: 'desk.kind.change', defaultMessage: 'Changes' },
  reminder: { id: 'desk.kind.reminder', defaultMessage: 'Reminder' },
  thanks: { id: 'desk.kind.thanks', defaultMessage: 'Thanks' },
})

/** What was done last, beside Undo. */
export const sendResultMessages = defineMessages<{
  sent: { name: string }
  skipped: { name: string }
  wrongNumber: { name: string }
}>({
  sent: { id: 'desk.result.sent', defaultMessage: '{name}: sent' },
  skipped: { id: 'desk.result.skipped', defaultMessage: '{name}: for later' },
  wrongNumber: { id: 'desk.result.wrongNumber', defaultMessage: '{name}: wrong number' },
})

/** What is said when there is nobody to send to. */
export const deskEmptyMessages = defineMessages({
  noFamiliesTitle: { id: 'desk.empty.noFamiliesTitle', defaultMessage: 'Who will share your day?' },
  noFamiliesText: {
    id: 'desk.empty.noFamiliesText',
    defaultMessage: 'Write your families on the guest list first. Then you send each of them its own link from here.',
  },
  toGuestList: { id: 'desk.empty.toGuestList', defaultMessage: 'Guest list' },
  noInvitationTitle: { id: 'desk.empty.noInvitationTitle', defaultMessage: 'Publish your invitation first' },
  noInvitationText: {
    id: 'desk.empty.noInvitationText',
    defaultMessage: 'The link of each family leads to your invitation. As soon as it is published, you can send it.',
  },
  noSeatsTitle: { id: 'desk.empty.noSeatsTitle', defaultMessage: 'No family has seats yet' },
  noSeatsText: {
    id: 'desk.empty.noSeatsText',
    defaultMessage: 'Give your families seats in a hall on the guest list: then you can invite them from here.',
  },
  postponedTitle: { id: 'desk.empty.postponedTitle', defaultMessage: 'The wedding is postponed' },
  postponed: {
    id: 'desk.empty.postponed',
    defaultMessage: 'As soon as you set the new date, you can invite your families again from here.',
  },
  calledOffTitle: { id: 'desk.empty.calledOffTitle', defaultMessage: 'The wedding is called off' },
  calledOff: {
    id: 'desk.empty.calledOff',
    defaultMessage: 'There is nobody to write to here. If it takes place after all, change the plans.',
  },
  toPlans: { id: 'desk.empty.toPlans', defaultMessage: 'Change the plans' },
  toStudio: { id: 'desk.empty.toStudio', defaultMessage: 'Create the invitation' },
  toReplies: { id: 'desk.empty.toReplies', defaultMessage: 'See the replies' },
})

/** What is said when nobody is left in the queue of a kind. */
export const deskDoneMessages = defineMessages({
  inviteTitle: { id: 'desk.done.inviteTitle', defaultMessage: 'All invitations are on their way' },
  invite: {
    id: 'desk.done.invite',
    defaultMessage: 'You have gone through every family with seats. Now comes the best part: their replies.',
  },
  changeTitle: { id: 'desk.done.changeTitle', defaultMessage: 'Everyone is up to date' },
  change: {
    id: 'desk.done.change',
    defaultMessage:
      'When you change the day, time or place of an event, the families that you have invited to it appear here.',
  },
  reminderTitle: { id: 'desk.done.reminderTitle', defaultMessage: 'Nobody needs a reminder now' },
  reminder: {
    id: 'desk.done.reminder',
    defaultMessage:
      'Families you have invited that have not replied yet appear here, no more than once every three days.',
  },
  thanksTitle: { id: 'desk.done.thanksTitle', defaultMessage: 'No thank-you messages now' },
  thanks: {
    id: 'desk.done.thanks',
    defaultMessage: 'From the day after your last event, the families that came appear here.',
  },
})

/** The dialog that edits the text of a message. */
export const templateDialogMessages = {
  ...defineMessages({
    title: { id: 'desk.template.title', defaultMessage: 'The text of the message' },
    language: { id: 'desk.template.language', defaultMessage: 'Language of the family' },
    side: { id: 'desk.template.side', defaultMessage: 'Families of' },
    text: { id: 'desk.template.text', defaultMessage: 'Text' },
    preview: { id: 'desk.template.preview', defaultMessage: 'What the family gets' },
    restore: { id: 'desk.template.restore', defaultMessage: 'Restore the default' },
    noLink: {
      id: 'desk.template.noLink',
      defaultMessage: 'The text has no link: the family could neither see its invitation nor reply.',
    },
    hint: {
      id: 'desk.template.hint',
      defaultMessage: 'Tap a word in braces to insert it. If you leave the text empty, the default is used.',
    },
  }),
  ...defineMessages<{
    insert: { placeholder: string }
    unknown: { names: string }
  }>({
    insert: { id: 'desk.template.insert', defaultMessage: 'Insert {placeholder}' },
    unknown: {
      id: 'desk.template.unknown',
      defaultMessage: 'We do not know these words, so they are sent as they are: {names}',
    },
  }),
}

/** The sheets of cards with QR codes. */
export const cardSheetMessages = {
  ...defineMessages({
    title: { id: 'desk.cardSheet.title', defaultMessage: 'Cards with QR codes' },
    description: {
      id: 'desk.cardSheet.description',
      defaultMessage: 'A small card for each family, to print, cut and put into a paper invitation.',
    },
    part: { id: 'desk.cardSheet.part', defaultMessage: 'Part' },
    withoutPhone: { id: 'desk.cardSheet.withoutPhone', defaultMessage: 'Only without a phone number' },
    print: { id: 'desk.cardSheet.print', defaultMessage: 'Print' },
    noneTitle: { id: 'desk.cardSheet.noneTitle', defaultMessage: 'No cards here' },
    noneText: {
      id: 'desk.cardSheet.noneText',
      defaultMessage: 'Choose other families above. Each family with seats and a personal link has a card.',
    },
  }),
  ...defineMessages<{
    count: { cards: number; pages: number }
    partRange: { first: number; last: number }
  }>({
    count: {
      id: 'desk.cardSheet.count',
      defaultMessage: '{cards, plural, one {# card} other {# cards}} on {pages, plural, one {# page} other {# pages}}',
    },
    partRange: { id: 'desk.cardSheet.partRange', defaultMessage: '{first, number} to {last, number}' },
  }),
}
