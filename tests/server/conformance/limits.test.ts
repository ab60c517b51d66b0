/** Generated requests to every operation of a wedding that has as many halls, households and seats as it may have. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { jest } from '@jest/globals'
import * as fc from 'fast-check'
import { operations } from '../../../openapi/operations.ts'
import { runs, seed } from '../support/conformanceRuns.ts'
import { createCouples } from '../support/couples.ts'
import type { Couples } from '../support/couples.ts'
import { expectDocumented } from '../support/document.ts'
import { fillWedding } from '../support/largestWedding.ts'
import { createRequests, toWireRequest } from '../support/requests.ts'
import { startTestServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'
import { createUploadContents } from '../support/uploads.ts'
import { findPlannedWedding } from '../support/weddings.ts'

/** Requests for each operation: the largest list takes longer than another. */
const RUNS = Math.ceil(runs / 6)

jest.setTimeout(120_000 + runs * 1000)

let server: TestServer
let couples: Couples
const contents = await createUploadContents()

beforeAll(async () => {
  server = await startTestServer({ environment: { LOG_LEVEL: 'error' } })
  couples = await createCouples(server, contents.png!)
  await couples.restoreOwnData()
  const { token, wedding } = couples.fillPlaceholders({ token: '§own.token', wedding: '§own.wedding' })
  const call: TestServer['call'] = (method, path, options = {}) =>
    server.call(method, path, { headers: { authorization: token }, ...options })
  await fillWedding({ call }, await findPlannedWedding({ call }, wedding))
})
afterAll(() => server.close())

describe.each(operations.filter(({ path }) => path.startsWith('/weddings/{weddingId}')))(
  '$operationId',
  (operation) => {
    it('returns documented responses', async () => {
      const property = fc.asyncProperty(createRequests(operation, Object.keys(contents)), async (generated) => {
        const request = couples.fillPlaceholders(generated)
        const { raw, overNetwork } = toWireRequest(operation, request, contents)
        if (overNetwork) return
        await nextTurn()
        const { method, url, headers, body } = raw
        const response = await server.app.inject({
          method: method as 'GET',
          url,
          headers: Object.fromEntries(headers),
          payload: body,
        })
        expect(response.statusCode).not.toBe(500)
        expectDocumented({
          method,
          url,
          status: response.statusCode,
          headers: response.headers,
          body: response.rawPayload,
        })
      })
      await fc.assert(property, { seed, numRuns: RUNS, path: process.env['FAST_CHECK_PATH'] })
      await couples.expectOtherUntouched()
    })
  },
)
