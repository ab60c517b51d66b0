import { array, object, string } from 'yup'
import {
  HOST_HONORIFIC_MAX_CHARACTERS,
  OWN_WORDS_MAX_CHARACTERS,
  STREAM_MAX_CHARACTERS,
  STREAM_SHAPE,
  hasWords,
} from '@shared/card/ownWords'
import { hasContact } from '@shared/hasContact'
import { LINE_MAX_CHARACTERS, NAME_MAX_CHARACTERS } from '@/config/limits'
import { cardFormMessages } from '@/i18n/messages/cardForm'
import { formMessages } from '@/i18n/messages/studio'
import { createLineRule } from '@/ui/fields/textRule'

const createLine = (longest: number, tooLong: string) =>
  createLineRule(longest, { tooLong, markup: formMessages.markup.id })

/** A line that names somebody or is read aloud: with words, and without contact data. Empty is valid. */
const createWords = (longest: number, tooLong: string) =>
  createLine(longest, tooLong)
    .test('words', cardFormMessages.noWords.id, (value = '') => value === '' || hasWords(value))
    .test('contact', cardFormMessages.contact.id, (value = '') => !hasContact(value))

const hostName = createWords(NAME_MAX_CHARACTERS, formMessages.nameTooLong.id)
const ownWords = createWords(OWN_WORDS_MAX_CHARACTERS, cardFormMessages.wordsTooLong.id)
const note = createLine(LINE_MAX_CHARACTERS, formMessages.lineTooLong.id)

const hosts = array().of(
  object({
    honorific: createWords(HOST_HONORIFIC_MAX_CHARACTERS, cardFormMessages.honorificTooLong.id),
    name: hostName.when('honorific', ([honorific = ''], name) =>
      String(honorific).trim() === '' ? name : name.required(cardFormMessages.hostNameMissing.id),
    ),
  }),
)

/** Own words are required where the couple has chosen to write them. */
const createOwnWords = (choice: 'opening' | 'closing') =>
  string().when(choice, ([chosen]) => (chosen === 'own' ? ownWords.required(formMessages.required.id) : string()))

/** What the card says: all of it is optional. */
export const cardSchema = object({
  groom: hosts,
  bride: hosts,
  openingText: createOwnWords('opening'),
  closingText: createOwnWords('closing'),
  dress: note,
  doors: note,
  parking: note,
  stream: string()
    .trim()
    .max(STREAM_MAX_CHARACTERS, cardFormMessages.streamTooLong.id)
    .matches(STREAM_SHAPE, { message: cardFormMessages.streamInvalid.id, excludeEmptyString: true }),
})
