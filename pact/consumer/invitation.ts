import { MatchersV3 } from '@pact-foundation/pact'
import type { InvitationInput } from '@/api'
import { invitationTexts } from '../../tests/fixtures/invitation.ts'
import { couple, plannedWedding, publishedInvitation, states } from '../states.ts'
import { matchCalendarDate, matchCode, matchInstant } from './contract.ts'

const { integer, regex, string, uuid } = MatchersV3
const texts = invitationTexts.ar

/** The state of a published invitation, of the couple by default. */
export const createPublishedState = (version = 1, ownerId: string = couple.id) =>
  [states.invitationPublished, { ownerId, ...publishedInvitation, version }] as const

/** A complete invitation as the studio sends it. */
export const invitationInput: InvitationInput = {
  template: 1,
  language: 'ar',
  ...texts,
  weddingDate: publishedInvitation.weddingDate,
  weddingTime: '19:30',
  timeZone: 'Africa/Cairo',
  engagementDate: '2049-12-03',
  hennaDate: '2050-06-15',
  crownDate: '2050-06-16',
}

/** An update of version 1 with another hall. */
export const invitationUpdate = { ...invitationInput, weddinghole: 'قاعة الأندلس', version: 1 }

/** Idempotency key; any UUID. */
export const requestKey = '6f1c7e0a-6c1f-4b55-9f5e-0d3b2a7f8c11'
export const requestKeyHeader = { 'Idempotency-Key': uuid(requestKey) }

/** Fields that the server adds to every invitation. */
export const record = {
  id: uuid(publishedInvitation.id),
  slug: string(publishedInvitation.slug),
  version: integer(1),
  createdAt: matchInstant('2026-11-21T10:00:00.000Z'),
  updatedAt: matchInstant('2026-11-21T10:00:00.000Z'),
}

/** Fields that only the owner gets. */
export const ownerFields = {
  ownerId: couple.id,
  weddingId: uuid(plannedWedding.weddingId),
  shortCode: matchCode(publishedInvitation.shortCode),
}

/** Fields of a published invitation that the site depends on, with any value. */
export const details = {
  template: integer(1),
  language: regex('^(ar|en)$', 'ar'),
  groom: string(texts.groom),
  bride: string(texts.bride),
  weddingDate: matchCalendarDate(publishedInvitation.weddingDate),
  timeZone: string('Africa/Cairo'),
  engagementDate: matchCalendarDate('2049-12-03'),
  hennaDate: matchCalendarDate('2050-06-15'),
  crownDate: matchCalendarDate('2050-06-16'),
  weddinghole: string(texts.weddinghole),
  weddingAddress: string(texts.weddingAddress),
  area: string(texts.area),
}
