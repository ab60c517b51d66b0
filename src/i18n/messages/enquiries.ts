import { defineMessages, type MessageTag } from 'react-intl'

/** Asking a provider: the button, the dialog and its fields. */
export const askMessages = {
  ...defineMessages({
    ask: { id: 'ask.ask', defaultMessage: 'Ask about your day' },
    unavailable: {
      id: 'ask.unavailable',
      defaultMessage: 'The form could not be loaded. Check your connection and try again.',
    },
    close: { id: 'ask.close', defaultMessage: 'Close' },
    wedding: { id: 'ask.wedding', defaultMessage: 'For which wedding?' },
    day: { id: 'ask.day', defaultMessage: 'Your day' },
    weddingDate: { id: 'ask.weddingDate', defaultMessage: 'Date of the wedding' },
    noDate: { id: 'ask.noDate', defaultMessage: 'We do not know the date yet' },
    place: { id: 'ask.place', defaultMessage: 'Hall or city (optional)' },
    guests: { id: 'ask.guests', defaultMessage: 'Number of guests (optional)' },
    message: { id: 'ask.message', defaultMessage: 'What would you like to know?' },
    firstMessage: {
      id: 'ask.firstMessage',
      defaultMessage:
        'Hello! We would love to have you with us at our wedding. Are you free on our date, and what would it cost?',
    },
    contact: { id: 'ask.contact', defaultMessage: 'How they reach you' },
    name: { id: 'ask.name', defaultMessage: 'Your name' },
    phone: { id: 'ask.phone', defaultMessage: 'Phone number' },
    phoneHint: { id: 'ask.phoneHint', defaultMessage: 'From abroad, begin with the country code' },
    send: { id: 'ask.send', defaultMessage: 'Send and open WhatsApp' },
    sending: { id: 'ask.sending', defaultMessage: 'Sending…' },
    dateRequired: {
      id: 'ask.dateRequired',
      defaultMessage: 'Please choose the date, or say that you do not know it yet',
    },
    datePast: { id: 'ask.datePast', defaultMessage: 'Please choose a date from today on' },
    guestsInvalid: { id: 'ask.guestsInvalid', defaultMessage: 'Please enter a number from 1 to 10,000' },
    messageRequired: { id: 'ask.messageRequired', defaultMessage: 'Please write what you would like to know' },
    nameRequired: { id: 'ask.nameRequired', defaultMessage: 'Please write your name' },
    phoneRequired: { id: 'ask.phoneRequired', defaultMessage: 'Please enter a phone number' },
    consentRequired: { id: 'ask.consentRequired', defaultMessage: 'We need your consent to send your details' },
    markup: { id: 'ask.markup', defaultMessage: 'Please leave out < and >' },
    tooLong: { id: 'ask.tooLong', defaultMessage: 'This text is too long' },
    gone: {
      id: 'ask.gone',
      defaultMessage: 'This provider is no longer in the directory. What you typed is kept.',
    },
    sentTitle: { id: 'ask.sentTitle', defaultMessage: 'Your question is on its way' },
    reference: { id: 'ask.reference', defaultMessage: 'Reference' },
    number: { id: 'ask.number', defaultMessage: 'Their number on WhatsApp' },
    copy: { id: 'ask.copy', defaultMessage: 'Copy' },
    copied: { id: 'ask.copied', defaultMessage: 'Copied' },
    openWhatsApp: { id: 'ask.openWhatsApp', defaultMessage: 'Open WhatsApp' },
    myProviders: { id: 'ask.myProviders', defaultMessage: 'My providers' },
    again: { id: 'ask.again', defaultMessage: 'Ask something else' },
  }),
  ...defineMessages<{
    lead: { name: string; bdi: MessageTag }
    consent: { name: string; bdi: MessageTag }
    sentText: { name: string; bdi: MessageTag }
    register: { register: MessageTag }
  }>({
    lead: {
      id: 'ask.lead',
      defaultMessage:
        '<bdi>{name}</bdi> gets your question, and you continue on WhatsApp. Asking is free and binds you to nothing.',
    },
    consent: {
      id: 'ask.consent',
      defaultMessage: 'I agree that my name, my phone number and my question are sent to <bdi>{name}</bdi>',
    },
    sentText: {
      id: 'ask.sentText',
      defaultMessage:
        '<bdi>{name}</bdi> has your question now. Send it on WhatsApp too: that is where they answer first.',
    },
    register: {
      id: 'ask.register',
      defaultMessage:
        'With an account, all your enquiries are kept in one place, with prices and notes. <register>Create an account</register>',
    },
  }),
}

/** What is sent to a provider through WhatsApp, a line for each. */
export const enquiryTextMessages = {
  ...defineMessages<{
    greeting: { name: string }
    date: { date: string }
    place: { place: string }
    guests: { count: number }
    name: { name: string }
    reference: { reference: string }
  }>({
    greeting: { id: 'enquiryText.greeting', defaultMessage: 'Hello {name},' },
    date: { id: 'enquiryText.date', defaultMessage: 'Date: {date}' },
    place: { id: 'enquiryText.place', defaultMessage: 'Place: {place}' },
    guests: { id: 'enquiryText.guests', defaultMessage: 'Guests: {count, number}' },
    name: { id: 'enquiryText.name', defaultMessage: 'Name: {name}' },
    reference: { id: 'enquiryText.reference', defaultMessage: 'Zaffa reference {reference}' },
  }),
}

/** The facts of an enquiry, for the couple and for the provider. */
export const enquiryFactMessages = {
  ...defineMessages({
    date: { id: 'enquiry.date', defaultMessage: 'Date' },
    noDate: { id: 'enquiry.noDate', defaultMessage: 'Not known yet' },
    place: { id: 'enquiry.place', defaultMessage: 'Place' },
    guests: { id: 'enquiry.guests', defaultMessage: 'Guests' },
    reference: { id: 'enquiry.reference', defaultMessage: 'Reference' },
    question: { id: 'enquiry.question', defaultMessage: 'What you asked' },
  }),
  ...defineMessages<{ askedOn: { date: string } }>({
    askedOn: { id: 'enquiry.askedOn', defaultMessage: 'Asked on {date}' },
  }),
}

/** "My providers": whom a couple has asked, and what came of it. */
export const myProvidersMessages = {
  ...defineMessages({
    title: { id: 'myProviders.title', defaultMessage: 'My providers' },
    description: {
      id: 'myProviders.description',
      defaultMessage: 'The providers that you have asked, with prices, notes and bookings.',
    },
    lead: {
      id: 'myProviders.lead',
      defaultMessage: 'Everyone you have asked about your day. Only you see prices and notes.',
    },
    summary: { id: 'myProviders.summary', defaultMessage: 'At a glance' },
    bookedSum: { id: 'myProviders.bookedSum', defaultMessage: 'for what is booked' },
    filter: { id: 'myProviders.filter', defaultMessage: 'Show' },
    all: { id: 'myProviders.all', defaultMessage: 'All' },
    noneOfStatus: { id: 'myProviders.noneOfStatus', defaultMessage: 'None of your providers is here at the moment.' },
    noneTitle: { id: 'myProviders.noneTitle', defaultMessage: 'The first question is the hardest' },
    noneText: {
      id: 'myProviders.noneText',
      defaultMessage:
        'Find a hall, a photographer, a zaffa band, and ask about your day. Prices, notes and bookings are then here, in one place.',
    },
    toDirectory: { id: 'myProviders.toDirectory', defaultMessage: 'Open the directory' },
    unlisted: { id: 'myProviders.unlisted', defaultMessage: 'No longer in the directory' },
    whatsApp: { id: 'myProviders.whatsApp', defaultMessage: 'WhatsApp' },
    status: { id: 'myProviders.status', defaultMessage: 'Where do you stand?' },
    amount: { id: 'myProviders.amount', defaultMessage: 'Amount in EGP (optional)' },
    amountInvalid: {
      id: 'myProviders.amountInvalid',
      defaultMessage: 'Please enter the amount as a number, such as 42,000',
    },
    note: { id: 'myProviders.note', defaultMessage: 'Note (optional)' },
    noteHint: { id: 'myProviders.noteHint', defaultMessage: 'Only you see it' },
    weddingDate: { id: 'myProviders.weddingDate', defaultMessage: 'Date of the wedding' },
    dateHint: {
      id: 'myProviders.dateHint',
      defaultMessage: 'From the day after, you can tell other couples how it was',
    },
    noteTooLong: { id: 'myProviders.noteTooLong', defaultMessage: 'This text is too long' },
    markup: { id: 'myProviders.markup', defaultMessage: 'Please leave out < and >' },
    save: { id: 'myProviders.save', defaultMessage: 'Save' },
    saving: { id: 'myProviders.saving', defaultMessage: 'Saving...' },
    saved: { id: 'myProviders.saved', defaultMessage: 'Saved' },
    delete: { id: 'myProviders.delete', defaultMessage: 'Delete' },
    deleting: { id: 'myProviders.deleting', defaultMessage: 'Deleting…' },
    deleteText: {
      id: 'myProviders.deleteText',
      defaultMessage: 'They no longer see it either. Price, note and your review are deleted with it.',
    },
    cancel: { id: 'myProviders.cancel', defaultMessage: 'Cancel' },
    leaveTitle: { id: 'myProviders.leaveTitle', defaultMessage: 'Leave without saving?' },
    leaveText: { id: 'myProviders.leaveText', defaultMessage: 'What you changed here is not saved yet.' },
    stay: { id: 'myProviders.stay', defaultMessage: 'Stay here' },
    leave: { id: 'myProviders.leave', defaultMessage: 'Leave' },
  }),
  ...defineMessages<{
    asked: { count: number }
    quoted: { count: number }
    booked: { count: number }
    deleteQuestion: { name: string; bdi: MessageTag }
    deleteNamed: { name: string }
    deleted: { name: string }
  }>({
    asked: { id: 'myProviders.asked', defaultMessage: '{count, number} asked' },
    quoted: { id: 'myProviders.quoted', defaultMessage: '{count, number} quoted' },
    booked: { id: 'myProviders.booked', defaultMessage: '{count, number} booked' },
    deleteQuestion: { id: 'myProviders.deleteQuestion', defaultMessage: 'Delete the enquiry to <bdi>{name}</bdi>?' },
    deleteNamed: { id: 'myProviders.deleteNamed', defaultMessage: 'Delete the enquiry to {name}' },
    deleted: { id: 'myProviders.deleted', defaultMessage: 'The enquiry to {name} is deleted.' },
  }),
}

/** What came of an enquiry. */
export const enquiryStatusMessages = defineMessages({
  asked: { id: 'enquiryStatus.asked', defaultMessage: 'Asked' },
  quoted: { id: 'enquiryStatus.quoted', defaultMessage: 'Quoted' },
  booked: { id: 'enquiryStatus.booked', defaultMessage: 'Booked' },
  declined: { id: 'enquiryStatus.declined', defaultMessage: 'No' },
})

/** What couples have asked a provider, for its owner. */
export const receivedEnquiryMessages = {
  ...defineMessages({
    title: { id: 'receivedEnquiries.title', defaultMessage: 'Enquiries from couples' },
    description: {
      id: 'receivedEnquiries.description',
      defaultMessage: 'What couples have asked you, the newest first, with their numbers.',
    },
    back: { id: 'receivedEnquiries.back', defaultMessage: 'Back to your business' },
    call: { id: 'receivedEnquiries.call', defaultMessage: 'Call' },
    whatsApp: { id: 'receivedEnquiries.whatsApp', defaultMessage: 'Answer on WhatsApp' },
    noneTitle: { id: 'receivedEnquiries.noneTitle', defaultMessage: 'The first couple will come' },
    noneText: {
      id: 'receivedEnquiries.noneText',
      defaultMessage:
        'Couples ask those whose page answers their first questions: good photographs, a price, and what is in your packages.',
    },
    noneAction: { id: 'receivedEnquiries.noneAction', defaultMessage: 'Complete your page' },
    pastTitle: { id: 'receivedEnquiries.pastTitle', defaultMessage: 'This page does not exist' },
    pastText: { id: 'receivedEnquiries.pastText', defaultMessage: 'The list has fewer pages.' },
    pastAction: { id: 'receivedEnquiries.pastAction', defaultMessage: 'Go to the first page' },
    pages: { id: 'receivedEnquiries.pages', defaultMessage: 'Pages of the list' },
    previous: { id: 'receivedEnquiries.previous', defaultMessage: 'Newer' },
    next: { id: 'receivedEnquiries.next', defaultMessage: 'Older' },
  }),
  ...defineMessages<{
    total: { count: number }
    pageOf: { page: number; pages: number }
    greeting: { name: string; reference: string }
  }>({
    total: { id: 'receivedEnquiries.total', defaultMessage: '{count, plural, one {# enquiry} other {# enquiries}}' },
    pageOf: { id: 'receivedEnquiries.pageOf', defaultMessage: 'Page {page, number} of {pages, number}' },
    greeting: {
      id: 'receivedEnquiries.greeting',
      defaultMessage: 'Hello {name}, thank you for your question on Zaffa (reference {reference}). ',
    },
  }),
}
