import { defineMessages, type MessageTag } from 'react-intl'

type Values = {
  acceptance: { privacy: MessageTag }
  age: { minAge: number }
  terminationYou: { remove: MessageTag }
  disputes: { mail: MessageTag; email: string }
  contact: { mail: MessageTag; email: string }
}

export const termsMessages = {
  ...defineMessages({
    lead: {
      id: 'legal.terms.lead',
      defaultMessage:
        'Please read these terms before you use Zaffa. They are written to be understood; where a word has a special meaning, it is explained first.',
    },
    acceptanceTitle: { id: 'legal.terms.acceptanceTitle', defaultMessage: 'Acceptance of these terms' },
    definitionsTitle: { id: 'legal.terms.definitionsTitle', defaultMessage: 'Definitions' },
    definitionsIntro: { id: 'legal.terms.definitionsIntro', defaultMessage: 'In these terms:' },
    defService: {
      id: 'legal.terms.defService',
      defaultMessage:
        '“Zaffa”, “we” and “us” mean the operator of the service; the “service” means this website, the mobile app and everything offered through them.',
    },
    defYou: {
      id: 'legal.terms.defYou',
      defaultMessage: '“You” means whoever uses the service, as one of a couple, a guest, a provider or a visitor.',
    },
    defAccount: {
      id: 'legal.terms.defAccount',
      defaultMessage:
        '“Account” means the access that belongs to an email address and a password, and all that is stored in it.',
    },
    defInvitation: {
      id: 'legal.terms.defInvitation',
      defaultMessage:
        '“Invitation” means a digital wedding invitation that you write with the service, with its private link.',
    },
    defContent: {
      id: 'legal.terms.defContent',
      defaultMessage:
        '“Content” means texts, dates, places, pictures and everything else that you put into the service.',
    },
    defProvider: {
      id: 'legal.terms.defProvider',
      defaultMessage:
        '“Provider” means a business or a person who offers wedding services and is listed in the directory.',
    },
    ageTitle: { id: 'legal.terms.ageTitle', defaultMessage: 'Who may use the service' },
    ageGuests: {
      id: 'legal.terms.ageGuests',
      defaultMessage: 'Anyone who has received an invitation may open it. We do not ask guests for an account.',
    },
    accountTitle: { id: 'legal.terms.accountTitle', defaultMessage: 'Your account' },
    account: {
      id: 'legal.terms.account',
      defaultMessage:
        'Give an email address that is yours, choose a password that you use nowhere else, and keep it to yourself. What is done with your account counts as done by you, unless you have told us that somebody else has gained access to it.',
    },
    accountFees: {
      id: 'legal.terms.accountFees',
      defaultMessage:
        'The app and the website are free. Some premium features may need a subscription; its price and its duration are shown before you decide, and nothing is charged without your consent.',
    },
    contentTitle: { id: 'legal.terms.contentTitle', defaultMessage: 'Invitations and your content' },
    content: {
      id: 'legal.terms.content',
      defaultMessage:
        'Your content stays yours. You give us only the permission that the service needs: to store it, to turn it into the sizes and formats that phones and messengers ask for, and to show it to those who have the link of your invitation.',
    },
    contentDuties: {
      id: 'legal.terms.contentDuties',
      defaultMessage:
        'Put in only what you may share: your own pictures or those you have permission to use, and names, places and dates of people who agree to be named. The link of an invitation is private but not secret: whoever receives it can open it and pass it on.',
    },
    conductTitle: { id: 'legal.terms.conductTitle', defaultMessage: 'Fair use' },
    conductIntro: { id: 'legal.terms.conductIntro', defaultMessage: 'You agree not to use the service to:' },
    conductHarm: {
      id: 'legal.terms.conductHarm',
      defaultMessage: 'break the law, insult, threaten or deceive anyone, or publish what offends public morals;',
    },
    conductOthers: {
      id: 'legal.terms.conductOthers',
      defaultMessage: 'use the name, the pictures or the account of another person without permission;',
    },
    conductSpam: {
      id: 'legal.terms.conductSpam',
      defaultMessage: 'send messages in bulk to people who have not asked for them;',
    },
    conductSystem: {
      id: 'legal.terms.conductSystem',
      defaultMessage: 'disturb the service, get around its limits, or copy its directory by automatic means.',
    },
    linksTitle: { id: 'legal.terms.linksTitle', defaultMessage: 'Providers and third-party links' },
    providers: {
      id: 'legal.terms.providers',
      defaultMessage:
        'Providers describe themselves. We review each registration before it is listed, but what you agree with a provider is a contract between the two of you: prices, dates, deposits, quality and complaints are settled there.',
    },
    links: {
      id: 'legal.terms.links',
      defaultMessage:
        'The service links to websites that are not ours: maps, messengers, social networks, app stores and the online store. We do not control them and do not answer for their content, their prices or the way they treat your data. Please read their own terms.',
    },
    propertyTitle: { id: 'legal.terms.propertyTitle', defaultMessage: 'Our rights' },
    property: {
      id: 'legal.terms.property',
      defaultMessage:
        'The name Zaffa, the templates, the drawings, the music and the software belong to us or to those who have licensed them to us. You may use them as the service offers them, to invite your guests; any other use needs our written permission.',
    },
    terminationTitle: { id: 'legal.terms.terminationTitle', defaultMessage: 'Termination' },
    terminationUs: {
      id: 'legal.terms.terminationUs',
      defaultMessage:
        'We may suspend or close an account that breaks these terms or the law, or that endangers the service or other people. Except where the law or urgent danger forbids it, we tell you beforehand and give you the chance to put it right and to download your data.',
    },
    terminationRest: {
      id: 'legal.terms.terminationRest',
      defaultMessage:
        'Sections that by their nature are meant to last, on our property, on liability and on the law, stay in force afterwards.',
    },
    asIsTitle: { id: 'legal.terms.asIsTitle', defaultMessage: 'The service as it is' },
    asIs: {
      id: 'legal.terms.asIs',
      defaultMessage:
        'The service is provided “as is” and “as available”. We work to keep it correct, safe and reachable, yet, as far as the law allows, we give no warranty, express or implied, that it will be free of faults and interruptions, that it will suit a particular purpose, or that what providers say about themselves is accurate.',
    },
    asIsCare: {
      id: 'legal.terms.asIsCare',
      defaultMessage:
        'A digital invitation can fail to reach a guest: phones lose connections and messengers lose messages. Please make sure in another way, too, that it has reached those who matter most.',
    },
    liabilityTitle: { id: 'legal.terms.liabilityTitle', defaultMessage: 'Limits of liability' },
    liability: {
      id: 'legal.terms.liability',
      defaultMessage:
        'As far as the law allows, we are not liable for indirect damage, lost profit, lost data or lost occasions that arise from using the service or from not being able to use it, nor for what providers, guests or third parties do. If we are liable all the same, our liability for all claims together is limited to the amount that you paid us in the twelve months before the event.',
    },
    liabilityLaw: {
      id: 'legal.terms.liabilityLaw',
      defaultMessage:
        'Nothing here excludes liability that the law does not let us exclude, such as for fraud or gross fault, or the rights that the law gives you as a consumer.',
    },
    lawTitle: { id: 'legal.terms.lawTitle', defaultMessage: 'Governing law' },
    law: {
      id: 'legal.terms.law',
      defaultMessage:
        'These terms and the use of the service are governed by the law of Egypt. The courts of Egypt have jurisdiction, unless a law that protects you as a consumer names others.',
    },
    disputesTitle: { id: 'legal.terms.disputesTitle', defaultMessage: 'Informal dispute resolution' },
    changesTitle: { id: 'legal.terms.changesTitle', defaultMessage: 'Changes to these terms' },
    changes: {
      id: 'legal.terms.changes',
      defaultMessage:
        'We may change these terms. The date above always shows when we last did so. We tell you about every significant change on this site, and by email if you have an account, at least thirty days before it applies. If you go on using the service after that, you accept the changed terms.',
    },
    changesRest: {
      id: 'legal.terms.changesRest',
      defaultMessage: 'If a part of these terms proves invalid, the rest stays in force.',
    },
    contactTitle: { id: 'legal.terms.contactTitle', defaultMessage: 'Contact' },
  }),
  ...defineMessages<Values>({
    acceptance: {
      id: 'legal.terms.acceptance',
      defaultMessage:
        'By opening the website or the app, by creating an account or by publishing an invitation you agree to these terms and to the <privacy>Privacy Policy</privacy>. If you do not agree to them, please do not use Zaffa.',
    },
    age: {
      id: 'legal.terms.age',
      defaultMessage:
        'You must be over {minAge, number} years old to create an account, publish an invitation or register as a provider. By doing so you confirm that you are, and that you can enter into a binding agreement under the law that applies to you.',
    },
    terminationYou: {
      id: 'legal.terms.terminationYou',
      defaultMessage:
        'You can stop at any time by <remove>deleting your account</remove>. Your invitations, their links and your pictures are deleted with it at once and cannot be brought back.',
    },
    disputes: {
      id: 'legal.terms.disputes',
      defaultMessage:
        'If something between us goes wrong, write to us first at <mail>{email}</mail> and say what happened and what would put it right. Both of us then try in good faith to settle it informally for at least thirty days before anyone goes to court.',
    },
    contact: {
      id: 'legal.terms.contact',
      defaultMessage: 'Please send questions about these terms to <mail>{email}</mail>.',
    },
  }),
}
