import { defineMessages } from 'react-intl'

export const homeMessages = defineMessages({
  title: { id: 'home.title', defaultMessage: 'Your wedding begins with a beautiful invitation' },
  description: {
    id: 'home.description',
    defaultMessage:
      'Zaffa helps couples in Egypt design their wedding invitation, find providers they can trust and plan every day of their celebrations.',
  },
  lead: {
    id: 'home.lead',
    defaultMessage:
      'Design it in minutes, in Arabic or English, and send it on WhatsApp. It opens at once on every phone.',
  },
  heroAlt: {
    id: 'home.heroAlt',
    defaultMessage: 'Bride and groom under a pointed arch, looking out at the Nile, a felucca and a low sun',
  },
  startPlanning: { id: 'home.startPlanning', defaultMessage: 'Start Planning Now' },
  watchDemo: { id: 'home.watchDemo', defaultMessage: 'Watch Demo' },
  claimsLabel: { id: 'home.claimsLabel', defaultMessage: 'Zaffa in numbers' },
  couples: { id: 'home.couples', defaultMessage: 'couples' },
  vendors: { id: 'home.vendors', defaultMessage: 'vendors' },
  rating: { id: 'home.rating', defaultMessage: 'rating' },
  couplesCount: { id: 'home.couplesCount', defaultMessage: '15K+' },
  vendorsCount: { id: 'home.vendorsCount', defaultMessage: '1000+' },
  ratingCount: { id: 'home.ratingCount', defaultMessage: '4.9' },
  templatesTitle: { id: 'home.templatesTitle', defaultMessage: 'Four invitations. One of them is you.' },
  templatesLead: {
    id: 'home.templatesLead',
    defaultMessage: 'Each is drawn by hand and opens like a door or an envelope. Tap one and write your names in it.',
  },
  featuresTitle: { id: 'home.featuresTitle', defaultMessage: 'Less to chase, more to celebrate' },
  featuresLead: {
    id: 'home.featuresLead',
    defaultMessage: 'A wedding has a hundred small worries. Zaffa takes these four off your hands.',
  },
  featureInvitation: { id: 'home.featureInvitation', defaultMessage: 'An invitation worth keeping' },
  featureInvitationText: {
    id: 'home.featureInvitationText',
    defaultMessage:
      'With your names, the dates of henna, engagement and marriage contract, directions to the hall, and a countdown.',
  },
  featureGuests: { id: 'home.featureGuests', defaultMessage: 'Your guests, family by family' },
  featureGuestsText: {
    id: 'home.featureGuestsText',
    defaultMessage:
      'Paste them from a chat or a spreadsheet, seat them by hall, and send each family its own link on WhatsApp.',
  },
  featureReplies: { id: 'home.featureReplies', defaultMessage: 'Replies that add up by themselves' },
  featureRepliesText: {
    id: 'home.featureRepliesText',
    defaultMessage:
      'They answer with one tap, children counted separately. You see who is coming, and how many in each hall.',
  },
  featureChanges: { id: 'home.featureChanges', defaultMessage: 'Changes that reach everyone' },
  featureChangesText: {
    id: 'home.featureChangesText',
    defaultMessage:
      'The hall has changed? Edit the invitation, and the link your guests already have shows the change.',
  },
  stepsTitle: { id: 'home.stepsTitle', defaultMessage: 'How it works' },
  stepOne: { id: 'home.stepOne', defaultMessage: 'Write your story' },
  stepOneText: {
    id: 'home.stepOneText',
    defaultMessage: 'Your names, your days, your hall. Nothing you type is lost, even without an account.',
  },
  stepTwo: { id: 'home.stepTwo', defaultMessage: 'Choose its look' },
  stepTwoText: {
    id: 'home.stepTwoText',
    defaultMessage: 'Four templates drawn for Arab weddings. Try each with your own names.',
  },
  stepThree: { id: 'home.stepThree', defaultMessage: 'Send it' },
  stepThreeText: {
    id: 'home.stepThreeText',
    defaultMessage: 'Publish, copy the private link, and send it to your loved ones. Change it whenever you like.',
  },
  appTitle: { id: 'home.appTitle', defaultMessage: 'Your wedding, in your pocket' },
  appLead: {
    id: 'home.appLead',
    defaultMessage: 'At the tailor’s, at the hall, at your mother-in-law’s: the whole plan is with you.',
  },
  appAlt: {
    id: 'home.appAlt',
    defaultMessage: 'A phone with the Zaffa app: a countdown, a checklist and an invitation',
  },
  appFree: {
    id: 'home.appFree',
    defaultMessage: 'Free to download and use; a few premium features may need a subscription.',
  },
  appSync: { id: 'home.appSync', defaultMessage: 'Your plans sync across your devices when you are signed in.' },
  appAndroid: { id: 'home.appAndroid', defaultMessage: 'On Android today.' },
  iosSoon: { id: 'home.iosSoon', defaultMessage: 'iOS: coming soon' },
  servicesTitle: { id: 'home.servicesTitle', defaultMessage: 'Everything under one roof' },
  serviceInvitations: { id: 'home.serviceInvitations', defaultMessage: 'Digital invitations' },
  serviceInvitationsText: {
    id: 'home.serviceInvitationsText',
    defaultMessage: 'Four templates, one private link, and a page that opens on every phone.',
  },
  serviceProviders: { id: 'home.serviceProviders', defaultMessage: 'Wedding providers' },
  serviceProvidersText: {
    id: 'home.serviceProvidersText',
    defaultMessage: 'From the wedding hall to the wedding car, in seventeen categories.',
  },
  serviceItems: { id: 'home.serviceItems', defaultMessage: 'Things for your new home' },
  serviceItemsText: {
    id: 'home.serviceItemsText',
    defaultMessage: 'Appliances, furnishings and small pleasures: gather what you like in a wishlist.',
  },
  serviceSupport: { id: 'home.serviceSupport', defaultMessage: 'People who answer' },
  serviceSupportText: {
    id: 'home.serviceSupportText',
    defaultMessage: 'A question at midnight before the henna? We are here around the clock.',
  },
  demoFailed: {
    id: 'home.demoFailed',
    defaultMessage: 'The demo could not be loaded. Please check your connection and try again.',
  },
  storiesTitle: { id: 'home.storiesTitle', defaultMessage: 'They began here' },
  storyOne: {
    id: 'home.storyOne',
    defaultMessage:
      'We sent the link to four hundred people in one evening. My grandmother opened it herself, and cried.',
  },
  storyOneBy: { id: 'home.storyOneBy', defaultMessage: 'Nourhan and Karim' },
  storyOneFrom: { id: 'home.storyOneFrom', defaultMessage: 'Nasr City, Cairo' },
  storyOneAlt: { id: 'home.storyOneAlt', defaultMessage: 'Nourhan in a rose scarf beside Karim in a dark suit' },
  storyTwo: {
    id: 'home.storyTwo',
    defaultMessage:
      'The hall moved a week before the wedding. We changed one line, and nobody went to the old address.',
  },
  storyTwoBy: { id: 'home.storyTwoBy', defaultMessage: 'Salma and Youssef' },
  storyTwoFrom: { id: 'home.storyTwoFrom', defaultMessage: 'Smouha, Alexandria' },
  storyTwoAlt: { id: 'home.storyTwoAlt', defaultMessage: 'Salma in an ivory scarf beside Youssef, who wears glasses' },
  storyThree: {
    id: 'home.storyThree',
    defaultMessage: 'We found our photographer and our zaffa band in one sitting, and still had time for tea.',
  },
  storyThreeBy: { id: 'home.storyThreeBy', defaultMessage: 'Mariam and Abdelrahman' },
  storyThreeFrom: { id: 'home.storyThreeFrom', defaultMessage: 'Mansoura' },
  storyThreeAlt: {
    id: 'home.storyThreeAlt',
    defaultMessage: 'Mariam in a blue scarf beside Abdelrahman, who is bearded',
  },
  storeTitle: { id: 'home.storeTitle', defaultMessage: 'And for everything else, the store' },
  storeText: {
    id: 'home.storeText',
    defaultMessage:
      'Favours for your guests, trays for the henna, lanterns for the table: chosen with the same care, delivered to your door.',
  },
  callTitle: { id: 'home.callTitle', defaultMessage: 'Your guests are waiting for good news' },
  email: { id: 'home.email', defaultMessage: 'Email' },
  phone: { id: 'home.phone', defaultMessage: 'Mobile phone' },
  pairTitle: {
    id: 'home.pairTitle',
    defaultMessage: 'Or leave us your email and phone number, and create your account',
  },
  begin: { id: 'home.begin', defaultMessage: 'Start' },
  beginning: { id: 'home.beginning', defaultMessage: 'One moment…' },
})

/** The demo behind 'Watch Demo'. */
export const demoMessages = {
  ...defineMessages({
    title: { id: 'demo.title', defaultMessage: 'From a blank page to a full hall' },
    close: { id: 'demo.close', defaultMessage: 'Close' },
    pause: { id: 'demo.pause', defaultMessage: 'Pause' },
    play: { id: 'demo.play', defaultMessage: 'Play' },
    steps: { id: 'demo.steps', defaultMessage: 'Scenes' },
    write: { id: 'demo.write', defaultMessage: 'You write' },
    writeText: { id: 'demo.writeText', defaultMessage: 'Two names, a day and a hall. That is all it takes.' },
    choose: { id: 'demo.choose', defaultMessage: 'You choose' },
    chooseText: {
      id: 'demo.chooseText',
      defaultMessage: 'Try your names in all four templates and keep the one you love.',
    },
    publish: { id: 'demo.publish', defaultMessage: 'You publish' },
    publishText: { id: 'demo.publishText', defaultMessage: 'One tap gives you a private link, ready for WhatsApp.' },
    open: { id: 'demo.open', defaultMessage: 'They open it' },
    openText: { id: 'demo.openText', defaultMessage: 'The doors part on every phone, and the countdown begins.' },
    bride: { id: 'demo.bride', defaultMessage: 'Laila' },
    groom: { id: 'demo.groom', defaultMessage: 'Omar' },
    hall: { id: 'demo.hall', defaultMessage: 'Qasr el-Nil Hall' },
    message: { id: 'demo.message', defaultMessage: 'You are invited!' },
    reply: { id: 'demo.reply', defaultMessage: 'A thousand congratulations!' },
  }),
  ...defineMessages<{ scene: { n: number; name: string } }>({
    scene: { id: 'demo.scene', defaultMessage: '{n, number}. {name}' },
  }),
}

/** Errors of the hero's form, loaded with its code. */
export const leadMessages = defineMessages({
  emailRequired: { id: 'pair.emailRequired', defaultMessage: 'Email address is required' },
  emailInvalid: { id: 'pair.emailInvalid', defaultMessage: 'Please enter a valid email address' },
  phoneRequired: { id: 'pair.phoneRequired', defaultMessage: 'Contact number is required' },
  phoneInvalid: { id: 'pair.phoneInvalid', defaultMessage: 'Please enter a valid Egyptian phone number' },
})
