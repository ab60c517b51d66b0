import { defineMessages } from 'react-intl'

/** A couple's dashboard: one of its weddings. */
export const dashboardMessages = {
  ...defineMessages({
    title: { id: 'dashboard.title', defaultMessage: 'My wedding' },
    switch: { id: 'dashboard.switch', defaultMessage: 'Wedding' },
    findWedding: { id: 'dashboard.findWedding', defaultMessage: 'Wedding: choose or search' },
    noWeddingFound: { id: 'dashboard.noWeddingFound', defaultMessage: 'No wedding has this name' },
    openList: { id: 'dashboard.openList', defaultMessage: 'Show the weddings' },
    closeList: { id: 'dashboard.closeList', defaultMessage: 'Hide the weddings' },
    edit: { id: 'dashboard.edit', defaultMessage: 'Edit the wedding' },
    new: { id: 'dashboard.new', defaultMessage: 'New wedding' },
    delete: { id: 'dashboard.delete', defaultMessage: 'Delete this wedding' },
    members: { id: 'dashboard.members', defaultMessage: 'Family and helpers' },
    membersAlone: {
      id: 'dashboard.membersAlone',
      defaultMessage: 'Only you so far. Invite the other one of you, and those who write your guest lists.',
    },
    membersInvite: { id: 'dashboard.membersInvite', defaultMessage: 'Invite somebody' },
    membersOpen: { id: 'dashboard.membersOpen', defaultMessage: 'See who may do what' },
    you: { id: 'dashboard.you', defaultMessage: 'You' },
    myProviders: { id: 'dashboard.myProviders', defaultMessage: 'My providers' },
    noDate: { id: 'dashboard.noDate', defaultMessage: 'No date yet' },
    chooseDate: { id: 'dashboard.chooseDate', defaultMessage: 'Choose the day' },
    past: { id: 'dashboard.past', defaultMessage: 'Congratulations! May your days together be full of joy.' },
    wishes: { id: 'dashboard.wishes', defaultMessage: 'Your wishlist' },
    noWishes: { id: 'dashboard.noWishes', defaultMessage: 'Your wishlist is empty' },
    noWishesText: {
      id: 'dashboard.noWishesText',
      defaultMessage: "Press the heart on anything that you both like, and you'll find it here.",
    },
    browseItems: { id: 'dashboard.browseItems', defaultMessage: 'Browse the items' },
  }),
  ...defineMessages<{ greeting: { name: string }; daysLeft: { days: number } }>({
    greeting: { id: 'dashboard.greeting', defaultMessage: 'Welcome, {name}' },
    daysLeft: {
      id: 'dashboard.daysLeft',
      defaultMessage:
        '{days, plural, =0 {Today is the day. Congratulations!} =1 {Tomorrow is the day!} other {# days to go}}',
    },
  }),
}

/** What members other than the couple do in a wedding. */
export const roleNoteMessages = defineMessages({
  groom: { id: 'dashboard.role.groom', defaultMessage: "You look after the families of the groom's side." },
  bride: { id: 'dashboard.role.bride', defaultMessage: "You look after the families of the bride's side." },
  planner: { id: 'dashboard.role.planner', defaultMessage: 'You plan this wedding with the couple.' },
  viewer: { id: 'dashboard.role.viewer', defaultMessage: 'You see the plans of this wedding, and how many come.' },
})

/** Above the dashboard, when its address names a wedding that the account does not see. */
export const otherWeddingMessages = defineMessages({
  text: {
    id: 'dashboard.otherWedding',
    defaultMessage:
      'You no longer take part in the wedding that you opened, or it was deleted. If you think this is a mistake, ask the couple.',
  },
})

/** What was shared with the app, when there is more than one wedding to add it to, or none. */
export const sharedListMessages = defineMessages({
  title: { id: 'dashboard.shared.title', defaultMessage: 'Which wedding is this list for?' },
  text: {
    id: 'dashboard.shared.text',
    defaultMessage: 'You shared a list with Zaffa. You check it before anything is added.',
  },
  noWeddingTitle: { id: 'dashboard.shared.noWeddingTitle', defaultMessage: 'First start your wedding' },
  noWeddingText: {
    id: 'dashboard.shared.noWeddingText',
    defaultMessage:
      'You shared a list with Zaffa, but you have no wedding yet to add it to. We have deleted the list here. Start your wedding, then share the list again.',
  },
  noRightTitle: { id: 'dashboard.shared.noRightTitle', defaultMessage: 'You cannot add guests to this wedding' },
  noRightText: {
    id: 'dashboard.shared.noRightText',
    defaultMessage:
      'You shared a list with Zaffa. Only the couple, and those who look after the families of one side, can add guests. We have deleted the list here: send it to them instead.',
  },
  start: { id: 'dashboard.shared.start', defaultMessage: 'Start planning' },
  toDashboard: { id: 'dashboard.shared.toDashboard', defaultMessage: 'Go to My wedding' },
})

/** The seats of the halls by side. */
export const hallSideMessages = {
  ...defineMessages({
    title: { id: 'dashboard.sides', defaultMessage: 'By side' },
    groom: { id: 'dashboard.sides.groom', defaultMessage: "Groom's side" },
    bride: { id: 'dashboard.sides.bride', defaultMessage: "Bride's side" },
    both: { id: 'dashboard.sides.both', defaultMessage: 'Both sides' },
  }),
  ...defineMessages<{ seats: { seats: number; coming: number } }>({
    seats: {
      id: 'dashboard.sides.seats',
      defaultMessage:
        '{seats, plural, one {# seat} other {# seats}}, {coming, plural, =0 {nobody confirmed yet} other {# confirmed}}',
    },
  }),
}

/** The dashboard of an account without a wedding. */
export const startMessages = defineMessages({
  title: { id: 'dashboard.startTitle', defaultMessage: "Let's plan your wedding" },
  text: {
    id: 'dashboard.startText',
    defaultMessage:
      'Start with what you like: the invitation that your guests open, or the list of families you invite.',
  },
  invitation: { id: 'dashboard.startInvitation', defaultMessage: 'Create an invitation' },
  guests: { id: 'dashboard.startGuests', defaultMessage: 'Start with the guest list' },
})

/** The guest list on the dashboard. */
export const guestCardMessages = defineMessages({
  title: { id: 'dashboard.guests', defaultMessage: 'Guest list' },
  empty: {
    id: 'dashboard.guestsEmpty',
    defaultMessage: 'No families on the list yet. Write the first one, or add a list that you have.',
  },
  emptyForReaders: { id: 'dashboard.guestsEmptyForReaders', defaultMessage: 'No families on the list yet.' },
  add: { id: 'dashboard.guestsAdd', defaultMessage: 'Add a family' },
  open: { id: 'dashboard.guestsOpen', defaultMessage: 'Open the list' },
  events: { id: 'dashboard.events', defaultMessage: 'Events and halls' },
})

/** The replies on the dashboard. */
export const repliesCardMessages = {
  ...defineMessages({
    open: { id: 'dashboard.repliesOpen', defaultMessage: 'See the replies' },
    purgeLink: { id: 'dashboard.purgeLink', defaultMessage: 'Open the guest list' },
  }),
  ...defineMessages<{
    unread: { count: number }
    requests: { count: number }
    purgeSoon: { date: string }
    purged: { date: string }
  }>({
    unread: {
      id: 'dashboard.repliesUnread',
      defaultMessage: '{count, plural, one {# new reply} other {# new replies}}',
    },
    requests: {
      id: 'dashboard.repliesRequests',
      defaultMessage: '{count, plural, one {# request for seats} other {# requests for seats}}',
    },
    purgeSoon: {
      id: 'dashboard.purgeSoon',
      defaultMessage:
        "We will delete your guests' phone numbers on {date}. Download the guest list before then if you still need them.",
    },
    purged: {
      id: 'dashboard.purged',
      defaultMessage: "Your guests' phone numbers were due for deletion on {date}, 90 days after your last event.",
    },
  }),
}

export const nextStepMessages = defineMessages({
  title: { id: 'dashboard.nextSteps', defaultMessage: 'Next steps' },
  done: { id: 'dashboard.done', defaultMessage: 'Done' },
  create: { id: 'dashboard.create', defaultMessage: 'Write your invitation' },
  createText: { id: 'dashboard.createText', defaultMessage: 'Names, day and place; it takes five minutes.' },
  plan: { id: 'dashboard.plan', defaultMessage: 'Set the day and the halls' },
  planText: { id: 'dashboard.planText', defaultMessage: 'The day of the wedding, and how many seats each hall has.' },
  families: { id: 'dashboard.families', defaultMessage: 'Add the families you invite' },
  familiesText: {
    id: 'dashboard.familiesText',
    defaultMessage: "One after another, or from a file or your phone's contacts.",
  },
  profile: { id: 'dashboard.profile', defaultMessage: 'Complete your profile' },
  profileText: {
    id: 'dashboard.profileText',
    defaultMessage: 'Your name and a phone number, so that we know who we are helping.',
  },
  wishlist: { id: 'dashboard.wishlist', defaultMessage: 'Start your wishlist' },
  wishlistText: { id: 'dashboard.wishlistText', defaultMessage: 'Things for your home, chosen together.' },
  providers: { id: 'dashboard.providers', defaultMessage: 'Find providers' },
  providersText: {
    id: 'dashboard.providersText',
    defaultMessage: 'Halls, photographers, flowers and more, near you.',
  },
})

export const completenessMessages = {
  ...defineMessages({
    title: { id: 'dashboard.completeness', defaultMessage: 'Your profile' },
    complete: { id: 'dashboard.completeProfile', defaultMessage: 'Complete' },
    whole: { id: 'dashboard.wholeProfile', defaultMessage: 'Your profile is complete. Thank you!' },
  }),
  ...defineMessages<{ parts: { filled: number; all: number } }>({
    parts: {
      id: 'dashboard.parts',
      defaultMessage:
        '{filled, plural, =0 {Nothing filled in yet} other {{filled, number} of {all, number} filled in}}',
    },
  }),
}
