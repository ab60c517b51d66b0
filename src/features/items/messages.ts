import { defineMessages } from 'react-intl'

export const itemMessages = {
  ...defineMessages({
    title: { id: 'items.title', defaultMessage: 'Items for your new home' },
    description: { id: 'items.description', defaultMessage: 'Twenty-five things that a new home needs, in five categories, with advice from people who have furnished theirs. Keep what you like in a wishlist.' },
    lead: { id: 'items.lead', defaultMessage: 'A trousseau without the arguments: look together, and keep what you both like.' },
    tabs: { id: 'items.tabs', defaultMessage: 'Categories of items' },
    all: { id: 'items.all', defaultMessage: 'All Items' },
    appliances: { id: 'items.appliances', defaultMessage: 'Electrical appliances' },
    storage: { id: 'items.storage', defaultMessage: 'Storage' },
    accessories: { id: 'items.accessories', defaultMessage: 'Accessories' },
    furnishings: { id: 'items.furnishings', defaultMessage: 'Furnishings' },
    bathroom: { id: 'items.bathroom', defaultMessage: 'Bathroom supplies' },
    viewDetails: { id: 'items.viewDetails', defaultMessage: 'View Details' },
    onlyWished: { id: 'items.onlyWished', defaultMessage: 'Only my wishlist' },
    noneWished: { id: 'items.noneWished', defaultMessage: 'Nothing here is in your wishlist yet' },
    noneWishedHint: { id: 'items.noneWishedHint', defaultMessage: 'Press the heart on anything you like. It stays in this browser, and in your account once you sign in.' },
    showAll: { id: 'items.showAll', defaultMessage: 'Show everything' },
    backToAll: { id: 'items.backToAll', defaultMessage: 'All items' },
    more: { id: 'items.more', defaultMessage: 'More of this category' },
    notFound: { id: 'items.notFound', defaultMessage: 'This item is not in the gallery' },
    notFoundHint: { id: 'items.notFoundHint', defaultMessage: 'The link may have lost a letter on its way.' },
    askStore: { id: 'items.askStore', defaultMessage: 'Look for it in our store' },
  }),
  ...defineMessages<{ detailsOf: { name: string } }>({
    detailsOf: { id: 'items.detailsOf', defaultMessage: 'View Details: {name}' },
  }),
  ...defineMessages<{ shown: { count: number } }>({
    shown: { id: 'items.shown', defaultMessage: '{count, plural, =0 {No items} one {# item} other {# items}}' },
  }),
}
