/** The subscriber number of an Egyptian mobile: 1x and eight digits. */
const SUBSCRIBER_DIGITS = 10

const getSubscriberNumber = (phone: string): string => phone.slice(-SUBSCRIBER_DIGITS)

/**
 * @param phone an Egyptian mobile number as the API has it: +20…, 0… or 1…
 * @returns its international form (E.164)
 */
export const toE164 = (phone: string): string => `+20${getSubscriberNumber(phone)}`

/** @returns the national format in Egypt: 010 1234 5678 */
export const formatSpokenNumber = (phone: string): string =>
  `0${getSubscriberNumber(phone)}`.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1 $2 $3')
