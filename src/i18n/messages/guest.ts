import { defineMessages, type MessageTag } from 'react-intl'
import type { CARD_NOTES } from '@shared/card/card'

export const cardMessages = {
  ...defineMessages({
    invite: { id: 'invitation.card.invite', defaultMessage: 'With joyful hearts, we invite you to the wedding of' },
    weddingOf: { id: 'invitation.card.weddingOf', defaultMessage: 'The wedding of' },
    and: { id: 'invitation.card.and', defaultMessage: '&' },
    groom: { id: 'invitation.card.groom', defaultMessage: 'Groom' },
    bride: { id: 'invitation.card.bride', defaultMessage: 'Bride' },
    dateToCome: { id: 'invitation.card.dateToCome', defaultMessage: 'Your wedding day' },
    hallToCome: { id: 'invitation.card.hallToCome', defaultMessage: 'Your hall' },
    countdown: { id: 'invitation.card.countdown', defaultMessage: 'Until we celebrate' },
    days: { id: 'invitation.card.days', defaultMessage: '{count, plural, one {Day} other {Days}}' },
    hours: { id: 'invitation.card.hours', defaultMessage: '{count, plural, one {Hour} other {Hours}}' },
    minutes: { id: 'invitation.card.minutes', defaultMessage: '{count, plural, one {Minute} other {Minutes}}' },
    seconds: { id: 'invitation.card.seconds', defaultMessage: '{count, plural, one {Second} other {Seconds}}' },
    day: { id: 'invitation.card.day', defaultMessage: 'Day' },
    hour: { id: 'invitation.card.hour', defaultMessage: 'Hour' },
    minute: { id: 'invitation.card.minute', defaultMessage: 'Min' },
    second: { id: 'invitation.card.second', defaultMessage: 'Sec' },
    arrived: { id: 'invitation.card.arrived', defaultMessage: 'The Wedding Day Has Arrived!' },
    venue: { id: 'invitation.card.venue', defaultMessage: 'Where we meet' },
    map: { id: 'invitation.card.map', defaultMessage: 'Get On Map' },
    directions: { id: 'invitation.card.directions', defaultMessage: 'Directions' },
    newTab: { id: 'invitation.card.newTab', defaultMessage: '(opens in a new tab)' },
    ceremonies: { id: 'invitation.card.ceremonies', defaultMessage: 'Our celebrations' },
    engagement: { id: 'invitation.card.engagement', defaultMessage: 'Engagement' },
    henna: { id: 'invitation.card.henna', defaultMessage: 'Henna night' },
    contract: { id: 'invitation.card.crown', defaultMessage: 'Marriage contract' },
    'aqd-el-qiran': { id: 'invitation.card.aqdElQiran', defaultMessage: 'Marriage contract' },
    crowning: { id: 'invitation.card.crowning', defaultMessage: 'Crowning' },
    open: { id: 'invitation.card.open', defaultMessage: 'Tap to open' },
    loading: { id: 'invitation.card.loading', defaultMessage: 'Opening the invitation…' },
  }),
  ...defineMessages<{
    time: { time: string }
    date: { weekday: string; day: string; month: string; year: string }
  }>({
    time: { id: 'invitation.card.time', defaultMessage: 'at {time}' },
    date: { id: 'invitation.card.date', defaultMessage: '{weekday}, {day} {month} {year}' },
  }),
}

/** The family's word about the evening. */
export const cardNoteMessages = {
  ...defineMessages({
    title: { id: 'invitation.note.title', defaultMessage: 'Good to know' },
    welcome: { id: 'invitation.note.welcome', defaultMessage: 'Children are welcome' },
    none: {
      id: 'invitation.note.none',
      defaultMessage: 'This evening is for adults. Thank you for your understanding.',
    },
    stream: { id: 'invitation.note.stream', defaultMessage: 'Watch the wedding live' },
  }),
  ...defineMessages<Record<(typeof CARD_NOTES)[number], { text: string; bdi: MessageTag }>>({
    dress: { id: 'invitation.note.dress', defaultMessage: 'Dress: <bdi>{text}</bdi>' },
    doors: { id: 'invitation.note.doors', defaultMessage: 'Halls and doors: <bdi>{text}</bdi>' },
    parking: { id: 'invitation.note.parking', defaultMessage: 'Parking: <bdi>{text}</bdi>' },
  }),
}

export const shareMessages = {
  ...defineMessages({
    title: { id: 'invitation.share.title', defaultMessage: 'Share the joy' },
    siteTitle: { id: 'invitation.share.siteTitle', defaultMessage: 'Share Zaffa' },
    siteHint: {
      id: 'invitation.share.siteHint',
      defaultMessage: 'These buttons share our site. Your invitation gets its own link once it is published.',
    },
    copy: { id: 'invitation.share.copy', defaultMessage: 'Copy Link' },
    copied: { id: 'invitation.share.copied', defaultMessage: 'Link copied' },
    notCopied: { id: 'invitation.share.notCopied', defaultMessage: 'The link could not be copied. Copy it from here:' },
    facebook: { id: 'invitation.share.facebook', defaultMessage: 'Share on Facebook' },
    whatsapp: { id: 'invitation.share.whatsapp', defaultMessage: 'Share on WhatsApp' },
    twitter: { id: 'invitation.share.twitter', defaultMessage: 'Share on Twitter' },
    more: { id: 'invitation.share.more', defaultMessage: 'More ways to share' },
    addToCalendar: { id: 'invitation.share.addToCalendar', defaultMessage: 'Add to calendar' },
    googleCalendar: { id: 'invitation.share.googleCalendar', defaultMessage: 'Google Calendar' },
    saveAsPicture: { id: 'invitation.share.saveAsPicture', defaultMessage: 'Save as picture' },
    qrCode: { id: 'invitation.share.qrCode', defaultMessage: 'QR code' },
    qrAlt: { id: 'invitation.share.qrAlt', defaultMessage: 'QR code that opens this invitation' },
    qrPng: { id: 'invitation.share.qrPng', defaultMessage: 'Save as PNG' },
    qrSvg: { id: 'invitation.share.qrSvg', defaultMessage: 'Save as SVG' },
  }),
  ...defineMessages<{ wedding: { couple: string } }>({
    wedding: { id: 'invitation.share.wedding', defaultMessage: 'Wedding of {couple}' },
  }),
}

export const guestMessages = {
  ...defineMessages({
    notFound: { id: 'invitation.guest.notFound', defaultMessage: 'Invitation Not Found' },
    notFoundText: {
      id: 'invitation.guest.notFoundText',
      defaultMessage: "The invitation you're looking for doesn't exist or has expired",
    },
    goHome: { id: 'invitation.guest.goHome', defaultMessage: 'Go Home' },
    failed: { id: 'invitation.guest.failed', defaultMessage: 'The invitation could not be loaded' },
    crashed: {
      id: 'invitation.guest.crashed',
      defaultMessage: 'Something went wrong on our side. Please try again.',
    },
    retry: { id: 'invitation.guest.retry', defaultMessage: 'Try again' },
    playMusic: { id: 'invitation.guest.playMusic', defaultMessage: 'Play the music' },
    pauseMusic: { id: 'invitation.guest.pauseMusic', defaultMessage: 'Pause the music' },
    musicFailed: {
      id: 'invitation.guest.musicFailed',
      defaultMessage: 'The music could not be played. Tap to try again.',
    },
    language: { id: 'invitation.guest.language', defaultMessage: 'العربية' },
    siteName: { id: 'invitation.guest.siteName', defaultMessage: 'Zaffa' },
    wishes: { id: 'invitation.guest.wishes', defaultMessage: 'Words from our loved ones' },
    moreWishes: { id: 'invitation.guest.moreWishes', defaultMessage: 'Show all' },
    saveTheDate: { id: 'invitation.guest.saveTheDate', defaultMessage: 'Save the date' },
    news: { id: 'invitation.guest.news', defaultMessage: 'Changed since your last visit' },
    newsDate: { id: 'invitation.guest.newsDate', defaultMessage: 'The date' },
    newsTime: { id: 'invitation.guest.newsTime', defaultMessage: 'The time' },
    newsHall: { id: 'invitation.guest.newsHall', defaultMessage: 'The hall' },
    newsAddress: { id: 'invitation.guest.newsAddress', defaultMessage: 'The address' },
    newsMap: { id: 'invitation.guest.newsMap', defaultMessage: 'The map' },
    newLink: { id: 'invitation.guest.newLink', defaultMessage: 'a new link' },
    later: { id: 'invitation.guest.later', defaultMessage: 'to be announced' },
    gotIt: { id: 'invitation.guest.gotIt', defaultMessage: 'Got it' },
    home: { id: 'invitation.guest.home', defaultMessage: 'Made with love on Zaffa' },
  }),
  ...defineMessages<{ rights: { year: string }; insteadOf: { old: string; bdi: MessageTag } }>({
    insteadOf: { id: 'invitation.guest.insteadOf', defaultMessage: 'instead of <bdi>{old}</bdi>' },
    rights: { id: 'invitation.guest.rights', defaultMessage: '© {year} Zaffa' },
  }),
}

/** Why the wedding does not take place on its date. */
export const statusMessages = defineMessages({
  postponed: {
    id: 'invitation.status.postponed',
    defaultMessage: 'The wedding is postponed, and we will tell you the new date',
  },
  calledOff: {
    id: 'invitation.status.calledOff',
    defaultMessage: 'We are sorry: the wedding will not take place. Thank you for your love and your understanding.',
  },
})

/** The form in which guests of the public link ask for seats. */
export const requestMessages = defineMessages({
  title: { id: 'invitation.request.title', defaultMessage: 'We would love to have you: tell us how many are coming' },
  open: { id: 'invitation.request.open', defaultMessage: 'Tell the family' },
  name: { id: 'invitation.request.name', defaultMessage: 'Your name' },
  phone: { id: 'invitation.request.phone', defaultMessage: 'Your phone number' },
  count: { id: 'invitation.request.count', defaultMessage: 'How many of you?' },
  message: { id: 'invitation.request.message', defaultMessage: 'A few words (optional)' },
  send: { id: 'invitation.request.send', defaultMessage: 'Send' },
  stored: { id: 'invitation.request.stored', defaultMessage: 'The family has your message and will get back to you.' },
  failed: {
    id: 'invitation.request.failed',
    defaultMessage: 'Your message could not be sent. Please check it and try again later.',
  },
})
