import { getOtherLanguage } from '../../../shared/languages.ts'
import type { EventRow, InvitationPlans } from './model.ts'
import { formatOtherPlaces, isSamePlace, parsePlaces, toPlaceColumns } from './places.ts'

/**
 * @param event the wedding itself as it is stored
 * @returns its columns with the plans of an invitation. When the place has changed in one language only, the couple is asked about the other.
 */
export function toWeddingColumns(
  event: EventRow | undefined,
  { dates, time, language, place, mapsLink }: Omit<InvitationPlans, 'timeZone'>,
) {
  const before = parsePlaces(event?.places ?? null)
  const old = before[language]
  const translation = before[getOtherLanguage(language)]
  const isReplaced = old !== undefined && !isSamePlace(old, place)
  return {
    date: dates.wedding,
    time,
    ...toPlaceColumns({ ...before, [language]: place }, mapsLink ?? undefined),
    other_places: isReplaced ? formatOtherPlaces(translation ? [translation] : []) : (event?.other_places ?? null),
  }
}
