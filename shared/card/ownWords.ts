import { isBlank } from '../text.ts'

/** Characters of own first or last words (OwnWords in the OpenAPI document). */
export const OWN_WORDS_MAX_CHARACTERS = 200
/** Characters before a host's name (HostHonorific in the OpenAPI document). */
export const HOST_HONORIFIC_MAX_CHARACTERS = 40
/** Characters of the link to a live video (Card in the OpenAPI document). */
export const STREAM_MAX_CHARACTERS = 500

/** @returns whether a text has words, not only signs and emoji: pictures leave emoji out */
export const hasWords = (text: string): boolean => !isBlank(text) && /\p{L}/u.test(text)

/** Services for live video whose addresses a card links to (Card in the OpenAPI document). */
export const STREAM_SHAPE =
  /^https:\/\/((www\.|m\.)?(youtube\.com|facebook\.com|instagram\.com|tiktok\.com|twitch\.tv|vimeo\.com)|youtu\.be|fb\.watch|(us[0-9]{2}web\.)?zoom\.us|meet\.google\.com|teams\.(microsoft|live)\.com)\/[^\s<>"\\\p{Cc}]*$/u
