/**
 * @param parts of a place: hall, address, area
 * @returns the address of Google Maps that searches for the place, on a phone in its app (Maps URLs, "Search"); undefined for an empty place
 */
export function getPlaceSearchUrl(parts: readonly string[]): string | undefined {
  const query = parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ')
  // Unlike `encodeURIComponent`, it accepts half of an emoji, which the limit of a field leaves.
  const parameters = new URLSearchParams({ api: '1', query })
  return query === '' ? undefined : `https://www.google.com/maps/search/?${parameters.toString()}`
}
