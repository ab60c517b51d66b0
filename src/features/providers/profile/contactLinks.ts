import { parseAddress } from '@shared/parseAddress'

/** The subscriber number of an Egyptian mobile: 1x and eight digits. */
const SUBSCRIBER_DIGITS = 10
const EGYPT = '20'

const getSubscriberNumber = (contactNumber: string): string => contactNumber.slice(-SUBSCRIBER_DIGITS)

/** A `tel:` link that works from any country. The API accepts +20…, 0… and 1…. */
export const getCallLink = (contactNumber: string): string => `tel:+${EGYPT}${getSubscriberNumber(contactNumber)}`

/** A WhatsApp link, without saving the number as a contact. */
export const getWhatsAppLink = (contactNumber: string): string =>
  `https://wa.me/${EGYPT}${getSubscriberNumber(contactNumber)}`

/** The national format in Egypt: 010 1234 5678. */
export const formatSpokenNumber = (contactNumber: string): string =>
  `0${getSubscriberNumber(contactNumber)}`.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1 $2 $3')

/** @returns the URL when it is http(s), so that no script can be in a link. */
export function getWebsiteLink(website: string | null | undefined): string | null {
  const url = website ? parseAddress(website) : null
  return url && ['http:', 'https:'].includes(url.protocol) ? url.href : null
}
