import { defineMessages } from 'react-intl'

export const cardMessages = {
  ...defineMessages({
    invite: { id: 'invitation.card.invite', defaultMessage: 'With joyful hearts, we invite you to the wedding of' },
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
    newTab: { id: 'invitation.card.newTab', defaultMessage: '(opens in a new tab)' },
    ceremonies: { id: 'invitation.card.ceremonies', defaultMessage: 'Our celebrations' },
    engagement: { id: 'invitation.card.engagement', defaultMessage: 'Engagement' },
    henna: { id: 'invitation.card.henna', defaultMessage: 'Henna night' },
    crown: { id: 'invitation.card.crown', defaultMessage: 'Marriage contract' },
    open: { id: 'invitation.card.open', defaultMessage: 'Tap to open' },
    loading: { id: 'invitation.card.loading', defaultMessage: 'Unfolding the invitation…' },
  }),
  ...defineMessages<{
    time: { time: string }
    morning: { hour: string; minute: string }
    evening: { hour: string; minute: string }
    date: { weekday: string; day: string; month: string; year: string }
  }>({
    time: { id: 'invitation.card.time', defaultMessage: 'at {time}' },
    morning: { id: 'invitation.card.morning', defaultMessage: '{hour}:{minute} AM' },
    evening: { id: 'invitation.card.evening', defaultMessage: '{hour}:{minute} PM' },
    date: { id: 'invitation.card.date', defaultMessage: '{weekday}, {day} {month} {year}' },
  }),
}
