import { useIntl } from 'react-intl'
import type { ProviderPhoto } from '@/api/providers'
import { PHOTO_SIDES_PX } from '@shared/limits'
import { guessLanguage } from '@/lib/guessLanguage'
import { providerProfileMessages } from '@/i18n/messages/providerProfile'

const sizes = Object.keys(PHOTO_SIDES_PX) as (keyof typeof PHOTO_SIDES_PX)[]

/** @returns the attributes of an image that loads the size that fits */
export function getPhotoAttributes({ alt, width, height, files }: ProviderPhoto) {
  const longerSide = Math.max(width, height)
  const getWidth = (side: number) => Math.round(width * Math.min(1, side / longerSide))
  return {
    src: files.medium,
    srcSet: sizes.map((size) => `${files[size]} ${getWidth(PHOTO_SIDES_PX[size])}w`).join(', '),
    width,
    height,
    // The language of the alternative text.
    lang: alt ? guessLanguage(alt) : undefined,
  }
}

/** @returns a function that says what a photograph shows; a neutral text where the provider has not */
export function usePhotoAlt(name: string, photos: readonly ProviderPhoto[]) {
  const intl = useIntl()
  return (index: number): string =>
    photos[index]?.alt?.trim() ||
    intl.formatMessage(providerProfileMessages.photoAlt, { n: index + 1, count: photos.length, name })
}
