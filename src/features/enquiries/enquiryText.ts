import type { IntlShape } from 'react-intl'
import type { Enquiry } from '@/api/providers'
import { getWhatsAppLink, WHATSAPP_LINK_MAX_CHARACTERS } from '@shared/guests/messageTemplate'
import { enquiryTextMessages } from '@/i18n/messages/enquiries'
import { toE164 } from '@/lib/phone/egyptianMobile'

/** What the text says of an enquiry. */
export type EnquiryContent = Pick<Enquiry, 'reference' | 'name' | 'weddingDate' | 'place' | 'guests' | 'message'>

/** A calendar date has no time zone: it is formatted as the same day everywhere. */
const DATE_FORMAT = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const

/** @returns a calendar date (YYYY-MM-DD) in words */
export const formatEnquiryDate = (intl: IntlShape, date: string): string =>
  intl.formatDate(`${date}T00:00:00Z`, DATE_FORMAT)

/** @returns what a couple sends to a provider, in the language of `intl`; what is not known is left out */
export function buildEnquiryText(intl: IntlShape, providerName: string, content: EnquiryContent): string {
  const { reference, name, weddingDate, place, guests, message } = content
  const facts = [
    weddingDate && intl.formatMessage(enquiryTextMessages.date, { date: formatEnquiryDate(intl, weddingDate) }),
    place && intl.formatMessage(enquiryTextMessages.place, { place }),
    guests !== null && intl.formatMessage(enquiryTextMessages.guests, { count: guests }),
    intl.formatMessage(enquiryTextMessages.name, { name }),
    intl.formatMessage(enquiryTextMessages.reference, { reference }),
  ]
  const parts = [
    intl.formatMessage(enquiryTextMessages.greeting, { name: providerName }),
    message,
    facts.filter(Boolean).join('\n'),
  ]
  return parts.filter(Boolean).join('\n\n')
}

/** Characters that are cut off at a time from a question that is too long for a link. */
const STEP_CHARACTERS = 10

/**
 * The question is shortened until the link is one that surely opens with its whole text; the provider reads all of it on the site.
 * @param provider its name, and its Egyptian mobile number
 * @returns the link that opens WhatsApp with the text of an enquiry
 */
export function getEnquiryLink(
  intl: IntlShape,
  provider: { name: string; phone: string },
  content: EnquiryContent,
): string {
  const getLink = (message: string) =>
    getWhatsAppLink(toE164(provider.phone), buildEnquiryText(intl, provider.name, { ...content, message }))
  const characters = [...content.message]
  let link = getLink(content.message)
  while (link.length > WHATSAPP_LINK_MAX_CHARACTERS && characters.length > 0) {
    characters.splice(-STEP_CHARACTERS)
    link = getLink(characters.length === 0 ? '' : `${characters.join('').trimEnd()}…`)
  }
  return link
}
