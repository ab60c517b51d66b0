import { generatedApi } from '@/api'
import { deepLinkEndpoints } from '@/api/deepLinks'
import { providerEndpoints } from '@/api/providers'
import { invitationFilePath } from '@shared/routes'
import type { AppStore } from '@/store/createStore'
import { placeholders } from '../states.ts'
import {
  createBadRequest,
  bearer,
  verifyExchange,
  createFieldError,
  createSignedInState,
  withStore,
} from './contract.ts'

const { deleteInvitation, getInvitationBySlug, listUserInvitations } = generatedApi.endpoints
const { resolveDeepLink } = deepLinkEndpoints.endpoints
const { getProvider } = providerEndpoints.endpoints
const once = { subscribe: false } as const
const wrongId = 'no-id'
const longSlug = 'a'.repeat(121)

interface WrongAddress {
  what: string
  field: string
  path: string
  run: (store: AppStore) => Promise<{ error?: unknown }>
}

/** Addresses may be mistyped or cut off: the error names the invalid part. */
describe('an invalid address', () => {
  const open: WrongAddress[] = [
    {
      what: 'a provider by a wrong id',
      field: 'id',
      path: `/providers/${wrongId}`,
      run: (store) => store.dispatch(getProvider.initiate({ id: wrongId }, once)),
    },
    {
      what: 'an invitation by a slug that is too long',
      field: 'slug',
      path: `/invitations/slug/${longSlug}`,
      run: (store) => store.dispatch(getInvitationBySlug.initiate({ slug: longSlug }, once)),
    },
    {
      what: 'a short link that is none',
      field: 'shortCode',
      path: '/deep-links/no.code',
      run: (store) => store.dispatch(resolveDeepLink.initiate({ shortCode: 'no.code' }, once)),
    },
  ]
  it.each(open)('returns 400: $what', ({ what, field, path, run }) =>
    verifyExchange(
      {
        given: [],
        receiving: `a request for ${what}`,
        request: { method: 'GET', path },
        response: createFieldError(field),
      },
      (server) =>
        withStore(server, null, async (store) => {
          const { error } = await run(store)
          expect(error).toMatchObject(createBadRequest(field))
        }),
    ),
  )

  const own: (WrongAddress & { method: 'GET' | 'DELETE' })[] = [
    {
      what: 'a request for the invitations of a wrong id',
      field: 'userId',
      method: 'GET',
      path: `/invitations/user/${wrongId}`,
      run: (store) => store.dispatch(listUserInvitations.initiate({ userId: wrongId }, once)),
    },
    {
      what: 'a deletion of an invitation by a wrong id',
      field: 'id',
      method: 'DELETE',
      path: `/invitations/${wrongId}`,
      run: (store) => store.dispatch(deleteInvitation.initiate({ id: wrongId })),
    },
  ]
  it.each(own)('returns 400 to a signed-in couple: $what', ({ what, field, method, path, run }) =>
    verifyExchange(
      {
        given: [createSignedInState()],
        receiving: what,
        request: { method, path, headers: bearer },
        response: createFieldError(field),
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { error } = await run(store)
          expect(error).toMatchObject(createBadRequest(field))
        }),
    ),
  )

  const files = ['preview.png', 'picture.png', 'calendar.ics', 'qr.png', 'qr.svg'] as const
  it.each(files)('returns 400 as a link to %s', (file) =>
    verifyExchange(
      {
        given: [],
        receiving: `a link to ${file} by a slug that is too long`,
        request: { method: 'GET', path: `/invitations/slug/${longSlug}/${file}`, query: { v: '1' } },
        response: createFieldError('slug'),
      },
      async (server) => {
        const response = await fetch(server.url + invitationFilePath(longSlug, file, 1))
        expect(response.status).toBe(400)
      },
    ),
  )

  it('returns 400 as the address of a picture', () =>
    verifyExchange(
      {
        given: [],
        receiving: 'a request for a background picture by a wrong name',
        request: { method: 'GET', path: '/uploads/background/picture.png' },
        response: createFieldError('file'),
      },
      async (server) => {
        const response = await fetch(`${server.url}/api/v1/uploads/background/picture.png`)
        expect(response.status).toBe(400)
      },
    ))
})
