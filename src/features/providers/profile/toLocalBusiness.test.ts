import { createPhoto, createProfile, createProviderPage } from '@tests/fixtures/provider'
import { toLocalBusiness } from './toLocalBusiness'

const words = {
  siteUrl: 'https://zaffa.example',
  locale: 'ar',
  prices: 'تبدأ من ١٥٬٠٠٠ جنيه',
  summary: 'مصورون',
} as const
const describeProvider = (changes = {}, more = {}): Record<string, unknown> =>
  JSON.parse(JSON.stringify(toLocalBusiness(createProviderPage(changes), { ...words, ...more }))) as Record<
    string,
    unknown
  >

it('describes all that a provider says of itself', () => {
  const { id } = createProviderPage()
  const url = `https://zaffa.example/providers/${id}`
  expect(describeProvider({ photos: [createPhoto(1)] })).toEqual({
    '@type': 'LocalBusiness',
    '@id': url,
    url,
    name: 'Adasa Studio',
    description: 'We photograph weddings since 2012.\nAlways two of us.',
    image: [expect.stringMatching(/^https:\/\/zaffa\.example\/api\/v1\/uploads\/photo\/.+-large\.webp$/)],
    telephone: '+201012345678',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Heliopolis, Cairo',
      addressLocality: 'مدينة نصر',
      addressRegion: 'القاهرة',
      addressCountry: 'EG',
    },
    areaServed: [
      { '@type': 'AdministrativeArea', name: 'الجيزة' },
      { '@type': 'AdministrativeArea', name: 'الإسكندرية' },
    ],
    priceRange: 'تبدأ من ١٥٬٠٠٠ جنيه',
    foundingDate: '2012',
    sameAs: [
      'https://example.com/adasa',
      'https://www.instagram.com/adasa',
      'https://m.facebook.com/adasa',
      'https://adasa.example/blog',
    ],
    openingHoursSpecification: ['Sunday', 'Saturday'].map((day) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${day}`,
    })),
    makesOffer: [
      {
        '@type': 'Offer',
        name: 'Gold',
        description: 'Two photographers\nAn album',
        price: 25_000,
        priceCurrency: 'EGP',
      },
    ],
  })
})

it('has what search engines require, and nothing empty, for a provider without a profile', () => {
  const described = describeProvider(
    { profile: null, photos: [], address: null, websiteOrSocialMedia: null, businessName: null },
    { prices: null },
  )
  expect(Object.keys(described)).toEqual(['@type', '@id', 'url', 'name', 'description', 'telephone', 'address'])
  expect(described).toMatchObject({
    name: 'Mona Adel',
    description: 'مصورون',
    address: { '@type': 'PostalAddress', addressCountry: 'EG' },
  })
})

it('links no address that is no web page, and states no price that is not known', () => {
  const packages = [{ name: 'Gold', price: null, contents: '' }]
  const described = describeProvider({
    websiteOrSocialMedia: 'javascript:alert(1)',
    profile: createProfile({ socialLinks: [], packages }),
  })
  expect(described.sameAs).toBeUndefined()
  expect(described.makesOffer).toEqual([{ '@type': 'Offer', name: 'Gold' }])
})

it('has a rating where there is one', () => {
  const stars = { quality: 5, communication: 4, punctuality: 5, value: 4 }
  expect(describeProvider({ rating: { count: 3, average: 4.5, stars } }).aggregateRating).toEqual({
    '@type': 'AggregateRating',
    ratingValue: 4.5,
    reviewCount: 3,
  })
  expect(describeProvider()).not.toHaveProperty('aggregateRating')
})
