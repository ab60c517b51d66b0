import { string } from 'yup'
import { mapMessages } from '@/i18n/messages/plans'
import { parseMapLink } from './parseMapLink'

/** A map link or a shared text with one; it may be empty. */
export const mapsLinkRule = string().test('map', (value, { createError }) => {
  const recognition = parseMapLink(value ?? '')
  return recognition.kind !== 'refused' || createError({ message: mapMessages[recognition.fault].id })
})
