import { isBlank } from '../text.ts'
import { toLatinDigits } from '../patterns.ts'

/** Characters of own first or last words (OwnWords in the OpenAPI document). */
export const OWN_WORDS_MAX_CHARACTERS = 200
/** Characters before a host's name (HostHonorific in the OpenAPI document). */
export const HOST_HONORIFIC_MAX_CHARACTERS = 40
/** Characters of the link to a live video (Card in the OpenAPI document). */
export const STREAM_MAX_CHARACTERS = 500

/** A link with or without its scheme. Only known top-level domains count, so that "Dr.Ahmed" is not a link. */
const LINK = /https?:|www\.|[\w-]+\.(?:com|net|org|info|me|co|io|app|link|shop|store|site|online|xyz|eg)(?![\w-])/i
/** Nine digits at least, with what people type between them; a date has eight. */
const PHONE = /\d(?:[\s()./+-]*\d){8}/

/** @returns whether a text has a link or a phone number, which on a card would advertise something else */
export const hasContact = (text: string): boolean => LINK.test(text) || PHONE.test(toLatinDigits(text))

/** @returns whether a text has words, not only signs and emoji: pictures leave emoji out */
export const hasWords = (text: string): boolean => !isBlank(text) && /\p{L}/u.test(text)

/** Services for live video whose addresses a card links to (Card in the OpenAPI document). */
export const STREAM_SHAPE =
  /^https:\/\/((www\.|m\.)?(youtube\.com|facebook\.com|instagram\.com|tiktok\.com|twitch\.tv|vimeo\.com)|youtu\.be|fb\.watch|(us[0-9]{2}web\.)?zoom\.us|meet\.google\.com|teams\.(microsoft|live)\.com)\/[^\s<>"\\\p{Cc}]*$/u
