import type { OwnPhoto } from '@/api'
import { getLatestAlt } from '@/lib/providers/getLatestAlt'

/** What the owner has changed and the API has not confirmed yet. */
export interface Arrangement {
  /** The ids in their new order; null for the stored one. */
  order: string[] | null
  /** New descriptions by photograph; null for none. */
  alts: Record<string, string | null>
}

export const unchanged: Arrangement = { order: null, alts: {} }

/** @returns the photographs in an order of ids; those that are not in it come last */
export function orderPhotos(photos: readonly OwnPhoto[], order: string[] | null): OwnPhoto[] {
  if (order === null) return [...photos]
  const getPlace = ({ id }: OwnPhoto) => (order.includes(id) ? order.indexOf(id) : order.length)
  return [...photos].sort((one, other) => getPlace(one) - getPlace(other))
}

/** @returns what the API stores: each photograph once, in its order */
export const toArrangedPhotos = (photos: readonly OwnPhoto[], { order, alts }: Arrangement) =>
  orderPhotos(photos, order).map((photo) => {
    const changed = alts[photo.id]
    return { id: photo.id, alt: changed === undefined ? getLatestAlt(photo) : changed }
  })
