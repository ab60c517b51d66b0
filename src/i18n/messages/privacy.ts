import { defineMessages, type MessageTag } from 'react-intl'

type Values = {
  scope: { terms: MessageTag }
  retention: { remove: MessageTag }
  rights: { account: MessageTag; remove: MessageTag; mail: MessageTag; email: string }
  children: { minAge: number; childAge: number }
  contact: { mail: MessageTag; email: string }
}

export const privacyMessages = {
  ...defineMessages({
    lead: {
      id: 'legal.privacy.lead',
      defaultMessage:
        'A wedding is a family’s own affair. This policy says what we learn about you when you plan yours with Zaffa, what we do with it, and what you can decide yourself.',
    },
    scopeTitle: { id: 'legal.privacy.scopeTitle', defaultMessage: 'What this policy covers' },
    dataTitle: { id: 'legal.privacy.dataTitle', defaultMessage: 'What we collect' },
    dataGiven: { id: 'legal.privacy.dataGiven', defaultMessage: 'What you give us:' },
    dataEmail: {
      id: 'legal.privacy.dataEmail',
      defaultMessage: 'your email address, and a password of which we keep only a one-way code;',
    },
    dataProfile: {
      id: 'legal.privacy.dataProfile',
      defaultMessage:
        'if you wish, your name, your phone number, your language, your wishlist and whether you want our newsletter;',
    },
    dataReferral: {
      id: 'legal.privacy.dataReferral',
      defaultMessage:
        'if you came by a recommendation, the code of whoever recommended us and the link that brought you; we count it for them, and they do not learn who you are;',
    },
    dataInvitations: {
      id: 'legal.privacy.dataInvitations',
      defaultMessage: 'what you write into an invitation: names, dates, hall, address, map link and picture;',
    },
    dataGuests: {
      id: 'legal.privacy.dataGuests',
      defaultMessage:
        'what you write into your guest list: names of families, phone numbers, seats and notes. From a file or the contacts that you import, only the rows that you choose leave your device. Of each change we keep who has made it and what it has replaced, without phone numbers;',
    },
    dataReplies: {
      id: 'legal.privacy.dataReplies',
      defaultMessage:
        'what guests tell the couple on their page: how many are coming, a message if they wish, and on which days the page was opened; whoever asks for seats through the public link of an invitation also leaves a name and a phone number. The couple sees this, and guests can remove their data on their page;',
    },
    dataEnquiries: {
      id: 'legal.privacy.dataEnquiries',
      defaultMessage:
        'what you ask a provider: your name, your phone number, the date, the place, how many guests and your question; what you note about it, which only you see; and your reviews, which are shown under the name that you choose;',
    },
    dataMessages: {
      id: 'legal.privacy.dataMessages',
      defaultMessage:
        'the messages that you send us, the email address and phone number that you leave on our home page, and what providers write when they register.',
    },
    dataUsage: {
      id: 'legal.privacy.dataUsage',
      defaultMessage:
        'Usage data that are collected automatically: the pages that are opened, the time, the kind of device, system and browser, and the network (IP) address from which a request comes. For each device on which you are signed in we keep its kind, system and browser and when it was first and last used, so that you can recognise it in your account; we do not keep its IP address with this. With a message from our contact forms we store the kind of your device, system and browser and, where a look-up is set up and you agree in the form, the IP address and the approximate place that belongs to it, so that we can help you better.',
    },
    dataPermission: {
      id: 'legal.privacy.dataPermission',
      defaultMessage:
        'In the mobile app and only with your permission, which you can withdraw in the settings of your phone at any time:',
    },
    dataLocation: {
      id: 'legal.privacy.dataLocation',
      defaultMessage: 'your location, to show providers near you and to put your hall on the map;',
    },
    dataContacts: {
      id: 'legal.privacy.dataContacts',
      defaultMessage:
        'your contacts, to choose the guests to whom you send the invitation; the list itself stays on your phone;',
    },
    dataCamera: {
      id: 'legal.privacy.dataCamera',
      defaultMessage:
        'your camera and photos, to take or choose the picture behind your invitation. We receive only the picture that you choose, and remove from it what your camera has recorded about place and time.',
    },
    cookiesTitle: { id: 'legal.privacy.cookiesTitle', defaultMessage: 'Cookies and the storage of your browser' },
    cookies: {
      id: 'legal.privacy.cookies',
      defaultMessage:
        'We set two cookies of our own. One keeps you signed in, can be read by our server alone, and ends with your browser, or after thirty days if you asked to be remembered. The other holds the language that you chose, for a year, so that pages arrive in it. In the storage of your browser we keep the sign-in of the visit, your language, an invitation that you have begun, the address of the one that you worked on last, your wishlist, and, until you create an account, the code of the person who recommended us and the link that brought you. Once you have opened the pages of a wedding, your device also keeps what they last showed, so that you can read it without a connection, until you sign out; and changes that could not be sent yet, for thirty days at most. If you turn on notices of new replies, the maker of your browser passes them on encrypted; they carry no names, unless you choose to show the title of your wedding.',
    },
    cookiesAnalytics: {
      id: 'legal.privacy.cookiesAnalytics',
      defaultMessage:
        'Cookies and scripts that measure how the site is used are loaded only after you have agreed to them. Your answer stays in the storage of your browser; you can refuse and lose nothing, and change it at the foot of every page under “Privacy choices”. Your email address and phone number reach those who measure only as a fingerprint (SHA-256), never as you typed them. You can delete all of this in the settings of your browser.',
    },
    purposesTitle: { id: 'legal.privacy.purposesTitle', defaultMessage: 'What we use it for' },
    purposesIntro: { id: 'legal.privacy.purposesIntro', defaultMessage: 'We use your data to:' },
    purposeService: {
      id: 'legal.privacy.purposeService',
      defaultMessage:
        'run the service: to sign you in, to store and show your invitations, to list providers, to count who came through a recommendation;',
    },
    purposeAnswer: {
      id: 'legal.privacy.purposeAnswer',
      defaultMessage: 'answer you and tell you what concerns your account;',
    },
    purposeNews: {
      id: 'legal.privacy.purposeNews',
      defaultMessage: 'send you wedding ideas by email, if you have asked for them, until you tell us to stop;',
    },
    purposeSafety: {
      id: 'legal.privacy.purposeSafety',
      defaultMessage: 'keep the service safe, prevent abuse and find faults;',
    },
    purposeImprove: {
      id: 'legal.privacy.purposeImprove',
      defaultMessage: 'understand, with your consent, how the site is used, and improve it;',
    },
    purposeLaw: { id: 'legal.privacy.purposeLaw', defaultMessage: 'do what the law asks of us.' },
    purposesBasis: {
      id: 'legal.privacy.purposesBasis',
      defaultMessage:
        'We do so because the agreement with you needs it, because you have consented, because the law demands it, or because we have a legitimate interest in a safe service. We do not sell your data.',
    },
    retentionTitle: { id: 'legal.privacy.retentionTitle', defaultMessage: 'How long we keep it' },
    retentionPeriods: {
      id: 'legal.privacy.retentionPeriods',
      defaultMessage: 'What is not deleted earlier is deleted automatically after a time:',
    },
    retentionMessages: {
      id: 'legal.privacy.retentionMessages',
      defaultMessage: 'messages of the contact form, with what they tell of your device: after 365 days;',
    },
    retentionLeads: {
      id: 'legal.privacy.retentionLeads',
      defaultMessage: 'the email address and phone number left on our home page: after 180 days;',
    },
    retentionProviders: {
      id: 'legal.privacy.retentionProviders',
      defaultMessage:
        'provider entries that we have declined: after 90 days; those that were never decided: after 365 days;',
    },
    retentionUploads: {
      id: 'legal.privacy.retentionUploads',
      defaultMessage: 'uploaded pictures that no invitation uses: after 7 days;',
    },
    retentionGuests: {
      id: 'legal.privacy.retentionGuests',
      defaultMessage:
        'families that you delete from your guest list: after 30 days, in which you can restore them; what undoing an import needs: after a day;',
    },
    retentionPhones: {
      id: 'legal.privacy.retentionPhones',
      defaultMessage:
        'phone numbers of guests, and who has changed what in the guest list: 90 days after the last event of the wedding, or without a date 365 days after the guest list was last changed; we tell a couple with a confirmed address by email 14 days before;',
    },
    retentionRequests: {
      id: 'legal.privacy.retentionRequests',
      defaultMessage:
        'requests for seats from the public link: 30 days after the couple has decided; those that were never decided: after 365 days;',
    },
    retentionEnquiries: {
      id: 'legal.privacy.retentionEnquiries',
      defaultMessage: 'what was asked a provider without an account: after 365 days;',
    },
    retentionMails: {
      id: 'legal.privacy.retentionMails',
      defaultMessage:
        'links that confirm an email address: after 3 days; emails on our own server: once they are sent, or after 30 days at most.',
    },
    retentionRest: {
      id: 'legal.privacy.retentionRest',
      defaultMessage:
        'Links to set a new password are void after thirty minutes. Copies in our backups disappear as these are replaced, and copies of the state before a restore after 7 days. Where the law demands a longer time, we keep what it demands and nothing else.',
    },
    disclosureTitle: { id: 'legal.privacy.disclosureTitle', defaultMessage: 'Who else sees it' },
    disclosureGuests: {
      id: 'legal.privacy.disclosureGuests',
      defaultMessage:
        'Your guests: whoever has the link of an invitation sees what it shows. Its short link also carries your account’s own code, which is drawn at random and says nothing else about you. Search engines are asked to leave it out.',
    },
    disclosureMembers: {
      id: 'legal.privacy.disclosureMembers',
      defaultMessage:
        'Those whom a couple lets into its wedding: each sees what the couple has chosen for them. A family’s manager sees the families of its own side and those of both. The couple sees the email address of each of them, the others see names alone.',
    },
    disclosureProviders: {
      id: 'legal.privacy.disclosureProviders',
      defaultMessage:
        'The provider that you ask: it gets your name, your phone number and your question, once you agree in the form, and sees them with us until you delete the question.',
    },
    disclosureProcessors: {
      id: 'legal.privacy.disclosureProcessors',
      defaultMessage:
        'Companies that work for us, such as those that run our servers, deliver our mail or, with your consent, measure the use of the site. They may use the data only for that, on our instructions.',
    },
    disclosureLaw: {
      id: 'legal.privacy.disclosureLaw',
      defaultMessage:
        'Authorities, when the law obliges us; and a successor of our business, who is then bound by this policy.',
    },
    disclosureAbroad: {
      id: 'legal.privacy.disclosureAbroad',
      defaultMessage:
        'The servers of these companies may be in other countries. We then make sure that the data are protected there as the law of Egypt on the protection of personal data requires.',
    },
    securityTitle: { id: 'legal.privacy.securityTitle', defaultMessage: 'Security' },
    security: {
      id: 'legal.privacy.security',
      defaultMessage:
        'Connections are encrypted, passwords are stored as one-way codes, access to an account expires by itself and can be ended by you, and our logs hold no personal data. No system is perfectly safe; if something happens that endangers your data, we tell you and the authorities as the law demands.',
    },
    rightsTitle: { id: 'legal.privacy.rightsTitle', defaultMessage: 'What you can decide' },
    childrenTitle: { id: 'legal.privacy.childrenTitle', defaultMessage: 'Children' },
    changesTitle: { id: 'legal.privacy.changesTitle', defaultMessage: 'Changes to this policy' },
    changes: {
      id: 'legal.privacy.changes',
      defaultMessage:
        'When we change this policy we change the date above. We tell you about every significant change on this site, and by email if you have an account, before it applies.',
    },
    contactTitle: { id: 'legal.privacy.contactTitle', defaultMessage: 'Contact' },
  }),
  ...defineMessages<Values>({
    scope: {
      id: 'legal.privacy.scope',
      defaultMessage:
        'It covers this website and the mobile app, for couples, guests, providers and visitors. It does not cover websites to which we link, nor what guests do with an invitation that you have sent them. The <terms>Terms and Conditions</terms> apply alongside it.',
    },
    retention: {
      id: 'legal.privacy.retention',
      defaultMessage:
        'We keep the data of an account for as long as the account exists. When you <remove>delete it</remove>, your profile, your invitations with their links, your pictures, your sign-ins and the emails waiting to be sent to you are deleted at once; once your email address is confirmed, so are the messages, the phone number and the provider entries that were left with it without signing in. Of the deleted links we keep only a one-way code, so that none of them ever leads to another couple’s invitation.',
    },
    rights: {
      id: 'legal.privacy.rights',
      defaultMessage:
        'On the <account>My account</account> page you can read and correct your data and download everything stored about you as one file; on the <remove>Delete account</remove> page you can delete it. You can withdraw a consent, object to a use of your data, or ask us anything about it at <mail>{email}</mail>; we answer within thirty days. You can also complain to the authority for the protection of personal data.',
    },
    children: {
      id: 'legal.privacy.children',
      defaultMessage:
        'The service is for people over {minAge, number}. We do not knowingly collect data from children under {childAge, number}. If you know of a child who has given us data, write to us, and we delete them.',
    },
    contact: {
      id: 'legal.privacy.contact',
      defaultMessage: 'Please send questions about your data to <mail>{email}</mail>.',
    },
  }),
}
