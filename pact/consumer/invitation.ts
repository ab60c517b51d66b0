import { MatchersV3 } from '@pact-foundation/pact'
import type { InvitationInput } from '@/api'
import { invitationTexts } from '../../tests/fixtures/invitation.ts'
import { couple, publishedInvitation, states } from '../states.ts'
import { calendarDate, code, instant } from './contract.ts'

const { integer, regex, string, uuid } = MatchersV3
const texts = invitationTexts.ar

/** The state of the couple's invitation; or, with another owner, of somebody else's. */
export const published = (version = 1, ownerId: string = couple.id) =>
  [states.invitationPublished, { ownerId, ...publishedInvitation, version }] as const

/** A whole invitation, as the studio sends it. */
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

/** The same as an edit of its first version, with another hall. */
export const invitationUpdate = { ...invitationInput, weddinghole: 'قاعة الأندلس', version: 1 }

/** Of one publishing; any other would do. */
export const requestKey = '6f1c7e0a-6c1f-4b55-9f5e-0d3b2a7f8c11'
export const requestKeyHeader = { 'Idempotency-Key': uuid(requestKey) }

/** What a server adds to every invitation. */
export const record = {
  id: uuid(publishedInvitation.id),
  slug: string(publishedInvitation.slug),
  version: integer(1),
  createdAt: instant('2026-11-21T10:00:00.000Z'),
  updatedAt: instant('2026-11-21T10:00:00.000Z'),
}

/** What its owner alone sees. */
export const owners = { ownerId: couple.id, shortCode: code(publishedInvitation.shortCode) }

/** An invitation that a state has published: the app relies on these fields, whatever their values. */
export const details = {
  template: integer(1),
  language: regex('^(ar|en)$', 'ar'),
  groom: string(texts.groom),
  bride: string(texts.bride),
  weddingDate: calendarDate(publishedInvitation.weddingDate),
  timeZone: string('Africa/Cairo'),
  engagementDate: calendarDate('2049-12-03'),
  hennaDate: calendarDate('2050-06-15'),
  crownDate: calendarDate('2050-06-16'),
  weddinghole: string(texts.weddinghole),
  weddingAddress: string(texts.weddingAddress),
  area: string(texts.area),
}
