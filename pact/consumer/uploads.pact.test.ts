import { MatchersV3 } from '@pact-foundation/pact'
import { uploadEndpoints } from '@/api/uploads'
import { absent, couple, placeholders, states, uploadedPicture } from '../states.ts'
import {
  createBadRequest,
  matchErrorBody,
  verifyExchange,
  limitReached,
  notFound,
  createFieldError,
  createSignedInState,
  withStore,
  type Exchange,
} from './contract.ts'
import { readPicture, buildUpload } from './pictures.ts'

const { uploadBackground } = uploadEndpoints.endpoints
const path = (id: string) => `/uploads/background/${id}.webp`
const address = `/api/v1${path(uploadedPicture.id)}`

describe('a background picture', () => {
  it('is uploaded as the multipart field `file`', async () => {
    const file = await readPicture('background.png')
    await verifyExchange(
      {
        given: [createSignedInState()],
        receiving: 'an upload of a background picture',
        request: buildUpload('background.png'),
        response: {
          status: 201,
          body: { backgroundImage: MatchersV3.regex('^/api/v1/uploads/background/[0-9a-f-]{36}\\.webp$', address) },
        },
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { data } = await store.dispatch(uploadBackground.initiate({ body: { file } }))
          expect(data).toEqual({ backgroundImage: address })
        }),
    )
  })

  interface Refusal {
    what: string
    name: string
    type?: string
    given?: Exchange['given']
    response: Exchange['response']
    error: object
  }
  const refusals: Refusal[] = [
    {
      what: 'a damaged picture',
      name: 'damaged.png',
      response: createFieldError('file', 'This picture cannot be read. Please choose another one.'),
      error: createBadRequest('file'),
    },
    {
      what: 'a picture of more than 5 MB',
      name: 'large.png',
      response: { status: 413, body: matchErrorBody('payload_too_large', 'This is too large to send.') },
      error: { kind: 'other', status: 413, code: 'payload_too_large', message: expect.any(String) },
    },
    {
      what: 'a picture that is neither JPEG, PNG nor WebP',
      name: 'moving.gif',
      type: 'image/gif',
      response: {
        status: 415,
        body: matchErrorBody('unsupported_media_type', 'This kind of content is not accepted.'),
      },
      error: { kind: 'other', status: 415, code: 'unsupported_media_type', message: expect.any(String) },
    },
    {
      what: 'a picture more than an account may have',
      name: 'background.png',
      given: [createSignedInState(), [states.picturesFull, { ownerId: couple.id }]],
      response: limitReached,
      error: { kind: 'other', status: 409, code: 'limit_reached', message: expect.any(String) },
    },
  ]
  it.each(refusals)(
    'is rejected: $what',
    async ({ what, name, type, given = [createSignedInState()], response, error }) => {
      const file = await readPicture(name, type)
      await verifyExchange(
        { given, receiving: `an upload of ${what}`, request: buildUpload(name, type), response },
        (server) =>
          withStore(server, placeholders.accessToken, async (store) => {
            const result = await store.dispatch(uploadBackground.initiate({ body: { file } }))
            expect(result.error).toMatchObject(error)
          }),
      )
    },
  )
})

/** Invitations store the address that the upload returned, and cards show it unchanged. */
describe('the address of a picture', () => {
  it('returns the picture', () =>
    verifyExchange(
      {
        given: [[states.pictureUploaded, { ownerId: couple.id, ...uploadedPicture }]],
        receiving: 'a request for a background picture',
        request: { method: 'GET', path: path(uploadedPicture.id) },
        response: { status: 200, file: 'image/webp' },
      },
      async (server) => {
        const response = await fetch(server.url + address)
        expect(response.headers.get('content-type')).toBe('image/webp')
      },
    ))

  it('returns 404 when the picture was deleted', () =>
    verifyExchange(
      {
        given: [],
        receiving: 'a request for a background picture that is not there',
        request: { method: 'GET', path: path(absent.id) },
        response: notFound,
      },
      async (server) => {
        const response = await fetch(`${server.url}/api/v1${path(absent.id)}`)
        expect(response.status).toBe(404)
      },
    ))
})
