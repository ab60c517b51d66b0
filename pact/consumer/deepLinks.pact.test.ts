import { MatchersV3 } from '@pact-foundation/pact'
import { deepLinkEndpoints } from '@/api/deepLinks'
import { absent, publishedInvitation } from '../states.ts'
import { verifyExchange, notFound, withStore } from './contract.ts'
import { createPublishedState } from './invitation.ts'

const { regex } = MatchersV3
const { resolveDeepLink } = deepLinkEndpoints.endpoints

const { id, slug, shortCode } = publishedInvitation
const page = `https://zaffa.example/web/Invitations/Invitation?slug=${slug}`
/** The server chooses the referral code; everything else is known. */
const fullUrl = regex(
  `^https?://[^/]+/web/Invitations/Invitation\\?slug=${slug}&referralCode=[A-Za-z0-9_-]{1,40}&source=invitation&sourceId=${id}$`,
  `${page}&referralCode=k3v9xq2m&source=invitation&sourceId=${id}`,
)

describe('resolveDeepLink', () => {
  it('returns the address of the invitation with the referral', () =>
    verifyExchange(
      {
        given: [createPublishedState()],
        receiving: 'a request for where a short link leads',
        request: { method: 'GET', path: `/deep-links/${shortCode}` },
        response: { status: 200, body: { fullUrl } },
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { data } = await store.dispatch(resolveDeepLink.initiate({ shortCode }, { subscribe: false }))
          const { pathname, searchParams } = new URL(data?.fullUrl ?? '')
          expect(pathname).toBe('/web/Invitations/Invitation')
          expect(Object.fromEntries(searchParams)).toEqual({
            slug,
            referralCode: 'k3v9xq2m',
            source: 'invitation',
            sourceId: id,
          })
        }),
    ))

  it('returns 404 for an unknown code', () =>
    verifyExchange(
      {
        given: [],
        receiving: 'a request for where a short link leads that is not there',
        request: { method: 'GET', path: `/deep-links/${absent.shortCode}` },
        response: notFound,
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { error } = await store.dispatch(
            resolveDeepLink.initiate({ shortCode: absent.shortCode }, { subscribe: false }),
          )
          expect(error).toEqual({ kind: 'notFound' })
        }),
    ))
})
