import { defineMessages } from 'react-intl'

export const dashboardMessages = {
  ...defineMessages({
    nextSteps: { id: 'dashboard.nextSteps', defaultMessage: 'Next steps' },
    done: { id: 'dashboard.done', defaultMessage: 'Done' },
    create: { id: 'dashboard.create', defaultMessage: 'Write your invitation' },
    createText: { id: 'dashboard.createText', defaultMessage: 'Names, day and place; it takes five minutes.' },
    profile: { id: 'dashboard.profile', defaultMessage: 'Complete your profile' },
    profileText: { id: 'dashboard.profileText', defaultMessage: 'Your names and a phone number, so that we know whom we help.' },
    wishlist: { id: 'dashboard.wishlist', defaultMessage: 'Start your wishlist' },
    wishlistText: { id: 'dashboard.wishlistText', defaultMessage: 'Things for your home, chosen together.' },
    providers: { id: 'dashboard.providers', defaultMessage: 'Meet providers' },
    providersText: { id: 'dashboard.providersText', defaultMessage: 'Halls, photographers, flowers and more, near you.' },
    completeness: { id: 'dashboard.completeness', defaultMessage: 'Your profile' },
    wishes: { id: 'dashboard.wishes', defaultMessage: 'Your wishlist' },
    noWishes: { id: 'dashboard.noWishes', defaultMessage: 'Nothing wished for yet' },
    noWishesText: { id: 'dashboard.noWishesText', defaultMessage: 'Press the heart on what you both like; it waits for you here.' },
    browseItems: { id: 'dashboard.browseItems', defaultMessage: 'Browse the items' },
    completeProfile: { id: 'dashboard.completeProfile', defaultMessage: 'Complete it' },
    wholeProfile: { id: 'dashboard.wholeProfile', defaultMessage: 'Everything we need is there. Thank you.' },
  }),
  ...defineMessages<{ parts: { filled: number; all: number } }>({
    parts: { id: 'dashboard.parts', defaultMessage: '{filled, plural, =0 {Nothing filled in yet} other {{filled, number} of {all, number} filled in}}' },
  }),
}
