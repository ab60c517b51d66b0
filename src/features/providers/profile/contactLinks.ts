import { parseAddress } from '@shared/parseAddress'

/** The part of an Egyptian mobile number that is always the same: 1x and eight digits. */
const SUBSCRIBER_DIGITS = 10
const EGYPT = '20'

const subscriberOf = (contactNumber: string): string => contactNumber.slice(-SUBSCRIBER_DIGITS)

/** What a phone calls, from any country. The API takes +20…, 0… and 1…. */
export const callLink = (contactNumber: string): string => `tel:+${EGYPT}${subscriberOf(contactNumber)}`

/** Opens a conversation, without the number in the address book. */
export const whatsAppLink = (contactNumber: string): string => `https://wa.me/${EGYPT}${subscriberOf(contactNumber)}`

/** As it is read out and written in Egypt: 010 1234 5678. */
export const spokenNumber = (contactNumber: string): string => `0${subscriberOf(contactNumber)}`.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1 $2 $3')

/** @returns the address of a page when it is one, and not a script or something else that a link could hold. */
export function pageLink(website: string | null | undefined): string | null {
  const url = website ? parseAddress(website) : null
  return url && ['http:', 'https:'].includes(url.protocol) ? url.href : null
}
