import type { DocumentedOperation } from '../../../openapi/document.ts'
import { REFRESH_COOKIE } from '../../../server/config/limits.ts'
import type { KnownValues } from './arbitraries.ts'

const invitationIds = ['§own.invitation', '§own.invitation', '§other.invitation', '§own.provider']
const providerIds = ['§own.provider', '§own.provider', '§other.provider', '§approvedProvider']
/** Values of `id` by the operation's tag. */
const idsByTag: Record<string, string[]> = {
  invitations: invitationIds,
  providers: providerIds,
  items: ['storage-1'],
  users: ['§own.sessionId', '§other.sessionId'],
  weddings: ['§own.event', '§other.hall', '§other.wedding'],
  guests: ['§own.household', '§other.household', '§other.import'],
  operator: ['§own.provider'],
}

/** @returns existing values by parameter or property name, for an operation */
export const getKnownValues = ({ tags = [] }: DocumentedOperation): KnownValues => ({
  ...known,
  ...(tags.includes('operator') ? operatorValues : {}),
  id: tags.flatMap((tag) => idsByTag[tag] ?? []),
  ...(tags.includes('links') ? linkValues : {}),
})

/** An operator may change everybody's: requests change the own couple's only. */
const operatorValues: KnownValues = {
  accountId: ['§own.user'],
  messageId: ['§own.message'],
  email: ['§own.email'],
  token: ['§operator.setupToken'],
  shortCode: ['operator-link'],
}

/** Whoever has a link may reply: the other couple's would change its rows. */
const linkValues: KnownValues = { token: ['§own.link'], slug: ['§own.slug'] }

const known: KnownValues = {
  userId: ['§own.user', '§other.user'],
  slug: ['§own.slug', '§other.slug'],
  shortCode: ['§own.shortCode', '§other.shortCode'],
  file: ['§own.file', '§other.file'],
  providerId: providerIds,
  weddingId: ['§own.wedding', '§own.wedding', '§own.wedding', '§other.wedding'],
  eventId: ['§own.event', '§own.event', '§other.event'],
  hallId: ['§own.hall', '§own.hall', '§other.hall'],
  householdId: ['§own.household', '§own.household', '§other.household'],
  ids: ['§own.household', '§other.household'],
  importId: ['§own.import', '§own.import', '§other.import'],
  replyId: ['§own.reply', '§own.reply', '§other.reply'],
  requestId: ['§own.request', '§own.request', '§other.request'],
  sendId: ['§own.send', '§own.send', '§other.send'],
  backgroundImage: ['§own.backgroundImage', '§own.backgroundImage', '§own.backgroundImage', '§other.backgroundImage'],
  email: ['§own.email', '§other.email'],
  emailOrPhone: ['§own.email', '§other.email', '§other.phone'],
  password: ['§password'],
  currentPassword: ['§password'],
  token: ['§own.resetToken', '§own.verificationToken'],
  itemIds: ['storage-1', 'storage-2', 'appliances-1', 'bathroom-5'],
  category: ['photographer', 'storage'],
  'Idempotency-Key': ['6f1c7e0a-6c1f-4b55-9f5e-0d3b2a7f8c11'],
}
/** Values of the Authorization and Cookie headers. */
export const authorizations = [
  '§own.token',
  '§own.expiredToken',
  '§own.endedToken',
  '§forgedToken',
  'Bearer',
  'Bearer a.b.c',
  'Basic YTpi',
  '%00',
] as const
export const cookies = [
  '§own.cookie',
  `${REFRESH_COOKIE}=%zz`,
  `${REFRESH_COOKIE}=a; ${REFRESH_COOKIE}=b`,
  ';;=;',
] as const
