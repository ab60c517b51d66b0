import { findCity, findGovernorate, GOVERNORATES } from '../../../shared/places.ts'
import type { PlaceName } from '../../../shared/places.ts'
import { toSearchKey } from '../../../shared/text.ts'
import type { Profile } from './profile.ts'

/** What the search of a provider is derived from. */
interface Searched {
  full_name: string
  business_name: string | null
  address: string | null
}

/** A name is a word of its own, in Arabic perhaps with «و», «ب» or «ل» before it. */
const buildNamePattern = ({ ar, en }: PlaceName): string =>
  `(?:(?<![a-z])${toSearchKey(en)}(?![a-z])|(?<!\\p{L})[وبل]?${toSearchKey(ar)}(?!\\p{L}))`

/** The names of each governorate and of its cities. */
const patterns = GOVERNORATES.map(({ id, name, cities }) => ({
  id,
  pattern: new RegExp([name, ...cities.map((city) => city.name)].map(buildNamePattern).join('|'), 'u'),
}))

/** @returns the governorates whose names, or cities, an address has */
function findGovernoratesIn(address: string | null): string[] {
  const key = toSearchKey(address ?? '')
  return patterns.filter(({ pattern }) => pattern.test(key)).map(({ id }) => id)
}

/** @returns the governorate where a provider is and those that it serves; by its address where the profile does not say */
const listGovernorates = (profile: Profile | null, address: string | null): string[] => [
  ...new Set([
    ...(profile?.governorate ? [profile.governorate] : findGovernoratesIn(address)),
    ...(profile?.serves ?? []),
  ]),
]

/** @returns the columns in which the directory searches; places under their names in both scripts */
export function buildSearchKeys(
  { full_name: fullName, business_name: businessName, address }: Searched,
  profile: Profile | null,
) {
  const governorates = listGovernorates(profile, address)
  const places = [findCity(profile?.governorate, profile?.city), ...governorates.map(findGovernorate)]
  const placeNames = places.flatMap((place) => (place ? [place.name.ar, place.name.en] : []))
  return {
    search_name: toSearchKey(`${businessName ?? ''} ${fullName}`),
    search_area: toSearchKey([address ?? '', ...placeNames].join(' ')),
    governorates: governorates.map((id) => ` ${id} `).join(''),
  }
}
