import type { MessageDescriptor } from 'react-intl'
import type { ServiceCategory } from '@/api'
import { iconPaths } from './iconPaths'
import { categoryMessages } from '@/i18n/messages/providers'

export interface Category {
  value: ServiceCategory
  label: MessageDescriptor
  description: MessageDescriptor
  /** Icon path on a grid of 24, for CategoryIcon. */
  icon: string
}

const words = {
  beautycenter: { label: categoryMessages.beautycenter, description: categoryMessages.beautycenterAbout },
  flowerbouquet: { label: categoryMessages.flowerbouquet, description: categoryMessages.flowerbouquetAbout },
  invitations: { label: categoryMessages.invitations, description: categoryMessages.invitationsAbout },
  makeupartist: { label: categoryMessages.makeupartist, description: categoryMessages.makeupartistAbout },
  mazoons: { label: categoryMessages.mazoons, description: categoryMessages.mazoonsAbout },
  photographer: { label: categoryMessages.photographer, description: categoryMessages.photographerAbout },
  photosetion: { label: categoryMessages.photosetion, description: categoryMessages.photosetionAbout },
  weddingcar: { label: categoryMessages.weddingcar, description: categoryMessages.weddingcarAbout },
  weddingdress: { label: categoryMessages.weddingdress, description: categoryMessages.weddingdressAbout },
  weddinghall: { label: categoryMessages.weddinghall, description: categoryMessages.weddinghallAbout },
  weddingplanner: { label: categoryMessages.weddingplanner, description: categoryMessages.weddingplannerAbout },
  catering: { label: categoryMessages.catering, description: categoryMessages.cateringAbout },
  weddingcake: { label: categoryMessages.weddingcake, description: categoryMessages.weddingcakeAbout },
  jewelry: { label: categoryMessages.jewelry, description: categoryMessages.jewelryAbout },
  travel: { label: categoryMessages.travel, description: categoryMessages.travelAbout },
  dj: { label: categoryMessages.dj, description: categoryMessages.djAbout },
  ceremonymusic: { label: categoryMessages.ceremonymusic, description: categoryMessages.ceremonymusicAbout },
} satisfies Record<ServiceCategory, Pick<Category, 'label' | 'description'>>

/** The 17 vendor categories in the specification's order (§3). */
export const categories: readonly Category[] = (Object.keys(words) as ServiceCategory[]).map((value) => ({
  value,
  icon: iconPaths[value],
  ...words[value],
}))

/** Finds a category by its value; undefined when there is none. */
export const findCategory = (value: string | null): Category | undefined =>
  categories.find((category) => category.value === value)
