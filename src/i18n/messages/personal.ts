import { defineMessages, type MessageTag } from 'react-intl'

/** What guests read on the page of their personal link, besides the invitation. */
export const personalMessages = {
  ...defineMessages({
    question: { id: 'personal.question', defaultMessage: 'Let us know if you can join us' },
    invitedTo: { id: 'personal.invitedTo', defaultMessage: 'You are invited to' },
    wedding: { id: 'personal.wedding', defaultMessage: 'The wedding' },
    engagement: { id: 'personal.engagement', defaultMessage: 'The engagement' },
    contract: { id: 'personal.contract', defaultMessage: 'The marriage contract' },
    'aqd-el-qiran': { id: 'personal.aqdElQiran', defaultMessage: 'The marriage contract' },
    crowning: { id: 'personal.crowning', defaultMessage: 'The crowning' },
    henna: { id: 'personal.henna', defaultMessage: 'The henna night' },
    'morning-after': { id: 'personal.morningAfter', defaultMessage: 'The Sabahiya (the day after)' },
    coming: { id: 'personal.coming', defaultMessage: 'We are coming' },
    notComing: { id: 'personal.notComing', defaultMessage: "Sorry, we can't make it" },
    howMany: { id: 'personal.howMany', defaultMessage: 'How many of you are coming?' },
    number: { id: 'personal.number', defaultMessage: 'People' },
    children: { id: 'personal.children', defaultMessage: 'Children among them' },
    message: { id: 'personal.message', defaultMessage: 'A few words to the hosts' },
    messageHint: { id: 'personal.messageHint', defaultMessage: 'Only the hosts will read them' },
    mayPublish: { id: 'personal.mayPublish', defaultMessage: 'They may show our words on the invitation' },
    send: { id: 'personal.send', defaultMessage: 'Send the reply' },
    thanksComing: { id: 'personal.thanksComing', defaultMessage: 'Wonderful, we will celebrate together!' },
    thanksNotComing: {
      id: 'personal.thanksNotComing',
      defaultMessage: 'We will miss you. Thank you for letting us know.',
    },
    answeredNotComing: {
      id: 'personal.answeredNotComing',
      defaultMessage: "Your reply: you can't make it",
    },
    leftOutWords: {
      id: 'personal.leftOutWords',
      defaultMessage: 'Your earlier words were left out, because your answer has changed.',
    },
    sendWords: { id: 'personal.sendWords', defaultMessage: 'Send them too' },
    change: { id: 'personal.change', defaultMessage: 'Change your reply' },
    sending: { id: 'personal.sending', defaultMessage: 'Sending your reply…' },
    pending: {
      id: 'personal.pending',
      defaultMessage:
        'Not sent yet: there is no connection. It is kept on this phone and will be sent when you are back online.',
    },
    retry: { id: 'personal.retry', defaultMessage: 'Send now' },
    seatsProblem: {
      id: 'personal.seatsProblem',
      defaultMessage:
        'Please check the numbers: use digits, with no more people than seats and no more children than people.',
    },
    answerProblem: { id: 'personal.answerProblem', defaultMessage: 'Please choose an answer.' },
    changedProblem: {
      id: 'personal.changedProblem',
      defaultMessage:
        'In the meantime, another reply was saved for your family: the one above. Yours, below, has not been sent. Which one counts?',
    },
    sendOurs: { id: 'personal.sendOurs', defaultMessage: 'Ours: send the numbers below' },
    keepStored: { id: 'personal.keepStored', defaultMessage: 'Keep the reply above' },
    messageProblem: { id: 'personal.messageProblem', defaultMessage: 'Please shorten your words to 500 characters.' },
    closed: { id: 'personal.closed', defaultMessage: 'The time for replies is over.' },
    replyLater: { id: 'personal.replyLater', defaultMessage: 'As soon as the new date is set, you can reply here.' },
    askFamily: {
      id: 'personal.askFamily',
      defaultMessage: 'If anything changes, please tell the family who invited you.',
    },
    yourData: { id: 'personal.yourData', defaultMessage: 'Your data' },
    removeHint: {
      id: 'personal.removeHint',
      defaultMessage:
        'The hosts see your name, your phone number and your reply. You can remove them: name, phone number, notes and words are deleted, and this link stops working. The hosts keep only the number of seats.',
    },
    remove: { id: 'personal.remove', defaultMessage: 'Remove our data' },
    removed: { id: 'personal.removed', defaultMessage: 'Your data has been removed' },
    removedText: {
      id: 'personal.removedText',
      defaultMessage: 'The hosts no longer see your name, your phone number or your words. This link no longer works.',
    },
    tryLater: { id: 'personal.tryLater', defaultMessage: 'Please open the link again in a moment.' },
    linkNotFoundText: {
      id: 'personal.linkNotFoundText',
      defaultMessage: 'This link no longer works. Please ask the family who invited you for a new one.',
    },
    placeSeparator: { id: 'personal.placeSeparator', defaultMessage: ', ' },
  }),
  ...defineMessages<{
    greeting: { name: string; bdi: MessageTag }
    seatsIn: { hall: string; count: number; bdi: MessageTag }
    persons: { count: number }
    fewer: { number: string }
    another: { number: string }
    formerWords: { isComing: boolean }
    answeredComing: { count: number }
    comingTo: { hall: string; bdi: MessageTag }
    comingIn: { persons: string; hall: string; bdi: MessageTag }
    withChildren: { count: number }
    replyBy: { date: string }
    contact: { contact: string; bdi: MessageTag }
    calendar: { event: string }
  }>({
    greeting: { id: 'personal.greeting', defaultMessage: 'Dear <bdi>{name}</bdi>,' },
    seatsIn: {
      id: 'personal.seatsIn',
      defaultMessage: '<bdi>{hall}</bdi> · {count, plural, one {# seat} other {# seats}}',
    },
    persons: {
      id: 'personal.persons',
      defaultMessage: '{count, plural, =0 {nobody} one {# person} other {# people}}',
    },
    fewer: { id: 'personal.fewer', defaultMessage: '{number}: one fewer' },
    another: { id: 'personal.another', defaultMessage: '{number}: one more' },
    formerWords: {
      id: 'personal.formerWords',
      defaultMessage:
        "Your earlier words. {isComing, select, true {If you can't make it any more} other {If you are coming after all}}, they are left out unless you change them.",
    },
    answeredComing: {
      id: 'personal.answeredComing',
      defaultMessage: 'Your reply: {count, plural, one {# is coming} other {# are coming}}',
    },
    comingTo: { id: 'personal.comingTo', defaultMessage: 'How many of you are coming to <bdi>{hall}</bdi>?' },
    comingIn: { id: 'personal.comingIn', defaultMessage: '{persons} in <bdi>{hall}</bdi>' },
    withChildren: {
      id: 'personal.withChildren',
      defaultMessage: '({count, plural, one {# child} other {# children}} among them)',
    },
    replyBy: { id: 'personal.replyBy', defaultMessage: 'Please reply by {date}' },
    contact: {
      id: 'personal.contact',
      defaultMessage: 'If anything changes, please tell <bdi>{contact}</bdi>.',
    },
    calendar: { id: 'personal.calendarOf', defaultMessage: 'Add to calendar: {event}' },
  }),
}

/** In the place of an event's date. */
export const personalStatusMessages = defineMessages({
  postponed: { id: 'personal.event.postponed', defaultMessage: 'Postponed, we will tell you the new date' },
  calledOff: { id: 'personal.event.calledOff', defaultMessage: 'Called off' },
})
