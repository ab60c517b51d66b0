import { defineMessages } from 'react-intl'

/** A provider's profile in words: on its page, and in the operator's console. */
export const profileFormatMessages = {
  ...defineMessages({ everyDay: { id: 'providerProfile.everyDay', defaultMessage: 'Every day' } }),
  ...defineMessages<{
    price: { price: number }
    priceFrom: { from: number }
    priceUpTo: { to: number }
    priceRange: { from: number; to: number }
    evening: { price: string }
    event: { price: string }
    person: { price: string }
    hour: { price: string }
    piece: { price: string }
    place: { city: string; governorate: string }
    capacity: { count: number }
  }>({
    price: { id: 'providerProfile.price', defaultMessage: '{price, plural, other {EGP\u00A0#}}' },
    priceFrom: { id: 'providerProfile.priceFrom', defaultMessage: 'From {from, plural, other {EGP\u00A0#}}' },
    priceUpTo: { id: 'providerProfile.priceUpTo', defaultMessage: 'Up to {to, plural, other {EGP\u00A0#}}' },
    priceRange: {
      id: 'providerProfile.priceRange',
      defaultMessage: 'From EGP\u00A0{from, number} to {to, plural, other {EGP\u00A0#}}',
    },
    evening: { id: 'providerProfile.evening', defaultMessage: '{price} per evening' },
    event: { id: 'providerProfile.event', defaultMessage: '{price} per event' },
    person: { id: 'providerProfile.person', defaultMessage: '{price} per person' },
    hour: { id: 'providerProfile.hour', defaultMessage: '{price} per hour' },
    piece: { id: 'providerProfile.piece', defaultMessage: '{price} per piece' },
    place: { id: 'providerProfile.place', defaultMessage: '{city}, {governorate}' },
    capacity: {
      id: 'providerProfile.capacity',
      defaultMessage: 'Up to {count, plural, one {# guest} other {# guests}}',
    },
  }),
}

export const providerProfileMessages = {
  ...defineMessages({
    contactAction: { id: 'providerProfile.contactAction', defaultMessage: 'Get in touch' },
    about: { id: 'providerProfile.about', defaultMessage: 'In their own words' },
    photos: { id: 'providerProfile.photos', defaultMessage: 'Photographs' },
    viewerFailed: {
      id: 'providerProfile.viewerFailed',
      defaultMessage: 'The photographs could not be opened. Check your connection and try again.',
    },
    previous: { id: 'providerProfile.previous', defaultMessage: 'Previous photograph' },
    next: { id: 'providerProfile.next', defaultMessage: 'Next photograph' },
    close: { id: 'providerProfile.close', defaultMessage: 'Close' },
    packages: { id: 'providerProfile.packages', defaultMessage: 'Packages' },
    priceOnRequest: { id: 'providerProfile.priceOnRequest', defaultMessage: 'Price on request' },
    serves: { id: 'providerProfile.serves', defaultMessage: 'Also serves' },
    languages: { id: 'providerProfile.languages', defaultMessage: 'Languages' },
    openingDays: { id: 'providerProfile.openingDays', defaultMessage: 'Open' },
    founded: { id: 'providerProfile.founded', defaultMessage: 'Founded in' },
    online: { id: 'providerProfile.online', defaultMessage: 'On the web' },
    editEntry: { id: 'providerProfile.editEntry', defaultMessage: 'Edit' },
  }),
  ...defineMessages<{
    photoAlt: { n: number; count: number; name: string }
    viewer: { name: string }
    counter: { n: number; count: number }
    ownEntry: { status: string }
  }>({
    photoAlt: {
      id: 'providerProfile.photoAlt',
      defaultMessage: 'Photograph {n, number} of {count, number} of {name}',
    },
    viewer: { id: 'providerProfile.viewer', defaultMessage: 'Photographs of {name}' },
    counter: { id: 'providerProfile.counter', defaultMessage: '{n, number} of {count, number}' },
    ownEntry: {
      id: 'providerProfile.ownEntry',
      defaultMessage:
        '{status, select, approved {This is your entry.} other {This is your entry. At the moment only you can see it.}}',
    },
  }),
}

/** What couples rate, and how many stars it has. */
export const starMessages = {
  ...defineMessages({
    quality: { id: 'stars.quality', defaultMessage: 'Quality' },
    communication: { id: 'stars.communication', defaultMessage: 'Communication' },
    punctuality: { id: 'stars.punctuality', defaultMessage: 'Punctuality' },
    value: { id: 'stars.value', defaultMessage: 'Value for money' },
  }),
  ...defineMessages<{ ofFive: { stars: number }; rating: { average: number; count: number } }>({
    ofFive: {
      id: 'stars.ofFive',
      defaultMessage: '{stars, plural, one {# star} other {# stars}} of 5',
    },
    rating: {
      id: 'stars.rating',
      defaultMessage: '{average, number, ::.0} · {count, plural, one {# review} other {# reviews}}',
    },
  }),
}
