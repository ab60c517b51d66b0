import { expectDocumented } from './document.ts'
import type { Sent } from './document.ts'

const error = { message: 'No.', code: 'not_found', requestId: 'r' }
const item = { id: 'storage-1', image: '/a.webp', title: 'تخزين', category: 'storage', name: { ar: 'أ', en: 'a' } }

/** @returns a response to `GET /items/storage-1` with some changes */
function sent({ json, ...changes }: Partial<Sent> & { json?: unknown } = {}): Sent {
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
  ['what the document describes', sent()],
  ['a described error', sent({ status: 404, json: error })],
  [
    'an error that every operation may answer',
    sent({
      status: 429,
      json: { ...error, code: 'too_many_requests' },
      headers: { ...sent().headers, 'retry-after': '5' },
    }),
  ],
  ['an address that no operation answers', sent({ url: '/api/v1/nothing', status: 404, json: error })],
  ['a head without content', sent({ method: 'HEAD', body: Buffer.alloc(0) })],
  ['nothing, where nothing has changed', sent({ ...slug, status: 304, body: Buffer.alloc(0) })],
  ['a picture', sent({ ...png, body: Buffer.from('\x89PNG\r\n...', 'latin1') })],
  ['pages outside of the API, whatever they are', sent({ url: '/nothing', status: 418 })],
])('takes %s', (_, answer) => {
  expect(() => expectDocumented(answer)).not.toThrow()
})

it.each<[string, Sent, string]>([
  ['a field more', sent({ json: { ...item, owner: 'x' } }), 'must NOT have unevaluated properties'],
  [
    'a field more within a field',
    sent({ json: { ...item, name: { ...item.name, fr: 'a' } } }),
    'must NOT have unevaluated properties',
  ],
  [
    'a field more in a list',
    sent({ url: '/api/v1/items', json: { items: [{ ...item, owner: 'x' }] } }),
    'must NOT have unevaluated properties',
  ],
  ['a field less', sent({ json: { ...item, id: undefined } }), "must have required property 'id'"],
  ['an undeclared status', sent({ status: 201 }), 'a status that the document does not declare'],
  [
    'an undeclared status of an error',
    sent({ status: 409, json: { ...error, code: 'limit_reached' } }),
    'a status that the document does not declare',
  ],
  [
    'success at an address that no operation answers',
    sent({ url: '/api/v1/nothing' }),
    'a status that the document does not declare',
  ],
  ['an error of another code', sent({ status: 404, json: { ...error, code: 'forbidden' } }), 'has the code forbidden'],
  [
    'a code that is not every operation’s',
    sent({ status: 400, url: '/api/v1/items', json: { ...error, code: 'validation_failed' } }),
    'has the code validation_failed',
  ],
  ['a fault of the server', sent({ status: 500, json: { ...error, code: 'server_error' } }), 'a fault of the server'],
  ['an undeclared header', sent({ headers: { ...sent().headers, 'x-powered-by': 'x' } }), 'the header x-powered-by'],
  ['a required header less', sent({ ...slug, headers: {}, status: 304, body: Buffer.alloc(0) }), 'sends no ETag'],
  ['content where there is none', sent({ ...slug, status: 304 }), 'where there is none'],
  ['another media type', sent({ headers: { 'content-type': 'text/html' } }), 'answers text/html'],
  ['a picture that is none', sent({ ...png, body: Buffer.from('<html>') }), 'is no image/png'],
  ['text that is no UTF-8', sent({ body: Buffer.from([0x22, 0xff, 0x22]) }), 'not valid for encoding'],
])('does not take %s', (_, answer, fault) => {
  expect(() => expectDocumented(answer)).toThrow(fault)
})

it('takes a fault that the test wants', () => {
  expect(() =>
    expectDocumented(sent({ status: 500, json: { ...error, code: 'server_error' } }), { mayFail: true }),
  ).not.toThrow()
})
