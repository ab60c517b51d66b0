import { boolean, object, string } from 'yup'
import type { NewEnquiry } from '@/api/providers'
import { ENQUIRY_TEXT_MAX_CHARACTERS } from '@shared/limits'
import { stripControls } from '@shared/patterns'
import { LINE_MAX_CHARACTERS, NAME_MAX_CHARACTERS } from '@/config/limits'
import { askMessages } from '@/i18n/messages/enquiries'
import { isGuestCount, parseCount } from '@/lib/parseNumbers'
import { createLineRule } from '@/ui/fields/textRule'

/** As in the OpenAPI document (NewEnquiry). */
const PHONE_MAX_CHARACTERS = 40

/** The form's values, named as in the API; blank is an empty text. */
export interface AskValues {
  weddingId: string
  weddingDate: string
  /** Whether the couple does not know the date yet. */
  isDateOpen: boolean
  place: string
  guests: string
  message: string
  name: string
  phone: string
  consent: boolean
}

export const blankAsk: AskValues = {
  weddingId: '',
  weddingDate: '',
  isDateOpen: false,
  place: '',
  guests: '',
  message: '',
  name: '',
  phone: '',
  consent: false,
}

const lineMessages = { tooLong: askMessages.tooLong.id, markup: askMessages.markup.id }

/**
 * Validation as in the OpenAPI document. Errors are message ids, which the field formats. The server reads the phone number.
 * @param today the calendar date in Cairo
 */
export const createAskSchema = (today: string) =>
  object({
    weddingDate: string().when('isDateOpen', ([isDateOpen], date) =>
      isDateOpen
        ? date
        : date
            .required(askMessages.dateRequired.id)
            .test('to-come', askMessages.datePast.id, (typed: string) => typed >= today),
    ),
    place: createLineRule(LINE_MAX_CHARACTERS, lineMessages),
    guests: string().test('guests', askMessages.guestsInvalid.id, isGuestCount),
    message: string()
      .trim()
      .required(askMessages.messageRequired.id)
      .max(ENQUIRY_TEXT_MAX_CHARACTERS, askMessages.tooLong.id)
      .matches(/^[^<>]*$/, askMessages.markup.id),
    name: createLineRule(NAME_MAX_CHARACTERS, lineMessages).required(askMessages.nameRequired.id),
    phone: createLineRule(PHONE_MAX_CHARACTERS, lineMessages).required(askMessages.phoneRequired.id),
    consent: boolean().oneOf([true], askMessages.consentRequired.id),
  })

/** Converts valid values for the API. */
export const toNewEnquiry = (values: AskValues): NewEnquiry => ({
  name: values.name.trim(),
  phone: values.phone.trim(),
  consent: true,
  weddingId: values.weddingId || null,
  weddingDate: values.isDateOpen ? null : values.weddingDate,
  place: values.place.trim() || null,
  guests: parseCount(values.guests),
  message: stripControls(values.message).trim(),
})
