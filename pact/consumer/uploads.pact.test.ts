import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MatchersV3 } from '@pact-foundation/pact'
import { generatedApi } from '../../src/api'
import { couple, placeholders, states } from '../states.ts'
import { bearer, exchange, withStore } from './contract.ts'

const picture = join(import.meta.dirname, 'background.png')
const address = '/api/v1/uploads/background/5b8a1f5e-3c1d-4e0b-9a7e-6f2d1c0b9a87.webp'

describe('a background picture', () => {
  it('is uploaded as the multipart field `file`', async () => {
    const file = new Blob([await readFile(picture)], { type: 'image/png' })
    await exchange(
      {
        given: [[states.signedIn, { id: couple.id, email: couple.email, profileVersion: 1 }]],
        receiving: 'an upload of a background picture',
        request: {
          method: 'POST',
          path: '/uploads/background',
          headers: bearer,
          build: (request) => request.multipartBody('image/png', picture, 'file', 'zaffa-contract-boundary'),
        },
        response: {
          status: 201,
          body: { backgroundImage: MatchersV3.regex('^/api/v1/uploads/background/[0-9a-f-]{36}\\.webp$', address) },
        },
      },
      (server) =>
        withStore(server, placeholders.accessToken, async (store) => {
          const { data } = await store.dispatch(generatedApi.endpoints.uploadBackground.initiate({ body: { file } }))
          expect(data).toEqual({ backgroundImage: address })
        }),
    )
  })
})
