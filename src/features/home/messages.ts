import { defineMessages } from 'react-intl'

export const homeMessages = defineMessages({
  title: { id: 'home.title', defaultMessage: 'Your wedding begins with a beautiful invitation' },
  lead: {
    id: 'home.lead',
    defaultMessage: 'Design it in minutes, in Arabic or English, and send it on WhatsApp. It opens at once on every phone.',
  },
  startPlanning: { id: 'home.startPlanning', defaultMessage: 'Start Planning Now' },
  createInvitation: { id: 'home.createInvitation', defaultMessage: 'Create an invitation' },
  claimsLabel: { id: 'home.claimsLabel', defaultMessage: 'Zaffa in numbers' },
  couples: { id: 'home.couples', defaultMessage: 'couples' },
  vendors: { id: 'home.vendors', defaultMessage: 'vendors' },
  rating: { id: 'home.rating', defaultMessage: 'rating' },
  couplesCount: { id: 'home.couplesCount', defaultMessage: '15K+' },
  vendorsCount: { id: 'home.vendorsCount', defaultMessage: '1000+' },
  ratingCount: { id: 'home.ratingCount', defaultMessage: '4.9' },
  stepsTitle: { id: 'home.stepsTitle', defaultMessage: 'How it works' },
  stepOne: { id: 'home.stepOne', defaultMessage: 'Write your story' },
  stepOneText: { id: 'home.stepOneText', defaultMessage: 'Your names, your days, your hall. Nothing you type is lost, even without an account.' },
  stepTwo: { id: 'home.stepTwo', defaultMessage: 'Choose its look' },
  stepTwoText: { id: 'home.stepTwoText', defaultMessage: 'Four templates drawn for Arab weddings. Try each with your own names.' },
  stepThree: { id: 'home.stepThree', defaultMessage: 'Send it' },
  stepThreeText: { id: 'home.stepThreeText', defaultMessage: 'Publish, copy the private link, and send it to your loved ones. Change it whenever you like.' },
  callTitle: { id: 'home.callTitle', defaultMessage: 'Your guests are waiting for good news' },
})
