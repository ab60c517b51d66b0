import { defineMessages } from 'react-intl'

export const aboutMessages = defineMessages({
  title: { id: 'about.title', defaultMessage: 'About Zaffa' },
  description: {
    id: 'about.description',
    defaultMessage:
      'Zaffa is made in Egypt by people who love weddings: invitations, providers and a plan in one place, in Arabic and in English.',
  },
  missionTitle: { id: 'about.missionTitle', defaultMessage: 'Our mission' },
  mission: {
    id: 'about.mission',
    defaultMessage: 'A wedding should be remembered for its joy, not for its phone calls.',
  },
  missionMore: {
    id: 'about.missionMore',
    defaultMessage:
      'Zaffa is named after the procession that leads bride and groom into their new life, with drums, lanterns and everyone they love. We want to walk beside every couple in the same way: with beauty worthy of the day, and with quiet order behind it.',
  },
  eveningsTitle: { id: 'about.eveningsTitle', defaultMessage: 'Five evenings we plan for' },
  henna: { id: 'about.henna', defaultMessage: 'Henna night' },
  hennaText: {
    id: 'about.hennaText',
    defaultMessage: 'Candles, drums and the songs that only grandmothers know to the end.',
  },
  hennaAlt: {
    id: 'about.hennaAlt',
    defaultMessage: 'The bride between two friends with drums, behind a brass tray of candles, roses and henna',
  },
  contract: { id: 'about.contract', defaultMessage: 'Marriage contract' },
  contractText: {
    id: 'about.contractText',
    defaultMessage: 'A signature, a prayer, and the whole family holding its breath.',
  },
  contractAlt: {
    id: 'about.contractAlt',
    defaultMessage: 'The officiant between groom and bride at a table with the open register and roses',
  },
  procession: { id: 'about.procession', defaultMessage: 'The zaffa' },
  processionText: {
    id: 'about.processionText',
    defaultMessage: 'Drums and mizmar open the way, and the whole street is invited.',
  },
  processionAlt: {
    id: 'about.processionAlt',
    defaultMessage: 'Bride and groom before a lit gate at night, between drummers and mizmar players, under lanterns',
  },
  kosha: { id: 'about.kosha', defaultMessage: 'The kosha and the cake' },
  koshaText: { id: 'about.koshaText', defaultMessage: 'A throne of flowers for one night, and a first slice for two.' },
  koshaAlt: {
    id: 'about.koshaAlt',
    defaultMessage: 'A kosha under an arch of roses and jasmine, with a three-tiered cake before it',
  },
  farewell: { id: 'about.farewell', defaultMessage: 'Setting off on the Nile' },
  farewellText: {
    id: 'about.farewellText',
    defaultMessage: 'A felucca, a low sun, and loved ones waving from the bank.',
  },
  farewellAlt: {
    id: 'about.farewellAlt',
    defaultMessage: 'The couple on a felucca hung with lanterns at sunset, and guests waving from the bank',
  },
  statsLabel: { id: 'about.statsLabel', defaultMessage: 'Zaffa in numbers' },
  yearsCount: { id: 'about.yearsCount', defaultMessage: '5+' },
  years: { id: 'about.years', defaultMessage: 'years' },
  weddingsCount: { id: 'about.weddingsCount', defaultMessage: '1000+' },
  weddings: { id: 'about.weddings', defaultMessage: 'weddings' },
  satisfactionCount: { id: 'about.satisfactionCount', defaultMessage: '98%' },
  satisfaction: { id: 'about.satisfaction', defaultMessage: 'satisfaction' },
  supportCount: { id: 'about.supportCount', defaultMessage: '24/7' },
  support: { id: 'about.support', defaultMessage: 'support' },
  featuresTitle: { id: 'about.featuresTitle', defaultMessage: 'What we stand for' },
  drawn: { id: 'about.drawn', defaultMessage: 'Drawn by hand' },
  drawnText: {
    id: 'about.drawnText',
    defaultMessage:
      'Mashrabiya, lanterns, jasmine, the river: every picture here was made for our weddings, none was bought.',
  },
  languages: { id: 'about.languages', defaultMessage: 'At home in two languages' },
  languagesText: {
    id: 'about.languagesText',
    defaultMessage:
      'Arabic is no translation here, and neither is English: your uncle in Tanta and your friend in London both feel invited.',
  },
  privacy: { id: 'about.privacy', defaultMessage: 'Your day stays yours' },
  privacyText: {
    id: 'about.privacyText',
    defaultMessage:
      'Invitations live behind private links. You can take your data with you, or delete it, at any time.',
  },
  care: { id: 'about.care', defaultMessage: 'Someone to talk to' },
  careText: {
    id: 'about.careText',
    defaultMessage: 'Real people answer, with the patience of an aunt who has married off six daughters.',
  },
  callTitle: { id: 'about.callTitle', defaultMessage: 'Shall we begin with yours?' },
  start: { id: 'about.start', defaultMessage: 'Start planning' },
  contact: { id: 'about.contact', defaultMessage: 'Talk to us' },
})
