import { expectDocumented } from './document.ts'
import type { Sent } from './document.ts'

const error = { message: 'No.', code: 'not_found', requestId: 'r' }
const item = { id: 'storage-1', image: '/a.webp', title: 'تخزين', category: 'storage', name: { ar: 'أ', en: 'a' } }

/** @returns a response to `GET /items/storage-1` with some changes */
function createResponse({ json, ...changes }: Partial<Sent> & { json?: unknown } = {}): Sent {
  const body = Buffer.from(JSON.stringify(json ?? item))
  return {
    method: 'GET',
    url: '/api/v1/items/storage-1',
    status: 200,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body,
    ...changes,
  }
}
const slug = { url: '/api/v1/invitations/slug/a', headers: { etag: '"a"' } }
const png = { url: '/api/v1/invitations/slug/a/qr.png?v=1', headers: { 'content-type': 'image/png', etag: '"a"' } }

it.each<[string, Sent]>([
  ['a documented response', createResponse()],
  ['a documented error', createResponse({ status: 404, json: error })],
  [
    'an error that every operation may return',
    createResponse({
      status: 429,
      json: { ...error, code: 'too_many_requests' },
      headers: { ...createResponse().headers, 'retry-after': '5' },
    }),
  ],
  ['an unknown address', createResponse({ url: '/api/v1/nothing', status: 404, json: error })],
  ['a HEAD response without content', createResponse({ method: 'HEAD', body: Buffer.alloc(0) })],
  ['304 without content', createResponse({ ...slug, status: 304, body: Buffer.alloc(0) })],
  ['a picture', createResponse({ ...png, body: Buffer.from('\x89PNG\r\n...', 'latin1') })],
  ['any page outside of the API', createResponse({ url: '/nothing', status: 418 })],
])('accepts %s', (_, response) => {
  expect(() => expectDocumented(response)).not.toThrow()
})

it.each<[string, Sent, string]>([
  ['an undocumented field', createResponse({ json: { ...item, owner: 'x' } }), 'must NOT have unevaluated properties'],
  [
    'an undocumented field in an object',
    createResponse({ json: { ...item, name: { ...item.name, fr: 'a' } } }),
    'must NOT have unevaluated properties',
  ],
  [
    'an undocumented field in a list',
    createResponse({ url: '/api/v1/items', json: { items: [{ ...item, owner: 'x' }] } }),
    'must NOT have unevaluated properties',
  ],
  ['a missing field', createResponse({ json: { ...item, id: undefined } }), "must have required property 'id'"],
  ['an undeclared status', createResponse({ status: 201 }), 'a status that the document does not declare'],
  [
    'an undeclared error status',
    createResponse({ status: 409, json: { ...error, code: 'limit_reached' } }),
    'a status that the document does not declare',
  ],
  [
    'success at an unknown address',
    createResponse({ url: '/api/v1/nothing' }),
    'a status that the document does not declare',
  ],
  [
    'an error code that does not match the status',
    createResponse({ status: 404, json: { ...error, code: 'forbidden' } }),
    'has the code forbidden',
  ],
  [
    'an error code that the operation does not declare',
    createResponse({ status: 400, url: '/api/v1/items', json: { ...error, code: 'validation_failed' } }),
    'has the code validation_failed',
  ],
  [
    'a server error',
    createResponse({ status: 500, json: { ...error, code: 'server_error' } }),
    'a fault of the server',
  ],
  [
    'an undeclared header',
    createResponse({ headers: { ...createResponse().headers, 'x-powered-by': 'x' } }),
    'the header x-powered-by',
  ],
  [
    'a missing required header',
    createResponse({ ...slug, headers: {}, status: 304, body: Buffer.alloc(0) }),
    'sends no ETag',
  ],
  ['content with status 304', createResponse({ ...slug, status: 304 }), 'where there is none'],
  ['another media type', createResponse({ headers: { 'content-type': 'text/html' } }), 'responds text/html'],
  ['a picture with other content', createResponse({ ...png, body: Buffer.from('<html>') }), 'is no image/png'],
  ['text that is not UTF-8', createResponse({ body: Buffer.from([0x22, 0xff, 0x22]) }), 'not valid for encoding'],
])('rejects %s', (_, response, fault) => {
  expect(() => expectDocumented(response)).toThrow(fault)
})

it('accepts a server error that the test expects', () => {
  expect(() =>
    expectDocumented(createResponse({ status: 500, json: { ...error, code: 'server_error' } }), { mayFail: true }),
  ).not.toThrow()
})
