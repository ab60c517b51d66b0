import { defineMessages, type MessageTag } from 'react-intl'

export const contactMessages = defineMessages({
  title: { id: 'contact.title', defaultMessage: 'Get in Touch' },
  description: {
    id: 'contact.description',
    defaultMessage:
      'Write to Zaffa, call us or find your answer at once: support around the clock for couples planning their wedding.',
  },
  lead: {
    id: 'contact.lead',
    defaultMessage:
      'A question about your invitation, your plans or your account? Real people answer, in Arabic and in English.',
  },
  statsLabel: { id: 'contact.statsLabel', defaultMessage: 'Our support in numbers' },
  supportCount: { id: 'contact.supportCount', defaultMessage: '24/7' },
  supportStat: { id: 'contact.supportStat', defaultMessage: 'Support Available' },
  responseCount: { id: 'contact.responseCount', defaultMessage: '2hr' },
  responseStat: { id: 'contact.responseStat', defaultMessage: 'Response Time' },
  satisfactionCount: { id: 'contact.satisfactionCount', defaultMessage: '98%' },
  satisfactionStat: { id: 'contact.satisfactionStat', defaultMessage: 'Satisfaction Rate' },
  formTitle: { id: 'contact.formTitle', defaultMessage: 'Send us a Message' },
  formLead: {
    id: 'contact.formLead',
    defaultMessage: "We're here to help with any questions about your wedding planning",
  },
  name: { id: 'contact.name', defaultMessage: 'Name' },
  email: { id: 'contact.email', defaultMessage: 'Email' },
  phone: { id: 'contact.phone', defaultMessage: 'Phone (optional)' },
  message: { id: 'contact.message', defaultMessage: 'Message' },
  nameRequired: { id: 'contact.nameRequired', defaultMessage: 'Please write your name' },
  nameTooLong: { id: 'contact.nameTooLong', defaultMessage: 'A name can have at most 80 characters' },
  nameMarkup: { id: 'contact.nameMarkup', defaultMessage: 'A name cannot contain < or >' },
  emailRequired: { id: 'contact.emailRequired', defaultMessage: 'Email address is required' },
  emailInvalid: { id: 'contact.emailInvalid', defaultMessage: 'Please enter a valid email address' },
  phoneInvalid: { id: 'contact.phoneInvalid', defaultMessage: 'Please enter a valid phone number' },
  messageRequired: { id: 'contact.messageRequired', defaultMessage: 'Please write your message' },
  messageTooLong: { id: 'contact.messageTooLong', defaultMessage: 'A message can have at most 5,000 characters' },
  sendsPlace: {
    id: 'contact.sendsPlace',
    defaultMessage:
      'Send my IP address and approximate location with the message (optional). An outside service looks them up.',
  },
  send: { id: 'contact.send', defaultMessage: 'Send Message' },
  sending: { id: 'contact.sending', defaultMessage: 'Sending...' },
  sent: { id: 'contact.sent', defaultMessage: 'Thank you for your message! We will get back to you soon.' },
  failed: { id: 'contact.failed', defaultMessage: 'Failed to send message. Please try again.' },
  waysTitle: { id: 'contact.waysTitle', defaultMessage: 'Other ways to reach us' },
  emailTitle: { id: 'contact.emailTitle', defaultMessage: 'Email' },
  emailNote: { id: 'contact.emailNote', defaultMessage: 'For anything that can wait until you have finished your tea' },
  hoursTitle: { id: 'contact.hoursTitle', defaultMessage: 'Business hours' },
  hours: { id: 'contact.hours', defaultMessage: 'Mon-Fri 9AM-6PM' },
  hoursNote: { id: 'contact.hoursNote', defaultMessage: '24/7 online support' },
  phoneTitle: { id: 'contact.phoneTitle', defaultMessage: 'Phone' },
  phoneNote: { id: 'contact.phoneNote', defaultMessage: 'During business hours, Cairo time' },
  featuresTitle: { id: 'contact.featuresTitle', defaultMessage: 'Our team is by your side' },
  alwaysTitle: { id: 'contact.alwaysTitle', defaultMessage: '24/7 Support' },
  alwaysText: {
    id: 'contact.alwaysText',
    defaultMessage: 'Weddings are planned at midnight too. Write whenever something comes to mind.',
  },
  quickTitle: { id: 'contact.quickTitle', defaultMessage: 'Quick Response' },
  quickText: { id: 'contact.quickText', defaultMessage: 'Most inquiries answered within 2 hours in business hours' },
  expertTitle: { id: 'contact.expertTitle', defaultMessage: 'Expert Guidance' },
  expertText: {
    id: 'contact.expertText',
    defaultMessage: 'People who know halls, photographers and seasons in Egypt, and who have seen a thousand weddings.',
  },
  faqTitle: { id: 'contact.faqTitle', defaultMessage: 'Frequently Asked Questions' },
  faqLead: { id: 'contact.faqLead', defaultMessage: 'What couples ask us most, before they begin.' },
  callTitle: { id: 'contact.callTitle', defaultMessage: 'Take your wedding with you' },
  callText: {
    id: 'contact.callText',
    defaultMessage: 'Your plans in your pocket with the app, and everything your new home needs in our store.',
  },
})

type Tags = {
  downloadAnswer: { app: MessageTag }
  syncAnswer: { login: MessageTag }
  vendorsAnswer: { directory: MessageTag }
  passwordAnswer: { forgot: MessageTag }
  contactAnswer: { form: MessageTag }
  createAnswer: { create: MessageTag }
  editAnswer: { mine: MessageTag }
  securityAnswer: { account: MessageTag; privacy: MessageTag }
  removeAnswer: { remove: MessageTag; account: MessageTag }
  technicalAnswer: { form: MessageTag }
}

export const faqMessages = {
  ...defineMessages({
    download: { id: 'faq.download', defaultMessage: 'How do I download the app?' },
    free: { id: 'faq.free', defaultMessage: 'Is the app free?' },
    freeAnswer: {
      id: 'faq.freeAnswer',
      defaultMessage:
        'Yes. The app and this website are free: you write, publish and share invitations at no cost. Some premium features may need a subscription; you see its price before you decide.',
    },
    sync: { id: 'faq.sync', defaultMessage: 'Do my plans sync across devices?' },
    vendors: { id: 'faq.vendors', defaultMessage: 'How do I find providers?' },
    password: { id: 'faq.password', defaultMessage: 'How do I reset my password?' },
    contact: { id: 'faq.contact', defaultMessage: 'How do I contact support?' },
    create: { id: 'faq.create', defaultMessage: 'How do I create an invitation?' },
    edit: { id: 'faq.edit', defaultMessage: 'Can I edit an invitation after publishing it?' },
    share: { id: 'faq.share', defaultMessage: 'How does sharing by a unique link work?' },
    shareAnswer: {
      id: 'faq.shareAnswer',
      defaultMessage:
        'A published invitation gets a link of its own that nobody can guess. Copy it, send it on WhatsApp, Facebook or Twitter, or print its QR code. Whoever has the link can open the invitation on any phone, without an account; it does not appear in any public list.',
    },
    security: { id: 'faq.security', defaultMessage: 'Is my data secure?' },
    remove: { id: 'faq.remove', defaultMessage: 'How do I delete my account?' },
    technical: { id: 'faq.technical', defaultMessage: "Something isn't working. What can I do?" },
  }),
  ...defineMessages<Tags>({
    downloadAnswer: {
      id: 'faq.downloadAnswer',
      defaultMessage:
        'The app is available on Android: <app>open its page on Google Play</app> and install it. The iPhone app is coming soon; until then this website opens on every phone.',
    },
    syncAnswer: {
      id: 'faq.syncAnswer',
      defaultMessage:
        'Yes, when you are signed in. <login>Sign in</login> with the same email on each phone and computer, and your plans and published invitations are there. What you type before you sign in stays on that device alone.',
    },
    vendorsAnswer: {
      id: 'faq.vendorsAnswer',
      defaultMessage:
        'Open <directory>the directory of providers</directory>, choose a category, from halls and photographers to jewelry and travel, and search by name or area. Each provider’s page says how to reach them.',
    },
    passwordAnswer: {
      id: 'faq.passwordAnswer',
      defaultMessage:
        '<forgot>Ask for a reset link</forgot> with the email of your account. It works once, for 30 minutes; if it does not arrive, look in the spam folder. With the new password you sign in again on all your devices.',
    },
    contactAnswer: {
      id: 'faq.contactAnswer',
      defaultMessage:
        'Write to us with <form>the form on this page</form> or by email, or call us during business hours. You will have our answer within 24 hours, usually much sooner.',
    },
    createAnswer: {
      id: 'faq.createAnswer',
      defaultMessage:
        '<create>Open the studio</create>, write your names, your days and your hall, and choose one of the four templates. You see the invitation as your guests will. You need an account only when you publish it.',
    },
    editAnswer: {
      id: 'faq.editAnswer',
      defaultMessage:
        'Yes, at any time. Go to <mine>My wedding</mine>, choose Edit, and save: the link stays the same and shows the new details at once. Guests who opened it before see what has changed.',
    },
    securityAnswer: {
      id: 'faq.securityAnswer',
      defaultMessage:
        'Your password is stored only as a one-way code that nobody can read back, and nothing about your account is shown without signing in. You can <account>download all that we store</account> whenever you like. The rest is in our <privacy>privacy policy</privacy>.',
    },
    removeAnswer: {
      id: 'faq.removeAnswer',
      defaultMessage:
        'On the <remove>Delete account</remove> page, with your email or phone and your password. Your invitations, their links and your pictures are deleted at once, and we cannot bring them back, so <account>download your data</account> first if you want to keep it.',
    },
    technicalAnswer: {
      id: 'faq.technicalAnswer',
      defaultMessage:
        'Check your connection and reload the page; what you typed in the studio is kept. Use an up-to-date browser. If it still fails, <form>write to us</form> and say what you did and what you saw: the type of your device and browser is sent with the message.',
    },
  }),
}

/** How to install the site. The words in quotation marks are those of the browsers. */
export const installMessages = defineMessages({
  title: { id: 'install.title', defaultMessage: 'Zaffa as an app' },
  lead: {
    id: 'install.lead',
    defaultMessage: 'It opens from your home screen, shows your wedding even without a network, and is free.',
  },
  android: { id: 'install.android', defaultMessage: 'Android' },
  androidMenu: { id: 'install.androidMenu', defaultMessage: 'In Chrome, open the menu with the three dots.' },
  androidInstall: {
    id: 'install.androidInstall',
    defaultMessage: 'Choose “Install app”, or “Add to Home screen”.',
  },
  iphone: { id: 'install.iphone', defaultMessage: 'iPhone and iPad' },
  iphoneShare: {
    id: 'install.iphoneShare',
    defaultMessage: 'In Safari, press the Share button: a square with an arrow up.',
  },
  iphoneAdd: { id: 'install.iphoneAdd', defaultMessage: 'Scroll down and choose “Add to Home Screen”.' },
  iphoneConfirm: { id: 'install.iphoneConfirm', defaultMessage: 'Press “Add”.' },
  computer: { id: 'install.computer', defaultMessage: 'Computer' },
  computerIcon: {
    id: 'install.computerIcon',
    defaultMessage: 'In Chrome or Edge, press the install icon at the end of the address bar.',
  },
  confirm: { id: 'install.confirm', defaultMessage: 'Press “Install”.' },
})

export const supportMessages = defineMessages({
  title: { id: 'support.title', defaultMessage: 'Support' },
  description: {
    id: 'support.description',
    defaultMessage:
      'Answers about passwords, invitations, sharing, security and accounts at Zaffa, and people who help within 24 hours.',
  },
  lead: { id: 'support.lead', defaultMessage: 'Most answers are on this page. For everything else, write to us.' },
  emailTitle: { id: 'support.emailTitle', defaultMessage: 'Email' },
  phoneTitle: { id: 'support.phoneTitle', defaultMessage: 'Phone' },
  responseTitle: { id: 'support.responseTitle', defaultMessage: 'Response time' },
  response: { id: 'support.response', defaultMessage: '24 hours' },
  waysTitle: { id: 'support.waysTitle', defaultMessage: 'How to reach us' },
  faqTitle: { id: 'support.faqTitle', defaultMessage: 'Frequently Asked Questions' },
  formTitle: { id: 'support.formTitle', defaultMessage: 'Still Need Help?' },
  formLead: {
    id: 'support.formLead',
    defaultMessage: 'Tell us what happened. The more detail you give, the faster we can help.',
  },
  policiesTitle: { id: 'support.policiesTitle', defaultMessage: 'Good to know' },
})
