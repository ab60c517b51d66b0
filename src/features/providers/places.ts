import type { Governorate } from '@/api'
import { GOVERNORATES, type PlaceName } from '@shared/places'
import { toSearchKey } from '@shared/text'

/** A governorate, or a city of it; the city is empty for the whole governorate. */
export interface Place {
  governorate: Governorate
  city: string
}

/** A place with its name in both scripts. */
export interface NamedPlace extends Place {
  name: PlaceName
  governorateName: PlaceName
}

/** Every governorate, each before its cities. */
export const PLACES: readonly NamedPlace[] = GOVERNORATES.flatMap(({ id, name, cities }) => {
  const governorate = { governorate: id as Governorate, governorateName: name }
  return [
    { ...governorate, city: '', name },
    ...cities.map((city) => ({ ...governorate, city: city.id, name: city.name })),
  ]
})

/** @returns whether a name contains a search key in either script: «القاهرة» and "Cairo" find it in both languages */
export const isNameMatch = (name: PlaceName | undefined, key: string): boolean =>
  name !== undefined && [name.ar, name.en].some((text) => toSearchKey(text).includes(key))

/** Finds the place that a text names in full, in either script; a governorate before a city of the same name. */
export function findPlace(text: string): NamedPlace | undefined {
  const key = toSearchKey(text)
  const isNamed = ({ name }: NamedPlace) => [name.ar, name.en].some((one) => toSearchKey(one) === key)
  return PLACES.find((place) => place.city === '' && isNamed(place)) ?? PLACES.find(isNamed)
}
