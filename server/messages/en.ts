import { EXPORTED_KINDS } from '../../shared/guests/events.ts'

/** English texts of the server; those of the specification (§5, §8) are verbatim. `ar.ts` has the same keys. */
const formatCharacters = (count: number): string => (count === 1 ? '1 character' : `${count} characters`)

const formatFamilies = (count: number): string => (count === 1 ? '1 family is' : `${count} families are`)
const formatEnquiries = (count: number): string => (count === 1 ? '1 new enquiry' : `${count} new enquiries`)
const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const formatDate = (date: string): string => dates.format(new Date(date))

interface ListedMail {
  page: string
  ownPage: string
  /** Photographs that were refused, and why. */
  refusedPhotos: number
  reason: string | null
}

export const en = {
  error: {
    validation_failed: 'Please check your input and try again',
    malformed_body: 'The request could not be read. Please try again.',
    unauthorized: 'You are not authorized to perform this action.',
    forbidden: 'You are not authorized to perform this action.',
    not_found: 'The requested resource was not found.',
    method_not_allowed: 'This action is not available here.',
    email_in_use: 'This email address is already in use.',
    version_conflict: 'This was changed somewhere else. Reload it before you save.',
    limit_reached: 'You have reached the limit. Delete something you no longer need, then try again.',
    already_exists: 'This exists already. Reload the page.',
    in_use: 'Something still belongs to this. Delete or move that first.',
    too_late: 'It is too late for this.',
    too_early: 'You can review a provider once your wedding day has passed.',
    not_booked: 'You can review a provider once you have marked it as booked.',
    own_provider: 'This is your own entry in the directory.',
    reply_changed: 'Another reply was stored in the meantime.',
    last_owner: 'A wedding needs at least one of the couple. Add the other one first.',
    invite_closed: 'This link can no longer be used. Ask the couple for a new one.',
    payload_too_large: 'This is too large to send.',
    unsupported_media_type: 'This kind of content is not accepted.',
    too_many_requests: 'Too many attempts. Please wait a little, then try again.',
    server_error: 'Server error. Please try again later.',
    unavailable: 'The service is busy. Please try again in a moment.',
  },
  field: {
    required: 'This field is required.',
    fullNameRequired: 'Full name is required',
    contactNumberRequired: 'Contact number is required',
    emailAddressRequired: 'Email address is required',
    serviceClassesRequired: 'Please select at least one service category',
    tooShort: (min: number) => `Must be at least ${formatCharacters(min)}.`,
    tooLong: (max: number) => `Must not be longer than ${formatCharacters(max)}.`,
    tooSmall: (min: number) => `Must be at least ${min}.`,
    tooBig: (max: number) => `Must not be more than ${max}.`,
    tooMany: (max: number) => `Must not have more than ${max} entries.`,
    tooFew: (min: number) => `Must have at least ${min === 1 ? 'one entry' : `${min} entries`}.`,
    repeated: 'Must not contain the same entry twice.',
    date: 'Please enter a valid date.',
    time: 'Please enter a time such as 19:30.',
    email: 'Please enter a valid email address',
    password: 'Password must contain a capital letter and special character',
    commonPassword: 'This password is too common and easy to guess. Please choose another one.',
    phone: 'Please enter a valid Egyptian phone number',
    anyPhone: 'Please enter a valid phone number',
    plainText: 'Please use plain text, without < or >.',
    mapsLink: 'Please paste a link that begins with https:// from Google Maps, Apple Maps, Waze or OpenStreetMap.',
    website: 'Please enter an address that begins with https://',
    picture: 'Please upload this picture again.',
    timeZone: 'This time zone is unknown.',
    choice: 'Please choose one of the listed values.',
    kind: 'This value has the wrong type.',
    unknown: 'This field is unknown.',
    invalid: 'This value is not valid.',
    stream:
      'Please paste a link that begins with https:// from YouTube, Facebook, Instagram, TikTok, Twitch, Vimeo, Zoom, Google Meet or Teams.',
    color: 'Please choose a colour, written as # and six characters, such as #7b1e3b.',
    fontPair: 'This template does not have this lettering. Please choose another.',
    palette: 'This template does not have these colours. Please choose others.',
    words: 'Please write words, not only symbols.',
    contact: 'Links and phone numbers do not belong on the card. Please remove them.',
    contactInReview: 'Please write this without links and phone numbers.',
    contactInProfile: 'Links and phone numbers have fields of their own. Please remove them here.',
    city: 'Please choose a city of this governorate.',
    priceTo: 'The highest price is below the lowest.',
    foundedYear: 'This year has not come yet.',
    pastWedding: 'The wedding day has already passed.',
    currentPassword: 'The current password is incorrect.',
    secondFactor:
      'This code is wrong, or it was already used. Please wait for the next one, and check the clock of the phone.',
    emailOfAccount: 'This is not the address of the account.',
    shortLinkExists: 'This code exists already. Please choose another one.',
    shortLinkTarget: (hosts: string) =>
      `Please enter an address that begins with https:// on one of these hosts, and is no short link itself: ${hosts}`,
    resetToken: 'This link was already used or has expired. Please ask for a new one.',
    verificationToken:
      'This link was already used, has expired, or belongs to another account. Please ask for a new one.',
    unknownWedding: 'This wedding does not exist any more.',
    unknownHall: 'This hall does not exist any more.',
    unknownEvent: 'This event does not exist any more.',
    otherSide: 'You can change the families of your side only.',
    unknownHousehold: 'This family is no longer on the list.',
    eventTitle: 'Only events of your own have a title.',
    unknownItem: 'One of these items does not exist.',
    fileMissing: 'Please choose one picture.',
    fileDamaged: 'This picture cannot be read. Please choose another one.',
    fileTooHeavy: (megabytes: number) => `This picture is larger than ${megabytes} MB. Please choose a smaller one.`,
    fileTooManyPixels: (millions: number) =>
      `This picture has too many pixels: at most ${millions} million. Please choose a smaller version.`,
    fileTooWide: (max: number) => `This picture is too large: at most ${max} pixels on each side.`,
    fileAnimated: 'Animated pictures are not accepted. Please choose a still picture.',
  },
  /** Texts of the card (src/card) for the pictures that the server draws; a test compares the two. */
  card: {
    invite: 'With joyful hearts, we invite you to the wedding of',
    weddingOf: 'The wedding of',
    and: '&',
    occasion: 'Wedding invitation',
    date: (weekday: string, day: string, month: string, year: string) => `${weekday}, ${day} ${month} ${year}`,
    time: (time: string) => `at ${time}`,
    postponed: 'The new date will be announced',
  },
  signIn: {
    refused: 'The email or password is incorrect.',
    deleteRefused: 'The email, phone or password is incorrect. If you entered a phone number, try your email.',
  },
  /** Names of what a new wedding starts with, in the language of the wedding. */
  weddings: {
    hall: 'Main hall',
  },
  /** The downloaded guest list; the import recognizes these headers (src/features/guest-import). */
  guestList: {
    fileName: 'Guest list',
    id: 'ID',
    honorific: 'Title',
    name: 'Name',
    side: 'Side',
    phone: 'Phone',
    seats: (hall: string) => `Seats: ${hall}`,
    coming: (hall: string) => `Coming: ${hall}`,
    children: (hall: string) => `Children: ${hall}`,
    reply: 'Reply',
    replyMessage: 'Reply message',
    answers: { coming: 'Coming', notComing: 'Not coming', silent: 'No reply yet', notAsked: 'Not asked' },
    tags: 'Tags',
    tableLabel: 'Table',
    language: 'Language',
    note: 'Note',
    persons: 'Persons',
    child: (name: string) => `${name} (child)`,
    sides: { groom: 'Groom', bride: 'Bride', both: 'Both' },
    languages: { ar: 'Arabic', en: 'English' },
    kinds: EXPORTED_KINDS.en,
    /** The name of a household whose guests have removed their data. */
    removedName: 'Guests who removed their data',
  },
  calendar: {
    summary: (couple: string) => `Wedding of ${couple}`,
    description: (page: string, map: string | null) =>
      `With joyful hearts, we invite you to share our day.\n\nThe invitation: ${page}${map ? `\nThe map: ${map}` : ''}`,
    separator: ', ',
    personalDescription: (halls: string, page: string) => `Hall: ${halls}\n\nYour invitation: ${page}`,
  },
  /** Mails after a change of the account. */
  notices: {
    passwordChanged: {
      subject: 'Your Zaffa password was changed',
      text: ({ resetLink, support }: { resetLink: string; support: string }) =>
        `Hello,\n\nThe password of your Zaffa account has just been changed, and all other devices were signed out.\n\nIf it was not you, choose a new password now:\n\n${resetLink}\n\nThen write to us: ${support}\n\nThe Zaffa team\n`,
    },
    phoneChanged: {
      subject: 'The phone number of your Zaffa account was changed',
      text: ({ resetLink, support }: { resetLink: string; support: string }) =>
        `Hello,\n\nThe phone number of your Zaffa account has just been changed.\n\nIf it was not you, choose a new password now:\n\n${resetLink}\n\nThen write to us: ${support}\n\nThe Zaffa team\n`,
    },
  },
  /** After the operator has deleted an account at its owner's request. */
  accountDeletedMail: {
    subject: 'Your Zaffa account was deleted',
    text: (support: string) =>
      `Hello,\n\nAs you asked, we have deleted your Zaffa account with everything stored in it. This cannot be undone.\n\nIf you did not ask for this, write to us: ${support}\n\nThe Zaffa team\n`,
  },
  /** To the address of a provider. */
  providerMails: {
    received: {
      subject: 'We received your registration as a provider',
      text: ({ ownPage, support }: { ownPage: string; support: string }) =>
        `Hello,\n\nWe received a registration as a wedding provider under this email address. We look at each one before it is listed, and write to you as soon as it is.\n\nAdd photographs, prices and packages in the meantime. Sign in, or create an account with this address:\n\n${ownPage}\n\nIf it was not you, ignore this email, or write to us: ${support}\n\nThe Zaffa team\n`,
    },
    listed: {
      subject: 'You are listed in the directory of Zaffa',
      text: ({ page, ownPage, refusedPhotos, reason }: ListedMail) => {
        const refused =
          refusedPhotos === 0
            ? ''
            : `\n\nWe could not list ${refusedPhotos === 1 ? 'one of the photographs' : `${refusedPhotos} of the photographs`}:\n\n${reason ?? ''}`
        return `Hello,\n\nYour entry is listed. Couples see it here:\n\n${page}${refused}\n\nEdit it and add photographs here:\n\n${ownPage}\n\nThe Zaffa team\n`
      },
    },
    refused: {
      subject: 'Your entry in the directory of Zaffa',
      text: ({ reason, ownPage, support }: { reason: string | null; ownPage: string; support: string }) =>
        `Hello,\n\nWe could not list what you sent us.${reason === null ? '' : `\n\n${reason}`}\n\nEdit your entry here, and we will look at it again:\n\n${ownPage}\n\nIf you have a question, write to us: ${support}\n\nThe Zaffa team\n`,
    },
    enquiries: {
      subject: (count: number) => `${formatEnquiries(count)} on Zaffa`,
      text: ({ count, page }: { count: number; page: string }) =>
        `Hello,\n\nYou have ${formatEnquiries(count)} from couples. Read what they ask, and answer them soon:\n\n${page}\n\nWe send this email at most once an hour.\n\nThe Zaffa team\n`,
    },
  },
  /** The operator's answer to a contact message, with the message below it. */
  contactAnswerMail: {
    subject: 'Our answer to your message',
    text: ({ name, answer, message }: { name: string; answer: string; message: string }) =>
      `Hello ${name},\n\n${answer}\n\nThe Zaffa team\n\nYour message was:\n\n${message}\n`,
  },
  /** About replies that the couple has not seen; without names or messages of guests. */
  digestMail: {
    subject: 'New replies from your guests',
    text: ({ title, coming, notComing, page }: { title: string; coming: number; notComing: number; page: string }) => {
      const lines = [
        ...(coming > 0 ? [`- ${formatFamilies(coming)} coming`] : []),
        ...(notComing > 0 ? [`- ${formatFamilies(notComing)} not coming`] : []),
      ]
      return `Hello,\n\nYou have new replies for ${title}:\n\n${lines.join('\n')}\n\nSee all replies:\n\n${page}\n\nWe send this email at most once a day. You can switch it off in the reply settings.\n\nThe Zaffa team\n`
    },
  },
  /** Of new replies, on the locked screen of a phone: without names, unless the couple has chosen the title of the wedding. */
  notice: {
    title: 'Zaffa: new replies',
    titleOf: (title: string) => `New replies: ${title}`,
    replies: (count: number) => (count === 1 ? '1 new reply' : `${count} new replies`),
    requests: (count: number) => (count === 1 ? '1 request for more seats' : `${count} requests for more seats`),
  },
  /** Before the phone numbers of a guest list are deleted. */
  phonesMail: {
    subject: 'We will soon delete your guests’ phone numbers',
    text: ({ title, deletedOn, page }: { title: string; deletedOn: string; page: string }) =>
      `Hello,\n\nThe last event of ${title} is over. To protect your guests, we will delete their phone numbers from your guest list on ${formatDate(deletedOn)}. Names, seats and replies stay.\n\nIf you still need the numbers, download your guest list before then:\n\n${page}\n\nThe Zaffa team\n`,
  },
  verificationMail: {
    subject: 'Confirm your email address for Zaffa',
    text: (link: string, days: number) =>
      `Welcome to Zaffa!\n\nPlease confirm that this email address is yours, within ${days} days:\n\n${link}\n\nIf you did not register, ignore this email.\n\nThe Zaffa team\n`,
  },
  resetMail: {
    subject: 'Set a new password for Zaffa',
    text: (link: string, minutes: number) =>
      `Hello,\n\nWe received a request to set a new password for your Zaffa account. Set it here within ${minutes} minutes:\n\n${link}\n\nIf you did not ask for it, ignore this email: nothing has changed.\n\nThe Zaffa team\n`,
  },
}

export type Messages = typeof en
