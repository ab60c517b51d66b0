import type { components } from '../../../openapi/generated/types.ts'
import { getOtherLanguage } from '../../../shared/languages.ts'
import { isBlank, cleanLine } from '../../../shared/text.ts'
import { getMessages } from '../../messages/index.ts'
import type { Language } from '../../messages/index.ts'

type Schemas = components['schemas']
type PlaceDetails = Pick<Schemas['EventDetails'], 'place' | 'address' | 'area' | 'mapsLink' | 'translation'>

/** A place in one language; address and area are empty when they are unknown. */
export interface PlaceTexts {
  name: string
  address: string
  area: string
}

/** A place in the languages in which the couple has written it (docs/decisions/0081-one-record-of-the-plans.md). */
export type Places = Partial<Record<Language, PlaceTexts>>

/** @param json of the column `places` */
export const parsePlaces = (json: string | null): Places => (json === null ? {} : (JSON.parse(json) as Places))

/** @returns the JSON of the column `places` */
export const formatPlaces = (places: Places): string | null =>
  Object.keys(places).length === 0 ? null : JSON.stringify(places)

/** @returns the place in a language, or as it is written in the other one */
export const getPlace = (places: Places, language: Language): PlaceTexts | undefined =>
  places[language] ?? places[getOtherLanguage(language)]

/** @param json of the column `other_places` */
export const parseOtherPlaces = (json: string | null): PlaceTexts[] =>
  json === null ? [] : (JSON.parse(json) as PlaceTexts[])

/** @returns the JSON of the column `other_places` */
export const formatOtherPlaces = (places: PlaceTexts[]): string | null =>
  places.length === 0 ? null : JSON.stringify(places)

/** @returns the texts in the API's format, without those that are unknown */
export const toPlaceTextsWire = ({ name, address, area }: PlaceTexts): Schemas['PlaceTexts'] => ({
  place: name,
  ...(address === '' ? {} : { address }),
  ...(area === '' ? {} : { area }),
})

/** @returns the place in the API's format, in one language only, or with its translation */
export function toPlaceWire(
  { places: json, maps_link: mapsLink }: { places: string | null; maps_link: string | null },
  language: Language,
  { hasTranslation }: { hasTranslation: boolean },
): PlaceDetails {
  const places = parsePlaces(json)
  const place = getPlace(places, language)
  const translation = places[language] && places[getOtherLanguage(language)]
  return {
    ...(place ? toPlaceTextsWire(place) : {}),
    ...(mapsLink === null ? {} : { mapsLink }),
    ...(hasTranslation && translation ? { translation: toPlaceTextsWire(translation) } : {}),
  }
}

const cleanOptional = (text: string | undefined): string => {
  const line = cleanLine(text ?? '')
  return isBlank(line) ? '' : line
}

/** @returns the given texts as they are stored, undefined without a name */
function toPlaceTexts({ place, address, area }: Partial<Schemas['PlaceTexts']>): PlaceTexts | undefined {
  const name = cleanOptional(place)
  return name === '' ? undefined : { name, address: cleanOptional(address), area: cleanOptional(area) }
}

/** @param language of the wedding, in which `details` are, but for their translation */
export function toPlaces(details: PlaceDetails, language: Language): Places {
  const place = toPlaceTexts(details)
  const translation = toPlaceTexts(details.translation ?? {})
  return {
    ...(place ? { [language]: place } : {}),
    ...(place && translation ? { [getOtherLanguage(language)]: translation } : {}),
  }
}

/** @returns the columns of an event that hold its place */
export const toPlaceColumns = (places: Places, mapsLink: string | undefined) => ({
  place: Object.values(places)[0]?.name ?? null,
  places: formatPlaces(places),
  maps_link: mapsLink ?? null,
})

/** @returns whether two places have the same texts; undefined is no place */
export const isSamePlace = (a: PlaceTexts | undefined, b: PlaceTexts | undefined): boolean =>
  a?.name === b?.name && a?.address === b?.address && a?.area === b?.area

/** @returns whether two places have the same texts in both languages */
const hasSameTexts = (a: Places, b: Places): boolean => isSamePlace(a.ar, b.ar) && isSamePlace(a.en, b.en)

/** @returns whether guests have to go elsewhere; a place that is written in another language too has not moved */
function hasPlaceMoved(before: Places, after: Places): boolean {
  const common = (['ar', 'en'] as const).filter((language) => before[language] && after[language])
  if (common.length === 0) return !isSamePlace(getPlace(before, 'ar'), getPlace(after, 'ar'))
  return common.some((language) => !isSamePlace(before[language], after[language]))
}

/** The columns of an event that say when and where it is. */
interface EventPlan {
  date: string | null
  time: string | null
  status: string | null
  places: string | null
  maps_link: string | null
}

/** @returns what differs between two states of an event; guests have to go elsewhere only if the place is another one */
export function compareEvents(before: EventPlan, after: EventPlan) {
  const [placesBefore, places] = [parsePlaces(before.places), parsePlaces(after.places)]
  return {
    date: after.date !== before.date,
    time: after.time !== before.time,
    status: after.status !== before.status,
    place: !hasSameTexts(placesBefore, places) || after.maps_link !== before.maps_link,
    isElsewhere: hasPlaceMoved(placesBefore, places),
  }
}

/** @returns the status of an event whose date is edited: a new date ends a postponement */
export const getStatusAfter = (
  { status, date }: Pick<EventPlan, 'status' | 'date'>,
  dateAfter: string | null,
): string | null => (status === 'postponed' && dateAfter !== date ? null : status)

/** A hall with what its name depends on. */
export interface NamedHall {
  name: string
  has_place_name: 0 | 1
  /** Of its event. */
  places: string | null
}

/** @returns the hall's own name, or the name of its event's place */
export function getHallName({ name, has_place_name: hasPlaceName, places }: NamedHall, language: Language): string {
  if (hasPlaceName === 0) return name
  return getPlace(parsePlaces(places), language)?.name ?? getMessages(language).weddings.hall
}
