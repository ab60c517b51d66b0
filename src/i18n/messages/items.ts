import { defineMessages } from 'react-intl'

export const itemMessages = {
  ...defineMessages({
    title: { id: 'items.title', defaultMessage: 'Items for your new home' },
    description: {
      id: 'items.description',
      defaultMessage:
        'Twenty-five things that a new home needs, in five categories, with advice from people who have furnished theirs. Keep what you like in a wishlist.',
    },
    lead: {
      id: 'items.lead',
      defaultMessage: 'A trousseau without the arguments: look together, and keep what you both like.',
    },
    tabs: { id: 'items.tabs', defaultMessage: 'Categories of items' },
    all: { id: 'items.all', defaultMessage: 'All Items' },
    appliances: { id: 'items.appliances', defaultMessage: 'Electrical appliances' },
    storage: { id: 'items.storage', defaultMessage: 'Storage' },
    accessories: { id: 'items.accessories', defaultMessage: 'Accessories' },
    furnishings: { id: 'items.furnishings', defaultMessage: 'Furnishings' },
    bathroom: { id: 'items.bathroom', defaultMessage: 'Bathroom supplies' },
    viewDetails: { id: 'items.viewDetails', defaultMessage: 'View Details' },
    onlyWished: { id: 'items.onlyWished', defaultMessage: 'Only my wishlist' },
    noneWished: { id: 'items.noneWished', defaultMessage: 'Nothing here is on your wishlist yet' },
    noneWishedHint: {
      id: 'items.noneWishedHint',
      defaultMessage:
        'Press the heart on anything you like. It stays in this browser, and in your account once you sign in.',
    },
    showAll: { id: 'items.showAll', defaultMessage: 'Show everything' },
    backToAll: { id: 'items.backToAll', defaultMessage: 'All items' },
    more: { id: 'items.more', defaultMessage: 'More in this category' },
    notFound: { id: 'items.notFound', defaultMessage: 'This item is not in the gallery' },
    notFoundHint: { id: 'items.notFoundHint', defaultMessage: 'The link may be incomplete.' },
    askStore: { id: 'items.askStore', defaultMessage: 'Look for it in our store' },
  }),
  ...defineMessages<{ detailsLabel: { name: string } }>({
    detailsLabel: { id: 'items.detailsOf', defaultMessage: 'View Details: {name}' },
  }),
  ...defineMessages<{ shown: { count: number } }>({
    shown: { id: 'items.shown', defaultMessage: '{count, plural, =0 {No items} one {# item} other {# items}}' },
  }),
}

/** Names of the 25 items, and advice on each (`…-about`); the server's table has the same names. */
export const galleryMessages = defineMessages({
  'appliances-1': { id: 'gallery.appliances-1', defaultMessage: 'Automatic washing machine' },
  'appliances-1-about': {
    id: 'gallery.appliances-1-about',
    defaultMessage:
      'Choose the size for your family, not for the store’s offer: seven kilos wash for two, and for guests now and then.',
  },
  'appliances-2': { id: 'gallery.appliances-2', defaultMessage: 'Two-door refrigerator' },
  'appliances-2-about': {
    id: 'gallery.appliances-2-about',
    defaultMessage: 'Measure the kitchen door before you buy: it has to come in before it can be filled.',
  },
  'appliances-3': { id: 'gallery.appliances-3', defaultMessage: 'Five-burner cooker' },
  'appliances-3-about': {
    id: 'gallery.appliances-3-about',
    defaultMessage: 'A wide burner for the big pot on Fridays, a small one for coffee for two.',
  },
  'appliances-4': { id: 'gallery.appliances-4', defaultMessage: 'Blender and chopper' },
  'appliances-4-about': {
    id: 'gallery.appliances-4-about',
    defaultMessage: 'Juice in the morning, garlic and coriander in the evening; one motor for both saves a shelf.',
  },
  'appliances-5': { id: 'gallery.appliances-5', defaultMessage: 'Kettle and coffee maker' },
  'appliances-5-about': {
    id: 'gallery.appliances-5-about',
    defaultMessage: 'For guests who come unannounced, which is to say: for every evening of the first month.',
  },
  'storage-1': { id: 'gallery.storage-1', defaultMessage: 'Spice jars' },
  'storage-1-about': {
    id: 'gallery.storage-1-about',
    defaultMessage: 'Glass with tight lids, and room on the label for the handwriting of two.',
  },
  'storage-2': { id: 'gallery.storage-2', defaultMessage: 'Food storage boxes' },
  'storage-2-about': {
    id: 'gallery.storage-2-about',
    defaultMessage: 'One shape in three sizes stacks in any freezer, and tomorrow’s lunch finds its place.',
  },
  'storage-3': { id: 'gallery.storage-3', defaultMessage: 'Woven palm baskets' },
  'storage-3-about': {
    id: 'gallery.storage-3-about',
    defaultMessage: 'Woven in Upper Egypt, light, and as good for fruit now as for children’s toys one day.',
  },
  'storage-4': { id: 'gallery.storage-4', defaultMessage: 'Linen chest' },
  'storage-4-about': {
    id: 'gallery.storage-4-about',
    defaultMessage: 'The trousseau’s own chest: cedar keeps the moths away and the memories in.',
  },
  'storage-5': { id: 'gallery.storage-5', defaultMessage: 'Kitchen drawer organiser' },
  'storage-5-about': {
    id: 'gallery.storage-5-about',
    defaultMessage: 'Spoons with spoons, and the good knives where both of you find them.',
  },
  'accessories-1': { id: 'gallery.accessories-1', defaultMessage: 'Brass lantern' },
  'accessories-1-about': {
    id: 'gallery.accessories-1-about',
    defaultMessage: 'Hammered in Khan el-Khalili; it draws stars on the wall when the light is on.',
  },
  'accessories-2': { id: 'gallery.accessories-2', defaultMessage: 'Mother-of-pearl mirror' },
  'accessories-2-about': {
    id: 'gallery.accessories-2-about',
    defaultMessage: 'Inlaid by hand. Hang it opposite a window and the room looks twice as wide.',
  },
  'accessories-3': { id: 'gallery.accessories-3', defaultMessage: 'Ceramic vase' },
  'accessories-3-about': {
    id: 'gallery.accessories-3-about',
    defaultMessage: 'From the potters of Tunis village in Fayoum: no two are the same, like the two of you.',
  },
  'accessories-4': { id: 'gallery.accessories-4', defaultMessage: 'Wedding photo frames' },
  'accessories-4-about': {
    id: 'gallery.accessories-4-about',
    defaultMessage: 'One size for the wall and one for both grandmothers’ tables.',
  },
  'accessories-5': { id: 'gallery.accessories-5', defaultMessage: 'Incense burner and candles' },
  'accessories-5-about': {
    id: 'gallery.accessories-5-about',
    defaultMessage: 'Incense for evenings with visitors, and a warm light for quiet winter nights.',
  },
  'furnishings-1': { id: 'gallery.furnishings-1', defaultMessage: 'Egyptian cotton bed linen' },
  'furnishings-1-about': {
    id: 'gallery.furnishings-1-about',
    defaultMessage: 'Long-staple cotton grows softer with each wash. Two sets: one on the bed, one on the line.',
  },
  'furnishings-2': { id: 'gallery.furnishings-2', defaultMessage: 'Winter quilt' },
  'furnishings-2-about': {
    id: 'gallery.furnishings-2-about',
    defaultMessage: 'Warm enough for January in Cairo, light enough not to quarrel over.',
  },
  'furnishings-3': { id: 'gallery.furnishings-3', defaultMessage: 'Living room rug' },
  'furnishings-3-about': {
    id: 'gallery.furnishings-3-about',
    defaultMessage: 'The front feet of the sofa belong on it: then the room looks whole.',
  },
  'furnishings-4': { id: 'gallery.furnishings-4', defaultMessage: 'Linen curtains' },
  'furnishings-4-about': {
    id: 'gallery.furnishings-4-about',
    defaultMessage: 'They let the morning in and keep the neighbours out. Hang them wider than the window.',
  },
  'furnishings-5': { id: 'gallery.furnishings-5', defaultMessage: 'Embroidered tablecloth' },
  'furnishings-5-about': {
    id: 'gallery.furnishings-5-about',
    defaultMessage: 'For feasts and for the first dinner at which both families sit together.',
  },
  'bathroom-1': { id: 'gallery.bathroom-1', defaultMessage: 'Towel set' },
  'bathroom-1-about': {
    id: 'gallery.bathroom-1-about',
    defaultMessage: 'Six hundred grams to the square metre: thick enough to be soft, thin enough to dry by noon.',
  },
  'bathroom-2': { id: 'gallery.bathroom-2', defaultMessage: "Couple's bathrobes" },
  'bathroom-2-about': {
    id: 'gallery.bathroom-2-about',
    defaultMessage: 'Cotton waffle, his and hers; embroidered initials are worth the wait.',
  },
  'bathroom-3': { id: 'gallery.bathroom-3', defaultMessage: 'Bathroom accessory set' },
  'bathroom-3-about': {
    id: 'gallery.bathroom-3-about',
    defaultMessage: 'Cup, soap dish and brush holder from one stone: small things that make a bathroom a room.',
  },
  'bathroom-4': { id: 'gallery.bathroom-4', defaultMessage: 'Bath mat' },
  'bathroom-4-about': {
    id: 'gallery.bathroom-4-about',
    defaultMessage: 'Its back must not slip, whatever its face looks like.',
  },
  'bathroom-5': { id: 'gallery.bathroom-5', defaultMessage: 'Laundry basket' },
  'bathroom-5-about': {
    id: 'gallery.bathroom-5-about',
    defaultMessage: 'With a lid and two halves: the sorting is done before it begins.',
  },
})

export const wishlistMessages = {
  ...defineMessages({
    add: { id: 'wishlist.add', defaultMessage: 'Add to Wishlist' },
    added: { id: 'wishlist.added', defaultMessage: 'On your wishlist' },
    retry: { id: 'wishlist.retry', defaultMessage: 'Try again' },
    notSaved: { id: 'wishlist.notSaved', defaultMessage: 'Your last change to the wishlist was not saved.' },
  }),
  ...defineMessages<{ addNamed: { name: string }; addedNamed: { name: string } }>({
    addNamed: { id: 'wishlist.addNamed', defaultMessage: 'Add to Wishlist: {name}' },
    addedNamed: { id: 'wishlist.addedNamed', defaultMessage: 'On your wishlist: {name}' },
  }),
}
