import { MatchersV3 } from '@pact-foundation/pact'
import { generatedApi, type InvitationInput } from '../../src/api'
import { absent, couple, otherCouple, placeholders, publishedInvitation, states } from '../states.ts'
import { bearer, calendarDate, code, errorBody, exchange, instant, unauthorized, withStore } from './contract.ts'

const { eachLike, integer, regex, string, uuid } = MatchersV3
const { createInvitation, listUserInvitations, updateInvitation, deleteInvitation, getInvitationBySlug } = generatedApi.endpoints

const { id, slug, shortCode } = publishedInvitation
const couples = [states.signedIn, { id: couple.id, email: couple.email, profileVersion: 1 }] as const
const published = (version = 1) => [states.invitationPublished, { ownerId: couple.id, ...publishedInvitation, version }] as const

const invitationInput: InvitationInput = {
  template: 1,
  language: 'ar',
  groom: 'عمر',
  bride: 'ليلى',
  weddingDate: publishedInvitation.weddingDate,
  weddingTime: '19:30',
  timeZone: 'Africa/Cairo',
  engagementDate: '2049-12-03',
  hennaDate: '2050-06-15',
  crownDate: '2050-06-16',
  weddinghole: 'قاعة النيل',
  weddingAddress: '١٢ كورنيش النيل',
  area: 'الزمالك',
  mapsLink: 'https://maps.app.goo.gl/4f2kQ',
}
const requestKey = '6f1c7e0a-6c1f-4b55-9f5e-0d3b2a7f8c11'

/** What a server adds to every invitation. */
const record = {
  id: uuid(id),
  slug: string(slug),
  version: integer(1),
  createdAt: instant('2026-11-21T10:00:00.000Z'),
  updatedAt: instant('2026-11-21T10:00:00.000Z'),
}

/** What its owner alone sees. */
const owners = { ownerId: couple.id, shortCode: code(shortCode) }

/** An invitation that a state has published: the app relies on these fields, whatever their values. */
const details = {
  template: integer(1),
  language: regex('^(ar|en)$', 'ar'),
  groom: string('عمر'),
  bride: string('ليلى'),
  weddingDate: calendarDate(publishedInvitation.weddingDate),
  timeZone: string('Africa/Cairo'),
  engagementDate: calendarDate('2049-12-03'),
  hennaDate: calendarDate('2050-06-15'),
  crownDate: calendarDate('2050-06-16'),
  weddinghole: string('قاعة النيل'),
  weddingAddress: string('١٢ كورنيش النيل'),
  area: string('الزمالك'),
}
const notFound = { status: 404, body: errorBody('not_found', 'The requested resource was not found.') }

describe('publishing', () => {
  const request = { method: 'POST', path: '/invitations', headers: { ...bearer, 'Idempotency-Key': requestKey }, body: invitationInput } as const

  it('gives the invitation its slug', () =>
    exchange(
      {
        given: [couples],
        receiving: 'an invitation to publish',
        request,
        response: { status: 201, body: { ...invitationInput, ...record, ...owners, version: 1 } },
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { data } = await store.dispatch(createInvitation.initiate({ 'Idempotency-Key': requestKey, invitationInput }))
          expect(data).toMatchObject({ ...invitationInput, id, slug, shortCode, version: 1, ownerId: couple.id })
        }),
    ))

  it('names the fields at fault', () => {
    const wrong = { ...invitationInput, groom: '<b>عمر</b>' }
    return exchange(
      {
        given: [couples],
        receiving: 'an invitation with markup in a name',
        request: { ...request, body: wrong },
        response: { status: 400, body: errorBody('validation_failed', 'Must not contain < or >.', 'groom') },
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { error } = await store.dispatch(createInvitation.initiate({ 'Idempotency-Key': requestKey, invitationInput: wrong }))
          expect(error).toMatchObject({ kind: 'badRequest', fields: [{ field: 'groom', message: expect.any(String) }] })
        }),
    )
  })

  it('asks a visitor to sign in', () =>
    exchange(
      {
        given: [],
        receiving: 'an invitation to publish without a token',
        request: { ...request, headers: { 'Idempotency-Key': requestKey } },
        response: unauthorized,
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { error } = await store.dispatch(createInvitation.initiate({ 'Idempotency-Key': requestKey, invitationInput }))
          expect(error).toEqual({ kind: 'unauthorized' })
        }),
    ))
})

describe("one's own invitations", () => {
  it('are listed', () =>
    exchange(
      {
        given: [couples, published()],
        receiving: "a request for one's own invitations",
        request: { method: 'GET', path: `/invitations/user/${couple.id}`, headers: bearer },
        response: { status: 200, body: { items: eachLike({ ...details, ...record, ...owners }) } },
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { data } = await store.dispatch(listUserInvitations.initiate({ userId: couple.id }, { subscribe: false }))
          expect(data?.items).toEqual([expect.objectContaining({ id, slug, shortCode, ownerId: couple.id, template: 1 })])
        }),
    ))

  it('are shown to nobody else', () =>
    exchange(
      {
        given: [couples],
        receiving: "a request for another couple's invitations",
        request: { method: 'GET', path: `/invitations/user/${otherCouple.id}`, headers: bearer },
        response: { status: 403, body: errorBody('forbidden', 'You are not authorized to perform this action.') },
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { error } = await store.dispatch(listUserInvitations.initiate({ userId: otherCouple.id }, { subscribe: false }))
          expect(error).toMatchObject({ kind: 'other', status: 403, code: 'forbidden' })
        }),
    ))
})

describe('editing', () => {
  const invitationUpdate = { ...invitationInput, weddinghole: 'قاعة الأندلس', version: 1 }

  it('keeps the slug and raises the version', () =>
    exchange(
      {
        given: [couples, published()],
        receiving: 'an edit of an invitation',
        request: { method: 'PUT', path: `/invitations/${id}`, headers: bearer, body: invitationUpdate },
        response: { status: 200, body: { ...record, ...invitationUpdate, id, slug, version: 2, ownerId: couple.id, shortCode } },
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { data } = await store.dispatch(updateInvitation.initiate({ id, invitationUpdate }))
          expect(data).toMatchObject({ ...invitationUpdate, id, slug, shortCode, version: 2 })
        }),
    ))

  it('does not overwrite a newer version', () =>
    exchange(
      {
        given: [couples, published(2)],
        receiving: 'an edit of an older version of an invitation',
        request: { method: 'PUT', path: `/invitations/${id}`, headers: bearer, body: invitationUpdate },
        response: { status: 409, body: errorBody('version_conflict', 'This was changed meanwhile. Load it again before you save.') },
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { error } = await store.dispatch(updateInvitation.initiate({ id, invitationUpdate }))
          expect(error).toMatchObject({ kind: 'other', status: 409, code: 'version_conflict' })
        }),
    ))

  it('finds only what is there', () =>
    exchange(
      {
        given: [couples],
        receiving: 'an edit of an invitation that is not there',
        request: { method: 'PUT', path: `/invitations/${absent.id}`, headers: bearer, body: invitationUpdate },
        response: notFound,
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { error } = await store.dispatch(updateInvitation.initiate({ id: absent.id, invitationUpdate }))
          expect(error).toEqual({ kind: 'notFound' })
        }),
    ))
})

describe('deleting', () => {
  it('removes an invitation', () =>
    exchange(
      {
        given: [couples, published()],
        receiving: 'a deletion of an invitation',
        request: { method: 'DELETE', path: `/invitations/${id}`, headers: bearer },
        response: { status: 204 },
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { error } = await store.dispatch(deleteInvitation.initiate({ id }))
          expect(error).toBeUndefined()
        }),
    ))

  it('finds only what is there', () =>
    exchange(
      {
        given: [couples],
        receiving: 'a deletion of an invitation that is not there',
        request: { method: 'DELETE', path: `/invitations/${absent.id}`, headers: bearer },
        response: notFound,
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { error } = await store.dispatch(deleteInvitation.initiate({ id: absent.id }))
          expect(error).toEqual({ kind: 'notFound' })
        }),
    ))
})

describe("the guest's link", () => {
  it('opens the invitation', () =>
    exchange(
      {
        given: [published()],
        receiving: 'a request for a published invitation',
        request: { method: 'GET', path: `/invitations/slug/${slug}` },
        response: { status: 200, body: { ...details, ...record, slug } },
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { data } = await store.dispatch(getInvitationBySlug.initiate({ slug }, { subscribe: false }))
          expect(data).toMatchObject({ slug, groom: 'عمر', bride: 'ليلى', weddinghole: 'قاعة النيل', timeZone: 'Africa/Cairo' })
        }),
    ))

  it('says that nothing is behind it', () =>
    exchange(
      {
        given: [],
        receiving: 'a request for an invitation that is not there',
        request: { method: 'GET', path: `/invitations/slug/${absent.slug}` },
        response: notFound,
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { error } = await store.dispatch(getInvitationBySlug.initiate({ slug: absent.slug }, { subscribe: false }))
          expect(error).toEqual({ kind: 'notFound' })
        }),
    ))
})
