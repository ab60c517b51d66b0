import type { DocumentedOperation } from '../../../openapi/document.ts'
import { REFRESH_COOKIE } from '../../../server/config/limits.ts'
import type { KnownValues } from './arbitraries.ts'
import { TEST_PUSH_HOST } from './server.ts'

const invitationIds = ['§own.invitation', '§own.invitation', '§other.invitation', '§own.provider']
const providerIds = ['§own.provider', '§own.provider', '§other.provider', '§approvedProvider']
/** Values of `id` by the operation's tag. */
const idsByTag: Record<string, string[]> = {
  invitations: invitationIds,
  providers: providerIds,
  ownProviders: providerIds,
  enquiries: ['§approvedProvider', '§approvedProvider', '§own.provider', '§other.provider'],
  items: ['storage-1'],
  users: ['§own.sessionId', '§other.sessionId'],
  weddings: ['§own.event', '§other.hall'],
  guests: ['§own.household', '§other.household', '§other.import'],
  operator: ['§own.provider'],
}

/** Values of `id` in a body, by operation. */
const idsInBodies: Record<string, string[]> = {
  // Of a hall, a response would repeat it, as if it were read.
  createWedding: ['§own.wedding', '§other.wedding'],
  arrangeProviderPhotos: ['§own.photo', '§own.photo', '§own.photo', '§other.photo'],
  decideProvider: ['§own.photo'],
}

/** @returns existing values by property name, for the body of an operation */
export const getKnownBodyValues = (operation: DocumentedOperation): KnownValues => {
  const id = idsInBodies[operation.operationId]
  return { ...getKnownValues(operation), ...(id ? { id } : {}) }
}

/** @returns existing values by parameter or property name, for an operation */
export const getKnownValues = ({ tags = [] }: DocumentedOperation): KnownValues => ({
  ...known,
  ...(tags.includes('operator') ? operatorValues : {}),
  id: tags.flatMap((tag) => idsByTag[tag] ?? []),
  ...(tags.includes('links') ? linkValues : {}),
  ...(tags.includes('members') ? memberValues : {}),
  ...(tags.includes('providers') ? providerValues : {}),
  ...(tags.includes('enquiries') ? enquiryValues : {}),
})

/** An operator may change everybody's: requests change the own couple's only. */
const operatorValues: KnownValues = {
  accountId: ['§own.user'],
  messageId: ['§own.message'],
  reviewId: ['§own.review'],
  email: ['§own.email'],
  token: ['§operator.setupToken'],
  shortCode: ['operator-link'],
}

/** Whoever has a link may reply: the other couple's would change its rows. */
const linkValues: KnownValues = { token: ['§own.link'], slug: ['§own.slug'] }

/** Whoever has an invite may join: the other couple's would make its wedding readable. */
const memberValues: KnownValues = { token: ['§own.inviteToken'] }

const providerValues: KnownValues = { file: ['§own.photoFile', '§own.photoFile', '§other.photoFile'] }

/** Generated ones are seldom a valid phone number and a date in the future. */
const enquiryValues: KnownValues = { phone: ['01012345678', '+447911123456'], weddingDate: ['2027-06-18'] }

const known: KnownValues = {
  userId: ['§own.user', '§other.user'],
  slug: ['§own.slug', '§other.slug'],
  shortCode: ['§own.shortCode', '§other.shortCode'],
  file: ['§own.file', '§other.file'],
  providerId: providerIds,
  enquiryId: ['§own.enquiry', '§own.enquiry', '§own.reviewedEnquiry', '§other.enquiry'],
  reviewId: ['§own.review', '§own.review', '§other.review'],
  photoId: ['§own.photo', '§own.photo', '§other.photo'],
  weddingId: ['§own.wedding', '§own.wedding', '§own.wedding', '§other.wedding'],
  eventId: ['§own.event', '§own.event', '§other.event'],
  hallId: ['§own.hall', '§own.hall', '§other.hall'],
  householdId: ['§own.household', '§own.household', '§other.household'],
  ids: ['§own.household', '§other.household'],
  importId: ['§own.import', '§own.import', '§other.import'],
  replyId: ['§own.reply', '§own.reply', '§other.reply'],
  requestId: ['§own.request', '§own.request', '§other.request'],
  sendId: ['§own.send', '§own.send', '§other.send'],
  memberId: ['§own.member', '§own.member', '§own.user', '§other.user'],
  inviteId: ['§own.invite', '§own.invite', '§other.invite'],
  backgroundImage: ['§own.backgroundImage', '§own.backgroundImage', '§own.backgroundImage', '§other.backgroundImage'],
  email: ['§own.email', '§other.email'],
  emailOrPhone: ['§own.email', '§other.email', '§other.phone'],
  password: ['§password'],
  currentPassword: ['§password'],
  token: ['§own.resetToken', '§own.verificationToken'],
  itemIds: ['storage-1', 'storage-2', 'appliances-1', 'bathroom-5'],
  category: ['photographer', 'storage'],
  // Of a push service on this machine, where nothing listens.
  endpoint: [`http://${TEST_PUSH_HOST}/push`, `http://${TEST_PUSH_HOST}/push`, 'https://example.com/push'],
  p256dh: ['BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'],
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
