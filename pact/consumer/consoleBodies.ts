import { MatchersV3 } from '@pact-foundation/pact'
import { consoleEntries, couple, operator } from '../states.ts'
import { matchNullOr } from './console.ts'
import { matchCode, matchInstant } from './contract.ts'
import { matchQueuedReview } from './enquiryBodies.ts'
import { matchOwnPhoto, profile, provider } from './provider.ts'

const { boolean, eachLike, integer, number, regex, string, uuid } = MatchersV3
const { providerId, photoId, messageId, answerId, shortCode } = consoleEntries

const matchNow = () => matchInstant('2026-11-27T10:00:00.000Z')
const language = regex('^(ar|en)$', 'ar')

/** The first page of a list with entries. */
const matchPage = (item: object) => ({ items: eachLike(item), page: 1, pageSize: 20, total: integer(1) })

export const session = { email: operator.email, expiresAt: matchNow(), recoveryCodesLeft: integer(10) }

export const setupKey = {
  email: operator.email,
  secret: regex('^[A-Z2-7]+$', 'K5QWMZTBEBXXAZLSMF2G64RAONSWG4TF'),
  address: regex('^otpauth://totp/.+$', 'otpauth://totp/Zaffa:mona?secret=K5QWMZTBEBXXAZLSMF2G64RAONSWG4TF'),
  qrCode: regex('^data:image/svg\\+xml[;,].+$', 'data:image/svg+xml,%3Csvg%3E%3C%2Fsvg%3E'),
}

export const recoveryCodes = { recoveryCodes: eachLike(string('k3m9p-x7q2r')) }

export const overview = {
  queues: {
    providers: integer(1),
    reviews: integer(1),
    messages: integer(1),
    leads: integer(1),
    subscribers: integer(1),
    mails: integer(1),
  },
  health: {
    release: string('0.1.0'),
    startedAt: matchNow(),
    oldestMailS: number(12),
    lastBackupAt: matchNullOr('[0-9]{4}-[0-9]{2}-[0-9]{2}T.+Z'),
    memoryBytes: integer(180_000_000),
    database: regex('^(sqlite|postgres)$', 'sqlite'),
    connections: matchNullOr('\\{.+\\}'),
  },
}

/** @param status after a decision, which raises the version and lists the photograph */
export const matchQueuedProvider = (status: 'pending' | 'approved') => ({
  ...provider,
  id: providerId,
  status,
  version: status === 'approved' ? 2 : 1,
  profile,
  photos: eachLike(matchOwnPhoto(photoId, { status: status === 'approved' ? 'listed' : 'waiting' })),
  edit: null,
  refusal: null,
})

/** @param changes after an update */
export const matchMessage = (changes: { status?: string; assignee?: string; version?: number } = {}) => ({
  id: messageId,
  name: string('Laila'),
  email: string('laila@example.com'),
  phone: string('+20 100 123 4567'),
  source: string('Contact Form'),
  message: string('How do I change the date on our invitation?'),
  visitor: {
    countryId: string('EG'),
    cityId: string('Cairo'),
    area: string('Cairo Governorate'),
    platform: string('Mobile Web'),
    os: string('Android 14'),
    browser: string('Chrome 130.0.0.0'),
    ip: string('41.33.12.7'),
    mapsLink: string('https://www.google.com/maps?q=30.06,31.25'),
  },
  status: 'open',
  assignee: null,
  answers: eachLike({
    id: uuid(answerId),
    text: string('Open My wedding.'),
    author: matchNullOr('.+@.+'),
    createdAt: matchNow(),
  }),
  version: 1,
  createdAt: matchNow(),
  ...changes,
})

/** @param code of a link; that of the state by default */
export const matchLink = (code: string = shortCode) => ({
  shortCode: code,
  target: string('https://play.google.com/store/apps/details?id=app.zaffa'),
  address: regex(`^https?://.+/dl/${code}$`, `https://zaffa.example/dl/${code}`),
  createdAt: matchNow(),
})

/** The page of each list, by operation. */
export const pages = {
  listProviderQueue: matchPage(matchQueuedProvider('pending')),
  listReviewQueue: matchPage(matchQueuedReview()),
  listContactMessages: matchPage(matchMessage()),
  listLeads: matchPage({
    id: uuid('a4c8e2f6-1b3d-4597-8e0a-5d7f9b1c3e24'),
    email: string('nour@example.com'),
    phone: string('01112345678'),
    createdAt: matchNow(),
  }),
  listSubscribers: matchPage({
    email: string('salma@example.com'),
    emailVerified: boolean(false),
    firstName: string('Salma'),
    lastName: string('Fouad'),
    language,
  }),
  listDeepLinks: matchPage(matchLink()),
  listQueuedMails: matchPage({
    id: string('2026-11-27T10-00-00-5d1c7a9e'),
    recipient: regex('^.…@.+$', 's…@example.com'),
    subject: string('تأكيد البريد'),
    attempts: integer(1),
    createdAt: matchNow(),
    nextAttemptAt: matchNow(),
    expiresAt: matchNow(),
  }),
  listAuditEntries: matchPage({
    id: uuid('d6f2b8a4-7c1e-4935-a0d8-3e5b9f7c1a26'),
    kind: regex('^[a-z_]+$', 'operator_set_up'),
    actor: operator.email,
    subject: string(operator.id),
    createdAt: matchNow(),
  }),
}

export const referralCounts = {
  items: eachLike({ code: matchCode('k3v9xq2m'), source: string('invitation'), accounts: integer(1) }),
}

export const foundAccount = {
  id: couple.id,
  email: couple.email,
  emailVerified: boolean(false),
  language: matchNullOr('ar|en'),
  createdAt: matchNow(),
  sessions: integer(0),
  invitations: integer(0),
  weddings: integer(0),
  providers: integer(0),
  isOperator: false,
}
