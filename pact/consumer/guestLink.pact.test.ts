import { MatchersV3 } from '@pact-foundation/pact'
import { generatedApi } from '@/api'
import { invitationFilePath, type InvitationFile } from '@shared/routes'
import { invitationTexts } from '../../tests/fixtures/invitation.ts'
import { absent, publishedInvitation } from '../states.ts'
import { verifyExchange, notFound, withStore } from './contract.ts'
import { details, createPublishedState, record } from './invitation.ts'

const { regex } = MatchersV3
const { getInvitationBySlug } = generatedApi.endpoints
const { slug } = publishedInvitation
const { groom, bride, weddinghole } = invitationTexts.ar

describe('getInvitationBySlug', () => {
  it('returns the invitation', () =>
    verifyExchange(
      {
        given: [createPublishedState()],
        receiving: 'a request for a published invitation',
        request: { method: 'GET', path: `/invitations/slug/${slug}` },
        response: { status: 200, body: { ...details, ...record, slug, takesRequests: false, wishes: [] } },
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { data } = await store.dispatch(getInvitationBySlug.initiate({ slug }, { subscribe: false }))
          expect(data).toMatchObject({ slug, groom, bride, weddinghole, timeZone: 'Africa/Cairo' })
        }),
    ))

  it('returns 404 for an unknown slug', () =>
    verifyExchange(
      {
        given: [],
        receiving: 'a request for an invitation that is not there',
        request: { method: 'GET', path: `/invitations/slug/${absent.slug}` },
        response: notFound,
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { error } = await store.dispatch(
            getInvitationBySlug.initiate({ slug: absent.slug }, { subscribe: false }),
          )
          expect(error).toEqual({ kind: 'notFound' })
        }),
    ))
})

/** Pages link to these files; the store does not fetch them. The address is built by the pages' own function. */
describe.each<[InvitationFile, string]>([
  ['preview.png', 'image/png'],
  ['picture.png', 'image/png'],
  ['calendar.ics', 'text/calendar'],
  ['qr.png', 'image/png'],
  ['qr.svg', 'image/svg+xml'],
])('the file %s', (file, type) => {
  /** The address contains the version of the invitation, which may be any. */
  const buildRequest = (of: string) =>
    ({ method: 'GET', path: `/invitations/slug/${of}/${file}`, query: { v: regex('^[1-9][0-9]*$', '1') } }) as const

  it('is generated for a published invitation', () =>
    verifyExchange(
      {
        given: [createPublishedState()],
        receiving: `a link to ${file} of an invitation`,
        request: buildRequest(slug),
        response: { status: 200, file: type },
      },
      async (server) => {
        const response = await fetch(server.url + invitationFilePath(slug, file, 1))
        expect(response.status).toBe(200)
        expect(response.headers.get('content-type')).toBe(type)
      },
    ))

  it('returns 404 for an unknown slug', () =>
    verifyExchange(
      {
        given: [],
        receiving: `a link to ${file} of an invitation that is not there`,
        request: buildRequest(absent.slug),
        response: notFound,
      },
      async (server) => {
        const response = await fetch(server.url + invitationFilePath(absent.slug, file, 1))
        expect(response.status).toBe(404)
      },
    ))
})
