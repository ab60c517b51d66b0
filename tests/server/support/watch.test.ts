import { once } from 'node:events'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Sent } from './document.ts'
import { watchResponses } from './watch.ts'

/** @returns the response that `watchResponses` reports for one request over the network */
async function captureResponse(listener: RequestListener): Promise<Sent | undefined> {
  const seen: Sent[] = []
  const endWatch = watchResponses((sent) => void seen.push(sent))
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1/items?q=a`)
  await response.arrayBuffer()
  endWatch()
  server.close()
  return seen[0]
}

it.each<[string, RequestListener]>([
  ['with one call', (_request, response) => response.writeHead(201, { 'X-Name': 'a' }).end('content')],
  [
    'with a list of header names and values',
    (_request, response) => response.writeHead(201, ['X-Name', 'a']).end('content'),
  ],
  [
    'in parts',
    (_request, response) => {
      response.statusCode = 201
      response.setHeader('X-Name', 'a')
      response.write('con')
      response.end(Buffer.from('tent'))
    },
  ],
])('sees a response that is sent %s', async (_, listener) => {
  const seen = await captureResponse(listener)
  expect(seen).toMatchObject({ method: 'GET', url: '/api/v1/items?q=a', status: 201, headers: { 'x-name': 'a' } })
  expect(seen?.body.toString()).toBe('content')
})
