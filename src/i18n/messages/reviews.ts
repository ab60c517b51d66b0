import { defineMessages, type MessageTag } from 'react-intl'

/** The reviews on the page of a provider. */
export const reviewMessages = {
  ...defineMessages({
    title: { id: 'reviews.title', defaultMessage: 'What couples say' },
    none: {
      id: 'reviews.none',
      defaultMessage: 'No reviews yet. Only couples who booked here through Zaffa can write one, after their wedding.',
    },
    few: {
      id: 'reviews.few',
      defaultMessage: 'Stars are shown from the third review on, so that one evening does not decide.',
    },
    origin: {
      id: 'reviews.origin',
      defaultMessage: 'Written by couples who booked through Zaffa, after their wedding. Nobody can pay for a review.',
    },
    loading: { id: 'reviews.loading', defaultMessage: 'Loading the reviews...' },
    disputed: {
      id: 'reviews.disputed',
      defaultMessage: 'The provider disputes this review. Our team is looking into it.',
    },
    newer: { id: 'reviews.newer', defaultMessage: 'Newer reviews' },
    older: { id: 'reviews.older', defaultMessage: 'Older reviews' },
    pages: { id: 'reviews.pages', defaultMessage: 'Pages of reviews' },
  }),
  ...defineMessages<{
    answer: { name: string; bdi: MessageTag }
    count: { count: number }
    pageOf: { page: number; pages: number }
  }>({
    pageOf: { id: 'reviews.pageOf', defaultMessage: 'Page {page, number} of {pages, number}' },
    answer: { id: 'reviews.answer', defaultMessage: 'Answer of <bdi>{name}</bdi>' },
    count: { id: 'reviews.count', defaultMessage: '{count, plural, one {# review} other {# reviews}}' },
  }),
}

/** The couple's own review of a provider that it has booked. */
export const ownReviewMessages = {
  ...defineMessages({
    title: { id: 'reviews.own.title', defaultMessage: 'Your review' },
    noDate: {
      id: 'reviews.own.noDate',
      defaultMessage: 'Enter the date of your wedding above: after it you can write a review.',
    },
    write: { id: 'reviews.own.write', defaultMessage: 'Write a review' },
    waiting: { id: 'reviews.own.waiting', defaultMessage: 'Thank you! Our team reads it before others see it.' },
    shown: { id: 'reviews.own.shown', defaultMessage: 'Other couples can see your review.' },
    delete: { id: 'reviews.own.delete', defaultMessage: 'Delete the review' },
    deleteTitle: { id: 'reviews.own.deleteTitle', defaultMessage: 'Delete your review?' },
    deleteText: {
      id: 'reviews.own.deleteText',
      defaultMessage: 'Its stars, its words and the provider’s answer go. You can write another one.',
    },
    deleting: { id: 'reviews.own.deleting', defaultMessage: 'Deleting...' },
    cancel: { id: 'reviews.own.cancel', defaultMessage: 'Cancel' },
    name: { id: 'reviews.own.name', defaultMessage: 'The name that is shown' },
    words: { id: 'reviews.own.words', defaultMessage: 'How was it?' },
    wordsHint: {
      id: 'reviews.own.wordsHint',
      defaultMessage: 'What would you have liked to know before? Without links and phone numbers, please.',
    },
    send: { id: 'reviews.own.send', defaultMessage: 'Send the review' },
    nameRequired: { id: 'reviews.own.nameRequired', defaultMessage: 'Enter the name that others see' },
    starsRequired: { id: 'reviews.own.starsRequired', defaultMessage: 'Choose one to five stars' },
    tooLong: { id: 'reviews.own.tooLong', defaultMessage: 'Write at most 2,000 characters' },
    hasContact: { id: 'reviews.own.hasContact', defaultMessage: 'Please write this without links and phone numbers' },
    markup: { id: 'reviews.own.markup', defaultMessage: 'Please write this without < and >' },
  }),
  ...defineMessages<{
    from: { date: string }
    refused: { reason: string; bdi: MessageTag }
    formTitle: { name: string; bdi: MessageTag }
  }>({
    from: { id: 'reviews.own.from', defaultMessage: 'From {date} on you can say how it was.' },
    refused: { id: 'reviews.own.refused', defaultMessage: 'Our team did not show this review: <bdi>{reason}</bdi>' },
    formTitle: { id: 'reviews.own.formTitle', defaultMessage: 'Your review of <bdi>{name}</bdi>' },
  }),
}

/** The reviews of a provider for its owner. */
export const receivedReviewMessages = {
  ...defineMessages({
    title: { id: 'reviews.received.title', defaultMessage: 'Your reviews' },
    description: { id: 'reviews.received.description', defaultMessage: 'Read your reviews, and answer each once.' },
    lead: {
      id: 'reviews.received.lead',
      defaultMessage: 'You can answer each review once. If one is not about your work, dispute it: our team decides.',
    },
    none: {
      id: 'reviews.received.none',
      defaultMessage: 'No reviews yet. Couples who booked with you through Zaffa can write one after their wedding.',
    },
    back: { id: 'reviews.received.back', defaultMessage: 'Back to your entry' },
    answer: { id: 'reviews.received.answer', defaultMessage: 'Answer' },
    answerLabel: { id: 'reviews.received.answerLabel', defaultMessage: 'Your answer' },
    answerHint: {
      id: 'reviews.received.answerHint',
      defaultMessage: 'Everybody sees it below the review, at once. You cannot change it later.',
    },
    sendAnswer: { id: 'reviews.received.sendAnswer', defaultMessage: 'Publish the answer' },
    disputed: {
      id: 'reviews.received.disputed',
      defaultMessage: 'You have disputed this review. Our team is looking into it.',
    },
    decided: {
      id: 'reviews.received.decided',
      defaultMessage: 'You have disputed this review. Our team has looked into it and keeps it.',
    },
    dispute: { id: 'reviews.received.dispute', defaultMessage: 'Dispute' },
    disputeLabel: { id: 'reviews.received.disputeLabel', defaultMessage: 'What is wrong with it' },
    disputeHint: {
      id: 'reviews.received.disputeHint',
      defaultMessage: 'Only our team reads this. Until it decides, the review stays visible and is marked as disputed.',
    },
    sendDispute: { id: 'reviews.received.sendDispute', defaultMessage: 'Dispute the review' },
    required: { id: 'reviews.received.required', defaultMessage: 'This cannot be empty' },
    already: {
      id: 'reviews.received.already',
      defaultMessage: 'This was sent from another device already. Reload the page to see it.',
    },
    disputeTooLong: { id: 'reviews.received.disputeTooLong', defaultMessage: 'Write at most 1,000 characters' },
  }),
  ...defineMessages<{
    answerTitle: { name: string; bdi: MessageTag }
    disputeTitle: { name: string; bdi: MessageTag }
    answerNamed: { name: string }
    disputeNamed: { name: string }
  }>({
    answerTitle: { id: 'reviews.received.answerTitle', defaultMessage: 'Answer <bdi>{name}</bdi>' },
    disputeTitle: {
      id: 'reviews.received.disputeTitle',
      defaultMessage: 'Dispute the review of <bdi>{name}</bdi>',
    },
    answerNamed: { id: 'reviews.received.answerNamed', defaultMessage: 'Answer {name}' },
    disputeNamed: { id: 'reviews.received.disputeNamed', defaultMessage: 'Dispute the review of {name}' },
  }),
}
