import { object, string, type ObjectSchema } from 'yup'
import type { Event, EventDetails, EventKind } from '@/api/weddings'
import { LINE_MAX_CHARACTERS } from '@/config/limits'
import { eventFormMessages } from '@/i18n/messages/events'
import { getMapUrl } from '@/ui/fields/mapLink/parseMapLink'
import { mapsLinkRule } from '@/ui/fields/mapLink/mapsLinkRule'
import { createLineRule } from '@/ui/fields/textRule'

/** The fields of an event as a form has them: empty when not set. */
export interface EventValues {
  title: string
  date: string
  time: string
  /** The name of the place. */
  place: string
  address: string
  area: string
  mapsLink: string
  /** The place in the other language of the wedding. */
  translatedPlace: string
  translatedAddress: string
  translatedArea: string
}

export const emptyEvent: EventValues = {
  title: '',
  date: '',
  time: '',
  place: '',
  address: '',
  area: '',
  mapsLink: '',
  translatedPlace: '',
  translatedAddress: '',
  translatedArea: '',
}

/** @returns the values of a stored event */
export function toEventValues({ title, date, time, place, address, area, mapsLink, translation }: EventDetails) {
  const stored = { title, date, time, place, address, area, mapsLink }
  const known = Object.entries(stored).filter(([, value]) => value !== undefined)
  return {
    ...emptyEvent,
    ...(Object.fromEntries(known) as Partial<EventValues>),
    translatedPlace: translation?.place ?? '',
    translatedAddress: translation?.address ?? '',
    translatedArea: translation?.area ?? '',
  }
}

const trimOrOmit = (text: string): string | undefined => text.trim() || undefined

const toTranslation = (values: EventValues): EventDetails['translation'] => {
  const place = trimOrOmit(values.translatedPlace)
  return place === undefined
    ? undefined
    : { place, address: trimOrOmit(values.translatedAddress), area: trimOrOmit(values.translatedArea) }
}

/** @returns the details that the API stores; only a custom event has a title */
export const toEventDetails = (values: EventValues, kind: EventKind): EventDetails => ({
  title: kind === 'custom' ? values.title.trim() : undefined,
  date: values.date || undefined,
  time: values.time || undefined,
  place: trimOrOmit(values.place),
  address: trimOrOmit(values.address),
  area: trimOrOmit(values.area),
  mapsLink: trimOrOmit(getMapUrl(values.mapsLink) ?? values.mapsLink),
  translation: toTranslation(values),
})

/** A line of text, as in the OpenAPI document (Text). */
export const line = createLineRule(LINE_MAX_CHARACTERS, {
  tooLong: eventFormMessages.tooLong.id,
  markup: eventFormMessages.markup.id,
})

const requiredLine = line.required(eventFormMessages.placeShown.id)

/** A name is required as soon as another detail of the place is given. */
const createPlaceName = (details: (keyof EventValues)[]) =>
  line.test('name', eventFormMessages.placeRequired.id, (name = '', { parent }) => {
    const values = parent as EventValues
    return name.trim() !== '' || details.every((detail) => (values[detail] ?? '').trim() === '')
  })

/**
 * @param kind a custom event requires a title
 * @param isShown an event that the invitation shows requires a date, the wedding itself all of its place
 */
export const eventSchema = (kind: Event['kind'], isShown: boolean): ObjectSchema<object> =>
  object({
    title: kind === 'custom' ? line.required(eventFormMessages.required.id) : string(),
    date: isShown ? string().required(eventFormMessages.dateRequired.id) : string(),
    ...(isShown && kind === 'wedding'
      ? { place: requiredLine, address: requiredLine, area: requiredLine }
      : { place: createPlaceName(['address', 'area', 'mapsLink', 'translatedPlace']), address: line, area: line }),
    mapsLink: mapsLinkRule,
    translatedPlace: createPlaceName(['translatedAddress', 'translatedArea']),
    translatedAddress: line,
    translatedArea: line,
  })
