import { defineMessages } from 'react-intl'

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
    defaultMessage: '{count, plural, =0 {The hall is full} one {# place left} other {# places left}}',
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
