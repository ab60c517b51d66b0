import { toLatinDigits } from './patterns.ts'

/** A link with or without its scheme. Only known top-level domains count, so that "Dr.Ahmed" is not a link. */
const LINK = /https?:|www\.|[\w-]+\.(?:com|net|org|info|me|co|io|app|link|shop|store|site|online|xyz|eg)(?![\w-])/i
/** Nine digits at least, with what people type between them; a date has eight. */
const PHONE = /\d(?:[\s()./+-]*\d){8}/
/** Two prices, such as 15000 - 25000; a phone number begins with 0 or +. */
const PRICE_RANGE = /(^|[^\d\s()./+-])\s*[1-9]\d{2,5}\s*[-–—/]\s*[1-9]\d{2,5}(?![\d-])/g

/** @returns whether a text has a link or a phone number: on a card it would advertise something else, in the directory it has a field of its own */
export const hasContact = (text: string): boolean =>
  LINK.test(text) || PHONE.test(toLatinDigits(text).replace(PRICE_RANGE, ' '))
