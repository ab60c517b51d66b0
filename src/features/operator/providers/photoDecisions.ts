import type { OwnPhoto, ProviderDecision, QueuedProvider } from '@/api/operator'
import { getLatestAlt } from '@/lib/providers/getLatestAlt'

export type PhotoDecision = NonNullable<ProviderDecision['photos']>[number]

/** @returns whether a photograph, or new words about it, wait for a decision */
export const isUndecided = ({ status, newAlt }: OwnPhoto): boolean =>
  status === 'waiting' || (status === 'listed' && newAlt !== null)

/**
 * @param refused ids of the photographs that couples must not see
 * @returns a decision about each photograph that needs one
 */
export const decidePhotos = (photos: readonly OwnPhoto[], refused: ReadonlySet<string>): PhotoDecision[] =>
  photos
    .filter(isUndecided)
    .map((photo) => ({ id: photo.id, alt: getLatestAlt(photo), isListed: !refused.has(photo.id) }))

/** @returns whether nothing but photographs can wait: the provider is listed, and no edit waits */
export const hasOnlyPhotos = ({ status, edit }: QueuedProvider): boolean =>
  status === 'approved' && edit?.refusal !== null
