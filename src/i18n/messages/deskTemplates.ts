import { defineMessages } from 'react-intl'
import type { NamedKind } from '@shared/guests/events'

/** What the default texts are made of. */
type TemplateValues = {
  name: string
  event: string
  details: string
  seats: string
  link: string
  side: string
  asksReply: string
}

/** The default texts of messages to households. They are in the language of the household, whatever the language of the page. */
export const templateMessages = defineMessages<{
  invite: TemplateValues
  change: TemplateValues
  postponed: TemplateValues
  calledOff: TemplateValues
  reminder: TemplateValues
  thanks: TemplateValues
}>({
  invite: {
    id: 'deskTemplates.invite',
    defaultMessage:
      "Dear {name} 🌹\nWith love and joy we invite you to {event}. Our joy would not be complete without you.\n{details}\nWe have kept {seats} for you.\nYour invitation: {link}{asksReply, select, yes {\nPlease let us know if you can join us 🤍} other {}}\n{side, select, groom {The groom's family} bride {The bride's family} other {Both families}}",
  },
  change: {
    id: 'deskTemplates.change',
    defaultMessage:
      'Dear {name} 🌹\nSomething has changed in the plans for {event}. Here is what is new:\n{details}\nEverything is in your invitation: {link}{asksReply, select, yes {\nPlease let us know there if you can join us} other {}}\nWe are sorry for any trouble, and cannot wait to see you 🤍',
  },
  postponed: {
    id: 'deskTemplates.postponed',
    defaultMessage:
      "Dear {name},\nWe are sorry to tell you that we have had to postpone {event}.\nWe will write to you as soon as the new date is set.\n{details}\nYour invitation stays here: {link}\nThank you for your understanding.\n{side, select, groom {The groom's family} bride {The bride's family} other {Both families}}",
  },
  calledOff: {
    id: 'deskTemplates.calledOff',
    defaultMessage:
      "Dear {name},\nWe are sorry to tell you that {event} will not take place.\n{details}\nThank you for your love and your understanding.\n{side, select, groom {The groom's family} bride {The bride's family} other {Both families}}",
  },
  reminder: {
    id: 'deskTemplates.reminder',
    defaultMessage:
      'Dear {name} 🌹\nIt is not long until {event}, and we would love to have you with us.\n{details}\nPlease let us know here if you can join us: {link}\nThank you 🤍',
  },
  thanks: {
    id: 'deskTemplates.thanks',
    defaultMessage:
      'Dear {name} 🤍\nThank you for being with us at {event}. Having you there was the most beautiful gift.\nMay your home always be full of joy 🌹',
  },
})

/** What a household is invited to. */
export const occasionMessages = defineMessages<
  Record<NamedKind | 'several', { couple: string }> & { custom: { title: string; couple: string } }
>({
  engagement: { id: 'deskTemplates.occasion.engagement', defaultMessage: 'the engagement of {couple}' },
  henna: { id: 'deskTemplates.occasion.henna', defaultMessage: 'the henna night of {couple}' },
  contract: { id: 'deskTemplates.occasion.contract', defaultMessage: 'the marriage contract of {couple}' },
  'aqd-el-qiran': { id: 'deskTemplates.occasion.aqdElQiran', defaultMessage: 'the marriage contract of {couple}' },
  crowning: { id: 'deskTemplates.occasion.crowning', defaultMessage: 'the crowning of {couple}' },
  wedding: { id: 'deskTemplates.occasion.wedding', defaultMessage: 'the wedding of {couple}' },
  'morning-after': { id: 'deskTemplates.occasion.morningAfter', defaultMessage: 'the Sabahiya of {couple}' },
  several: { id: 'deskTemplates.occasion.several', defaultMessage: 'the celebrations of {couple}' },
  custom: { id: 'deskTemplates.occasion.custom', defaultMessage: '{title} with {couple}' },
})

/** The names of events on lines of their own. */
export const eventNameMessages = defineMessages({
  engagement: { id: 'deskTemplates.event.engagement', defaultMessage: 'Engagement' },
  henna: { id: 'deskTemplates.event.henna', defaultMessage: 'Henna night' },
  contract: { id: 'deskTemplates.event.contract', defaultMessage: 'Marriage contract' },
  'aqd-el-qiran': { id: 'deskTemplates.event.aqdElQiran', defaultMessage: 'Marriage contract' },
  crowning: { id: 'deskTemplates.event.crowning', defaultMessage: 'Crowning' },
  wedding: { id: 'deskTemplates.event.wedding', defaultMessage: 'Wedding' },
  'morning-after': { id: 'deskTemplates.event.morningAfter', defaultMessage: 'Sabahiya (the day after)' },
})

/** Day, hour and place of an event. */
export const eventTextMessages = {
  ...defineMessages({
    dateLater: { id: 'deskTemplates.event.dateLater', defaultMessage: 'we will tell you the date' },
    postponed: { id: 'deskTemplates.event.postponed', defaultMessage: 'postponed, we will tell you the new date' },
    calledOff: { id: 'deskTemplates.event.calledOff', defaultMessage: 'called off, we are sorry' },
    asPlanned: { id: 'deskTemplates.event.asPlanned', defaultMessage: 'This stays as planned:' },
    separator: { id: 'deskTemplates.event.separator', defaultMessage: ', ' },
  }),
  ...defineMessages<{
    dateAndTime: { date: string; time: string }
    named: { event: string; when: string }
    day: { day: string }
    place: { place: string }
  }>({
    dateAndTime: { id: 'deskTemplates.event.dateAndTime', defaultMessage: '{date} at {time}' },
    named: { id: 'deskTemplates.event.named', defaultMessage: '{event}: {when}' },
    day: { id: 'deskTemplates.event.day', defaultMessage: '🗓 {day}' },
    place: { id: 'deskTemplates.event.place', defaultMessage: '📍 Venue: {place}' },
  }),
}

export const seatMessages = defineMessages<{ seats: { count: number } }>({
  seats: { id: 'deskTemplates.seats', defaultMessage: '{count, plural, one {# seat} other {# seats}}' },
})

/** The words on the cards with QR codes, in the language of the household. */
export const cardTextMessages = defineMessages({
  toReply: {
    id: 'deskTemplates.card.toReply',
    defaultMessage: 'Scan to see your invitation and let us know if you can join us',
  },
  toSee: { id: 'deskTemplates.card.toSee', defaultMessage: 'Scan to see your invitation' },
})
