import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { jest } from '@jest/globals'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import * as fc from 'fast-check'
import type { DocumentedOperation } from '../../../openapi/document.ts'
import { operations } from '../../../openapi/operations.ts'
import { createCouples } from '../support/couples.ts'
import type { Couples } from '../support/couples.ts'
import { expectDocumented } from '../support/document.ts'
import type { Sent } from '../support/document.ts'
import { runs, seed } from '../support/conformanceRuns.ts'
import { sendRaw } from '../support/rawHttp.ts'
import { createRequests, toWireRequest } from '../support/requests.ts'
import type { GeneratedRequest } from '../support/requests.ts'
import { startTestServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'
import { createUploadContents } from '../support/uploads.ts'

// The duration depends on the number of runs and on the machine.
jest.setTimeout(60_000 + runs * 1000)

const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv)

let server: TestServer
let couples: Couples
let port: number
const contents = await createUploadContents()

beforeAll(async () => {
  server = await startTestServer({ environment: { LOG_LEVEL: 'error' } })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  ;({ port } = server.app.server.address() as AddressInfo)
  couples = await createCouples(server, contents.png!)
})

/** Number of responses by operation and status. */
const statusesByOperation = new Map<string, Map<number, number>>()

afterAll(async () => {
  process.stdout.write(formatFigures())
  await server.close()
})

async function send(operation: DocumentedOperation, request: GeneratedRequest): Promise<Sent> {
  const { raw, overNetwork } = toWireRequest(operation, request, contents)
  if (overNetwork) return sendRaw(port, raw)
  const { method, url, headers, body } = raw
  await nextTurn()
  const response = await server.app.inject({
    method: method as 'GET',
    url,
    headers: Object.fromEntries(headers),
    payload: body,
  })
  return { method, url, status: response.statusCode, headers: response.headers, body: response.rawPayload }
}

/** @returns texts of the other couple that the response contains */
function findForeignTexts({ parameters, tags }: DocumentedOperation, { headers, body }: Sent): string[] {
  // Operators see what everybody left in their queues.
  if (tags?.includes('operator')) return []
  const isPublic = parameters.some(({ name }) => name === 'slug' || name === 'shortCode')
  const hidden = isPublic ? couples.secrets : [...couples.secrets, ...couples.published]
  const text = `${JSON.stringify(headers)} ${body.toString()}`
  return hidden.filter((secret) => text.includes(secret))
}

/** @throws Error when an operation accepts a body that the OpenAPI document refuses */
function expectInvalidRejected(
  operation: DocumentedOperation,
  { json }: GeneratedRequest,
  { status, method }: Sent,
): void {
  const schema = operation.bodies['application/json']
  if (schema && json && !json.breakage && status < 400 && !ajv.validate(schema, json.value)) {
    throw new Error(`${method} ${operation.path} takes what the document refuses, with ${status}: ${ajv.errorsText()}`)
  }
}

function count({ operationId }: DocumentedOperation, { status }: Sent): void {
  const statuses = statusesByOperation.get(operationId) ?? new Map<number, number>()
  statusesByOperation.set(operationId, statuses.set(status, (statuses.get(status) ?? 0) + 1))
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0)

function formatFigures(): string {
  const rows = [...statusesByOperation].map(([name, statuses]) => {
    const parts = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status}×${times}`)
    return `  ${name.padEnd(26)}${String(sum(statuses.values())).padStart(6)}  ${parts.join(' ')}`
  })
  const total = sum([...statusesByOperation.values()].map((statuses) => sum(statuses.values())))
  return [
    'Generated requests:',
    ...rows,
    `  ${total} requests of ${statusesByOperation.size} operations, seed ${seed}\n`,
  ].join('\n')
}

describe.each(operations)('$operationId', (operation) => {
  it('returns documented responses without data of other accounts', async () => {
    const isUpload = 'multipart/form-data' in operation.bodies
    const property = fc.asyncProperty(createRequests(operation, Object.keys(contents)), async (generated) => {
      await couples.restoreOwnData()
      const request = couples.fillPlaceholders(generated)
      const response = await send(operation, request)
      count(operation, response)
      expectDocumented(response)
      expect(findForeignTexts(operation, response)).toEqual([])
      expectInvalidRejected(operation, request, response)
      if (operation.method !== 'GET') await couples.expectOtherUntouched()
    })
    await fc.assert(property, {
      seed,
      numRuns: isUpload ? Math.ceil(runs / 2) : runs,
      path: process.env['FAST_CHECK_PATH'],
    })
    await couples.expectOtherUntouched()
  })
})

it('covers every operation of the document', () => {
  expect(statusesByOperation.size).toBe(operations.length)
})
