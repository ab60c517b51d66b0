import { defineMessages } from 'react-intl'

/** The steps of the studio about what the card says. */
export const cardFormMessages = defineMessages({
  families: { id: 'cardForm.families', defaultMessage: 'The families (optional)' },
  familiesHint: {
    id: 'cardForm.familiesHint',
    defaultMessage:
      'The hosts, as on a printed card. If you leave this empty, the invitation comes from the two of you.',
  },
  groomSide: { id: 'cardForm.groomSide', defaultMessage: "The groom's side" },
  brideSide: { id: 'cardForm.brideSide', defaultMessage: "The bride's side" },
  role: { id: 'cardForm.role', defaultMessage: 'Relationship' },
  father: { id: 'cardForm.father', defaultMessage: 'Father' },
  mother: { id: 'cardForm.mother', defaultMessage: 'Mother' },
  kinsman: { id: 'cardForm.kinsman', defaultMessage: 'Another relative (man)' },
  kinswoman: { id: 'cardForm.kinswoman', defaultMessage: 'Another relative (woman)' },
  honorific: { id: 'cardForm.honorific', defaultMessage: 'Title' },
  honorificHint: { id: 'cardForm.honorificHint', defaultMessage: 'Hajj, Dr, Eng., Judge…' },
  hostName: { id: 'cardForm.hostName', defaultMessage: 'Name' },
  isLate: { id: 'cardForm.isLate', defaultMessage: 'Has passed away' },
  first: { id: 'cardForm.first', defaultMessage: 'Which family is named first?' },
  groomFirst: { id: 'cardForm.groomFirst', defaultMessage: "The groom's" },
  brideFirst: { id: 'cardForm.brideFirst', defaultMessage: "The bride's" },
  withholdsBride: { id: 'cardForm.withholdsBride', defaultMessage: "Do not show the bride's name to guests" },
  withholdsHint: {
    id: 'cardForm.withholdsHint',
    defaultMessage: 'It then appears nowhere: not on the card, nor in pictures, links or messages.',
  },
  slugHint: {
    id: 'cardForm.slugHint',
    defaultMessage:
      'The link of your published invitation stays as it is, and may contain her name. A new invitation gets a new link.',
  },
  words: { id: 'cardForm.words', defaultMessage: 'The words (optional)' },
  wordsHint: {
    id: 'cardForm.wordsHint',
    defaultMessage: 'How the card opens and closes, and what guests should know about the evening.',
  },
  opening: { id: 'cardForm.opening', defaultMessage: 'First words' },
  closing: { id: 'cardForm.closing', defaultMessage: 'Last words' },
  noOpening: { id: 'cardForm.noOpening', defaultMessage: 'None' },
  usualClosing: { id: 'cardForm.usualClosing', defaultMessage: 'The usual closing line' },
  own: { id: 'cardForm.own', defaultMessage: 'Our own words' },
  openingText: { id: 'cardForm.openingText', defaultMessage: 'Your first words' },
  closingText: { id: 'cardForm.closingText', defaultMessage: 'Your last words' },
  dress: { id: 'cardForm.dress', defaultMessage: 'Dress (optional)' },
  dressHint: { id: 'cardForm.dressHint', defaultMessage: 'For example: formal' },
  children: { id: 'cardForm.children', defaultMessage: 'Children' },
  childrenUnsaid: { id: 'cardForm.childrenUnsaid', defaultMessage: 'Not mentioned' },
  childrenWelcome: { id: 'cardForm.childrenWelcome', defaultMessage: 'Welcome' },
  childrenNone: { id: 'cardForm.childrenNone', defaultMessage: 'Adults only' },
  doors: { id: 'cardForm.doors', defaultMessage: 'Halls and doors (optional)' },
  doorsHint: { id: 'cardForm.doorsHint', defaultMessage: "For example: women's hall by the right door" },
  parking: { id: 'cardForm.parking', defaultMessage: 'Parking (optional)' },
  stream: { id: 'cardForm.stream', defaultMessage: 'Live video link (optional)' },
  streamHint: { id: 'cardForm.streamHint', defaultMessage: 'From YouTube, Facebook, Instagram, Zoom and the like' },
  streamInvalid: {
    id: 'cardForm.streamInvalid',
    defaultMessage:
      'Paste a link that begins with https:// from YouTube, Facebook, Instagram, TikTok, Twitch, Vimeo, Zoom, Google Meet or Teams',
  },
  streamTooLong: { id: 'cardForm.streamTooLong', defaultMessage: 'A link can have at most 500 characters' },
  wordsTooLong: { id: 'cardForm.wordsTooLong', defaultMessage: 'At most 200 characters' },
  honorificTooLong: { id: 'cardForm.honorificTooLong', defaultMessage: 'A title can have at most 40 characters' },
  hostNameMissing: { id: 'cardForm.hostNameMissing', defaultMessage: 'Add the name, or remove the title' },
  noWords: { id: 'cardForm.noWords', defaultMessage: 'Write words, not only symbols' },
  contact: {
    id: 'cardForm.contact',
    defaultMessage: 'Links and phone numbers do not belong on the card. Remove them.',
  },
  colors: { id: 'cardForm.colors', defaultMessage: 'Colours and lettering (optional)' },
  colorsHint: {
    id: 'cardForm.colorsHint',
    defaultMessage: 'The template as it is, or other colours and another style of lettering.',
  },
  colorsNeedTemplate: {
    id: 'cardForm.colorsNeedTemplate',
    defaultMessage: 'Choose a template first: each has its own.',
  },
  palette: { id: 'cardForm.palette', defaultMessage: 'Colours of the card' },
  ownAccent: { id: 'cardForm.ownAccent', defaultMessage: 'Our own colour for headings and buttons' },
  accent: { id: 'cardForm.accent', defaultMessage: 'Your colour' },
  accentLighter: {
    id: 'cardForm.accentLighter',
    defaultMessage: 'We show it a little lighter, so that your guests can read it.',
  },
  accentDarker: {
    id: 'cardForm.accentDarker',
    defaultMessage: 'We show it a little darker, so that your guests can read it.',
  },
  fontPair: { id: 'cardForm.fontPair', defaultMessage: 'Style of lettering' },
})
