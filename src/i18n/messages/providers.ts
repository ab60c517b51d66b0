import { defineMessages } from 'react-intl'

export const showcaseMessages = {
  ...defineMessages({
    title: { id: 'providers.title', defaultMessage: 'Wedding providers in Egypt' },
    description: {
      id: 'providers.description',
      defaultMessage:
        '500+ verified wedding providers in Egypt: photographers, halls, caterers, decor and music. Browse by category, or register yourself.',
    },
    heading: { id: 'providers.heading', defaultMessage: 'The hands behind a beautiful day' },
    lead: {
      id: 'providers.lead',
      defaultMessage:
        'Photographers, halls, caterers, musicians: people who love their work as you love your wedding. Look around, then speak to them directly.',
    },
    statsLabel: { id: 'providers.statsLabel', defaultMessage: 'Our providers in numbers' },
    verifiedCount: { id: 'providers.verifiedCount', defaultMessage: '500+' },
    verified: { id: 'providers.verified', defaultMessage: 'verified providers' },
    ratingCount: { id: 'providers.ratingCount', defaultMessage: '4.8' },
    rating: { id: 'providers.rating', defaultMessage: 'average rating' },
    couplesCount: { id: 'providers.couplesCount', defaultMessage: '10K+' },
    couples: { id: 'providers.couples', defaultMessage: 'happy couples' },
    featured: { id: 'providers.featured', defaultMessage: 'Featured' },
    featuredLead: {
      id: 'providers.featuredLead',
      defaultMessage: 'What other couples are glad they booked early.',
    },
    viewDetails: { id: 'providers.viewDetails', defaultMessage: 'View Details' },
    photography: { id: 'providers.photography', defaultMessage: 'Wedding Photography' },
    photographyAlt: {
      id: 'providers.photographyAlt',
      defaultMessage: 'A camera on its tripod, and two prints of a couple and a bouquet on a line',
    },
    venues: { id: 'providers.venues', defaultMessage: 'Wedding Venues' },
    venuesAlt: {
      id: 'providers.venuesAlt',
      defaultMessage: 'A hall with lattice windows between palms, its door open and a red carpet before it',
    },
    catering: { id: 'providers.catering', defaultMessage: 'Catering Services' },
    cateringAlt: {
      id: 'providers.cateringAlt',
      defaultMessage: 'A laid table with a brass cover, a stand of sweets, and hibiscus in glasses',
    },
    planning: { id: 'providers.planning', defaultMessage: 'Wedding Planning' },
    planningAlt: {
      id: 'providers.planningAlt',
      defaultMessage: 'A list half ticked off, a vase of jasmine, and two rings in their box',
    },
    decor: { id: 'providers.decor', defaultMessage: 'Wedding Decor' },
    decorAlt: {
      id: 'providers.decorAlt',
      defaultMessage: 'A kosha: a velvet seat under an arch of flowers, with two lanterns',
    },
    entertainment: { id: 'providers.entertainment', defaultMessage: 'Wedding Entertainment' },
    entertainmentAlt: {
      id: 'providers.entertainmentAlt',
      defaultMessage: 'An oud, a tambourine and a drum on a round carpet under a string of lights',
    },
    browse: { id: 'providers.browse', defaultMessage: 'Browse by Category' },
    browseLead: {
      id: 'providers.browseLead',
      defaultMessage: 'Six that most couples begin with. The directory has eleven more.',
    },
    browsePhotography: { id: 'providers.browsePhotography', defaultMessage: 'Photography' },
    browseVenues: { id: 'providers.browseVenues', defaultMessage: 'Venues' },
    browseCatering: { id: 'providers.browseCatering', defaultMessage: 'Catering' },
    browseEntertainment: { id: 'providers.browseEntertainment', defaultMessage: 'Entertainment' },
    browseTransportation: { id: 'providers.browseTransportation', defaultMessage: 'Transportation' },
    browseJewelry: { id: 'providers.browseJewelry', defaultMessage: 'Jewelry' },
    callTitle: { id: 'providers.callTitle', defaultMessage: 'Find your providers, or become one' },
    callText: {
      id: 'providers.callText',
      defaultMessage: 'Couples look for their providers here. Providers register in three minutes, free of charge.',
    },
    browseAll: { id: 'providers.browseAll', defaultMessage: 'Browse All Providers' },
  }),
  ...defineMessages<{
    reviews: { rating: number; count: number }
    count: { count: number }
    detailsLabel: { action: string; name: string }
  }>({
    reviews: {
      id: 'providers.reviews',
      defaultMessage: '{rating, number, ::.0} ({count, plural, one {# review} other {# reviews}})',
    },
    count: { id: 'providers.count', defaultMessage: '{count, number}+' },
    detailsLabel: { id: 'providers.detailsOf', defaultMessage: '{action}: {name}' },
  }),
}

export const profileMessages = {
  ...defineMessages({
    title: { id: 'provider.title', defaultMessage: 'A wedding provider' },
    description: {
      id: 'provider.description',
      defaultMessage:
        'What this wedding provider offers, where they are, what they charge, and how to reach them directly.',
    },
    directory: { id: 'provider.directory', defaultMessage: 'Directory' },
    back: { id: 'provider.back', defaultMessage: 'Back to the directory' },
    facts: { id: 'provider.facts', defaultMessage: 'At a glance' },
    address: { id: 'provider.address', defaultMessage: 'Where' },
    capacity: { id: 'provider.capacity', defaultMessage: 'Capacity' },
    services: { id: 'provider.services', defaultMessage: 'What they offer' },
    contact: { id: 'provider.contact', defaultMessage: 'Get in touch' },
    contactHint: { id: 'provider.contactHint', defaultMessage: 'You deal with them directly; Zaffa takes no fee.' },
    call: { id: 'provider.call', defaultMessage: 'Call' },
    whatsApp: { id: 'provider.whatsApp', defaultMessage: 'Write on WhatsApp' },
    email: { id: 'provider.email', defaultMessage: 'Send an email' },
    website: { id: 'provider.website', defaultMessage: 'Visit their page' },
    notFoundTitle: { id: 'provider.notFoundTitle', defaultMessage: 'This provider is not in the directory' },
    notFoundText: {
      id: 'provider.notFoundText',
      defaultMessage: 'It may have left the directory, or the link may be incomplete.',
    },
  }),
  ...defineMessages<{ about: { name: string; facts: string } }>({
    about: {
      id: 'provider.about',
      defaultMessage: '{name}: {facts}. Photographs and contact details on Zaffa, the wedding directory for Egypt.',
    },
  }),
}

/** Name (specification §3) and short description of each category. */
export const categoryMessages = defineMessages({
  beautycenter: { id: 'categories.beautycenter', defaultMessage: 'Beauty Center' },
  beautycenterAbout: { id: 'categories.beautycenterAbout', defaultMessage: 'Salons and beauty centers' },
  flowerbouquet: { id: 'categories.flowerbouquet', defaultMessage: 'Flower Bouquet' },
  flowerbouquetAbout: {
    id: 'categories.flowerbouquetAbout',
    defaultMessage: 'The bride’s bouquet, and flowers for the day',
  },
  invitations: { id: 'categories.invitations', defaultMessage: 'Invitations' },
  invitationsAbout: { id: 'categories.invitationsAbout', defaultMessage: 'Printed cards and keepsakes for guests' },
  makeupartist: { id: 'categories.makeupartist', defaultMessage: 'Makeup Artist' },
  makeupartistAbout: { id: 'categories.makeupartistAbout', defaultMessage: 'Bridal make-up, at a studio or at home' },
  mazoons: { id: 'categories.mazoons', defaultMessage: 'Mazoons' },
  mazoonsAbout: { id: 'categories.mazoonsAbout', defaultMessage: 'Wedding officiants' },
  photographer: { id: 'categories.photographer', defaultMessage: 'Photographer' },
  photographerAbout: { id: 'categories.photographerAbout', defaultMessage: 'Photographs and films of the day' },
  photosetion: { id: 'categories.photosetion', defaultMessage: 'Photo Session' },
  photosetionAbout: { id: 'categories.photosetionAbout', defaultMessage: 'Photo booth services' },
  weddingcar: { id: 'categories.weddingcar', defaultMessage: 'Wedding Car' },
  weddingcarAbout: {
    id: 'categories.weddingcarAbout',
    defaultMessage: 'A decorated car for the couple, with a driver',
  },
  weddingdress: { id: 'categories.weddingdress', defaultMessage: 'Wedding Dress' },
  weddingdressAbout: { id: 'categories.weddingdressAbout', defaultMessage: 'Gowns to buy, to hire or made to measure' },
  weddinghall: { id: 'categories.weddinghall', defaultMessage: 'Wedding Hall' },
  weddinghallAbout: { id: 'categories.weddinghallAbout', defaultMessage: 'Ballrooms, gardens and boats on the Nile' },
  weddingplanner: { id: 'categories.weddingplanner', defaultMessage: 'Wedding Planner' },
  weddingplannerAbout: {
    id: 'categories.weddingplannerAbout',
    defaultMessage: 'From the first list to the last dance',
  },
  catering: { id: 'categories.catering', defaultMessage: 'Catering' },
  cateringAbout: { id: 'categories.cateringAbout', defaultMessage: 'Open buffets, dinners and drinks' },
  weddingcake: { id: 'categories.weddingcake', defaultMessage: 'Wedding Cake' },
  weddingcakeAbout: { id: 'categories.weddingcakeAbout', defaultMessage: 'Cakes in tiers, and sweet tables' },
  jewelry: { id: 'categories.jewelry', defaultMessage: 'Jewelry' },
  jewelryAbout: { id: 'categories.jewelryAbout', defaultMessage: 'The shabka, rings and gold' },
  travel: { id: 'categories.travel', defaultMessage: 'Travel' },
  travelAbout: { id: 'categories.travelAbout', defaultMessage: 'Honeymoon services' },
  dj: { id: 'categories.dj', defaultMessage: 'DJ' },
  djAbout: { id: 'categories.djAbout', defaultMessage: 'Sound, light and a full dance floor' },
  ceremonymusic: { id: 'categories.ceremonymusic', defaultMessage: 'Ceremony Music' },
  ceremonymusicAbout: { id: 'categories.ceremonymusicAbout', defaultMessage: 'Live music' },
})

export const registrationMessages = defineMessages({
  becomeProvider: { id: 'registration.becomeProvider', defaultMessage: 'Become a Provider' },
  lead: {
    id: 'registration.lead',
    defaultMessage:
      'Tell us who you are and what you do. We check every registration before it appears in the directory.',
  },
  close: { id: 'registration.close', defaultMessage: 'Close' },
  unavailable: { id: 'registration.unavailable', defaultMessage: 'The form could not be loaded.' },
  aboutYou: { id: 'registration.aboutYou', defaultMessage: 'You and your business' },
  aboutServices: { id: 'registration.aboutServices', defaultMessage: 'What you offer' },
  fullName: { id: 'registration.fullName', defaultMessage: 'Full name' },
  businessName: { id: 'registration.businessName', defaultMessage: 'Business name (optional)' },
  contactNumber: { id: 'registration.contactNumber', defaultMessage: 'Contact number' },
  contactNumberHint: {
    id: 'registration.contactNumberHint',
    defaultMessage: 'An Egyptian mobile number, such as 01012345678',
  },
  emailAddress: { id: 'registration.emailAddress', defaultMessage: 'Email address' },
  address: { id: 'registration.address', defaultMessage: 'Address (optional)' },
  addressHint: { id: 'registration.addressHint', defaultMessage: 'Area and city: couples search by them' },
  serviceClasses: { id: 'registration.serviceClasses', defaultMessage: 'Service categories' },
  serviceClassesHint: { id: 'registration.serviceClassesHint', defaultMessage: 'Choose one or more' },
  priceRange: { id: 'registration.priceRange', defaultMessage: 'Prices from, in EGP (optional)' },
  capacityOrScale: { id: 'registration.capacityOrScale', defaultMessage: 'Capacity or scale (optional)' },
  capacityOrScaleHint: { id: 'registration.capacityOrScaleHint', defaultMessage: 'Such as “up to 300 guests”' },
  websiteOrSocialMedia: {
    id: 'registration.websiteOrSocialMedia',
    defaultMessage: 'Website or social media (optional)',
  },
  cancel: { id: 'registration.cancel', defaultMessage: 'Cancel' },
  submit: { id: 'registration.submit', defaultMessage: 'Submit' },
  submitting: { id: 'registration.submitting', defaultMessage: 'Submitting...' },
  failed: { id: 'registration.failed', defaultMessage: 'An error occurred. Please try again.' },
  fullNameRequired: { id: 'registration.fullNameRequired', defaultMessage: 'Full name is required' },
  contactNumberRequired: { id: 'registration.contactNumberRequired', defaultMessage: 'Contact number is required' },
  contactNumberInvalid: {
    id: 'registration.contactNumberInvalid',
    defaultMessage: 'Please enter a valid Egyptian phone number',
  },
  emailAddressRequired: { id: 'registration.emailAddressRequired', defaultMessage: 'Email address is required' },
  emailAddressInvalid: { id: 'registration.emailAddressInvalid', defaultMessage: 'Please enter a valid email address' },
  serviceClassesRequired: {
    id: 'registration.serviceClassesRequired',
    defaultMessage: 'Please select at least one service category',
  },
  priceRangeInvalid: {
    id: 'registration.priceRangeInvalid',
    defaultMessage: 'Please enter the price as a number, such as 15000',
  },
  websiteInvalid: {
    id: 'registration.websiteInvalid',
    defaultMessage: 'Please enter the address of a page, such as example.com/studio',
  },
  tooLong: { id: 'registration.tooLong', defaultMessage: 'This text is too long' },
  markup: { id: 'registration.markup', defaultMessage: 'Please leave out < and >' },
})
