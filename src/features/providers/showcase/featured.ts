import type { MessageDescriptor } from 'react-intl'
import type { ServiceCategory } from '@/api'
import catering from '@/assets/pictures/providers/catering.svg'
import decor from '@/assets/pictures/providers/decor.svg'
import entertainment from '@/assets/pictures/providers/entertainment.svg'
import photography from '@/assets/pictures/providers/photography.svg'
import planning from '@/assets/pictures/providers/planning.svg'
import venues from '@/assets/pictures/providers/venues.svg'
import { showcaseMessages as words } from '@/i18n/messages/providers'

/** Size of the pictures, in px. */
export const PICTURE = { width: 800, height: 600 } as const

export interface Featured {
  name: MessageDescriptor
  picture: string
  alt: MessageDescriptor
  rating: number
  reviews: number
  /** The category in the directory that the card links to. */
  category: ServiceCategory
}

/** The six cards of the carousel (specification §2), with its texts and numbers. */
export const featured: readonly Featured[] = [
  {
    name: words.photography,
    picture: photography,
    alt: words.photographyAlt,
    rating: 5,
    reviews: 120,
    category: 'photographer',
  },
  { name: words.venues, picture: venues, alt: words.venuesAlt, rating: 4.9, reviews: 85, category: 'weddinghall' },
  { name: words.catering, picture: catering, alt: words.cateringAlt, rating: 4.8, reviews: 95, category: 'catering' },
  {
    name: words.planning,
    picture: planning,
    alt: words.planningAlt,
    rating: 5,
    reviews: 150,
    category: 'weddingplanner',
  },
  { name: words.decor, picture: decor, alt: words.decorAlt, rating: 4.9, reviews: 110, category: 'flowerbouquet' },
  {
    name: words.entertainment,
    picture: entertainment,
    alt: words.entertainmentAlt,
    rating: 4.7,
    reviews: 75,
    category: 'dj',
  },
]

export interface BrowseCard {
  name: MessageDescriptor
  count: number
  category: ServiceCategory
}

/** The six cards under 'Browse by Category' (specification §2). */
export const browseCards: readonly BrowseCard[] = [
  { name: words.browsePhotography, count: 150, category: 'photographer' },
  { name: words.browseVenues, count: 200, category: 'weddinghall' },
  { name: words.browseCatering, count: 120, category: 'catering' },
  { name: words.browseEntertainment, count: 80, category: 'dj' },
  { name: words.browseTransportation, count: 60, category: 'weddingcar' },
  { name: words.browseJewelry, count: 90, category: 'jewelry' },
]
