import type { OwnProvider } from '@/api/providers'
import { getLatestAlt } from '@/lib/providers/getLatestAlt'
import { getLatestDetails } from '../details/detailsValues'

/** @returns an entry as couples see it once everything that waits is approved */
export function mergeWaiting(provider: OwnProvider): OwnProvider {
  const { details, profile } = getLatestDetails(provider)
  const photos = (provider.ownPhotos ?? []).flatMap((photo) => {
    const { id, width, height, files } = photo
    return files ? { id, alt: getLatestAlt(photo), width, height, files } : []
  })
  return { ...provider, ...details, profile, photos }
}
