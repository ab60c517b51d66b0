import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A request to the broker. */
export interface BrokerRequest {
  method: string
  /** Path and query. */
  url: string
  authorization?: string
  /** Parsed JSON; null without a body. */
  body: unknown
}

export interface StandInBroker {
  url: string
  requests: BrokerRequest[]
  /** Result of `can-i-deploy`. */
  deployable: boolean
  close: () => void
}

/** A fake Pact broker with what our commands use; it records the requests. */
export async function startStandInBroker(contract: object): Promise<StandInBroker> {
  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url = '', headers } = request
    const body = await text(request)
    broker.requests.push({
      method,
      url,
      authorization: headers.authorization,
      body: body === '' ? null : JSON.parse(body),
    })
    const found = createResponses(broker, contract)[`${method} ${url.split('?')[0]}`]
    const status = method === 'GET' ? 200 : 201
    response
      .writeHead(found ? status : 404, { 'content-type': 'application/hal+json' })
      .end(JSON.stringify(found ?? {}))
  }
  const server = createServer((request, response) => void respond(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const broker: StandInBroker = { url, requests: [], deployable: true, close: () => void server.close() }
  return broker
}

/** Responses by method and path. The API of brokers is HAL: each response links to the next requests. */
function createResponses({ url, deployable }: StandInBroker, contract: object): Record<string, object> {
  const createLink = (path: string) => ({ href: `${url}${path}` })
  return {
    'GET /': {
      _links: {
        'pb:publish-contracts': createLink('/contracts/publish'),
        'pb:provider-pacts-for-verification': {
          ...createLink('/pacts/provider/{provider}/for-verification'),
          templated: true,
        },
      },
    },
    'POST /contracts/publish': {
      notices: [{ type: 'success', text: 'The contract is here.' }],
      _embedded: { pacticipant: {}, version: {} },
      _links: { 'pb:pacticipant': createLink('/'), 'pb:pacticipant-version': createLink('/'), 'pb:contracts': [] },
    },
    'GET /matrix': {
      summary: {
        deployable,
        reason: deployable ? 'All is verified' : 'There is no verified pact',
        success: 1,
        failed: 0,
        unknown: 0,
      },
      notices: [
        { type: deployable ? 'success' : 'error', text: deployable ? 'All is verified' : 'There is no verified pact' },
      ],
      matrix: [],
    },
    'GET /pacts/provider/zaffa-api/for-verification': {
      _links: { self: createLink('/pacts/provider/zaffa-api/for-verification') },
    },
    'POST /pacts/provider/zaffa-api/for-verification': {
      _embedded: {
        pacts: [
          {
            shortDescription: 'the newest',
            verificationProperties: { notices: [], pending: false },
            _links: { self: { ...createLink('/contract'), name: 'zaffa' } },
          },
        ],
      },
      _links: { self: createLink('/pacts/provider/zaffa-api/for-verification') },
    },
    'GET /contract': {
      ...contract,
      _links: {
        self: createLink('/contract'),
        'pb:publish-verification-results': createLink('/results'),
        'pb:provider': { ...createLink('/pacticipants/zaffa-api'), name: 'zaffa-api' },
      },
    },
    'GET /pacticipants/zaffa-api': {
      _links: { 'pb:branch-version': { ...createLink('/branches/{branch}/versions/{version}'), templated: true } },
    },
    'PUT /branches/main/versions/2.1.0': {},
    'POST /results': { _links: { self: createLink('/results') } },
  }
}
