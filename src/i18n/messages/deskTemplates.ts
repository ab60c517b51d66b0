import { defineMessages } from 'react-intl'

/** What the default texts are made of. */
type TemplateValues = {
  name: string
  link: string
  date: string
  place: string
  seats: string
  couple: string
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
      "Dear {name} 🌹\nWith love and joy we invite you to the wedding of {couple}. Our happiness is complete only with you.\n🗓 {date}\n📍 {place}\nWe have kept {seats} for you.\nYour invitation: {link}{asksReply, select, yes {\nPlease let us know if you can join us 🤍} other {}}\n{side, select, groom {The groom's family} bride {The bride's family} other {Both families}}",
  },
  change: {
    id: 'deskTemplates.change',
    defaultMessage:
      'Dear {name} 🌹\nSomething has changed in the plans for the wedding of {couple}. Here are the new details:\n🗓 {date}\n📍 {place}\nEverything is in your invitation: {link}{asksReply, select, yes {\nPlease let us know there if you can join us} other {}}\nWe cannot wait to see you 🤍',
  },
  postponed: {
    id: 'deskTemplates.postponed',
    defaultMessage:
      "Dear {name},\nWe are sorry to tell you that the wedding of {couple} has been postponed.\nWe will write to you as soon as the new date is set. Your invitation stays here: {link}\nThank you for your understanding.\n{side, select, groom {The groom's family} bride {The bride's family} other {Both families}}",
  },
  calledOff: {
    id: 'deskTemplates.calledOff',
    defaultMessage:
      "Dear {name},\nWe are sorry to tell you that the wedding of {couple} will not take place.\nThank you for your love and your understanding.\n{side, select, groom {The groom's family} bride {The bride's family} other {Both families}}",
  },
  reminder: {
    id: 'deskTemplates.reminder',
    defaultMessage:
      'Dear {name} 🌹\nThe wedding of {couple} is coming closer, and we would love to have you with us.\n🗓 {date}\nPlease let us know here if you can join us: {link}\nThank you 🤍',
  },
  thanks: {
    id: 'deskTemplates.thanks',
    defaultMessage:
      'Dear {name} 🤍\nThank you for celebrating the wedding of {couple} with us. Having you there was the most beautiful gift.\nMay your home always be full of joy 🌹',
  },
})

/** Parts of the messages to households, in their language. */
export const templatePartMessages = defineMessages<{
  couple: { groom: string; bride: string }
  place: { hall: string; address: string }
  seats: { count: number }
}>({
  couple: { id: 'deskTemplates.couple', defaultMessage: '{groom} & {bride}' },
  place: { id: 'deskTemplates.place', defaultMessage: '{hall}, {address}' },
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
