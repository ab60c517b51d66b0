import { defineMessages } from 'react-intl'

export const wishlistMessages = {
  ...defineMessages({
    add: { id: 'wishlist.add', defaultMessage: 'Add to Wishlist' },
    added: { id: 'wishlist.added', defaultMessage: 'In your wishlist' },
    retry: { id: 'wishlist.retry', defaultMessage: 'Try again' },
    notSaved: { id: 'wishlist.notSaved', defaultMessage: 'Your wishlist is kept on this device; we will save it to your account as soon as we can.' },
  }),
  ...defineMessages<{ addNamed: { name: string }; addedNamed: { name: string } }>({
    addNamed: { id: 'wishlist.addNamed', defaultMessage: 'Add to Wishlist: {name}' },
    addedNamed: { id: 'wishlist.addedNamed', defaultMessage: 'In your wishlist: {name}' },
  }),
}
