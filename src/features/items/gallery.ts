import type { MessageDescriptor } from 'react-intl'
import { galleryMessages, itemMessages } from '@/i18n/messages/items'

/** The five categories in the order of the tabs (specification §2, Items), as the API names them. */
export const CATEGORIES = ['appliances', 'storage', 'accessories', 'furnishings', 'bathroom'] as const
export type ItemCategory = (typeof CATEGORIES)[number]

/** Specification §9: 25 gallery images in 5 categories. */
const ITEMS_PER_CATEGORY = 5

export interface GalleryItem {
  id: string
  category: ItemCategory
  image: string
  name: MessageDescriptor
  about: MessageDescriptor
}

type ItemKey = Exclude<keyof typeof galleryMessages, `${string}-about`>

function createItem(category: ItemCategory, number: number): GalleryItem {
  const id = `${category}-${number}` as ItemKey
  return {
    id,
    category,
    image: `/assets/items/${id}.svg`,
    name: galleryMessages[id],
    about: galleryMessages[`${id}-about`],
  }
}

/** The fixed list of the gallery. The API's `/items` returns the same for other clients; a test compares them. */
export const ITEMS: readonly GalleryItem[] = CATEGORIES.flatMap((category) =>
  Array.from({ length: ITEMS_PER_CATEGORY }, (_, index) => createItem(category, index + 1)),
)

export const findItem = (id: string | undefined): GalleryItem | undefined => ITEMS.find((item) => item.id === id)

/** @returns the items of a category; all 25 without one ("All Items"). */
export const getItems = (category: ItemCategory | null): readonly GalleryItem[] =>
  category === null ? ITEMS : ITEMS.filter((item) => item.category === category)

/** Parses a category of the URL; null when it does not exist. */
export const parseItemCategory = (text: string | null): ItemCategory | null =>
  CATEGORIES.find((category) => category === text) ?? null

export const getCategoryLabel = (category: ItemCategory): MessageDescriptor => itemMessages[category]
