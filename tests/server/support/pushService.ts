import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A request to a push service (RFC 8030). */
export interface PushRequest {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A push service on this machine. It accepts everything, unless a test says otherwise. */
export interface PushService {
  /** As in PUSH_HOSTS. */
  host: string
  requests: PushRequest[]
  /** Sets the status of further responses. */
  respondWith: (status: number, headers?: Record<string, string>) => void
  close: () => Promise<void>
}

export async function startPushService(): Promise<PushService> {
  const requests: PushRequest[] = []
  let answer = { status: 201, headers: {} as Record<string, string> }
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    requests.push({ path: request.url!, headers: request.headers, body: await buffer(request) })
    response.writeHead(answer.status, answer.headers).end()
  }
  const server = createServer((request, response) => void handle(request, response))
  server.listen({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    respondWith: (status, headers = {}) => void (answer = { status, headers }),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A browser that has subscribed to a push service. */
export interface PushBrowser {
  /** The body of `turnOnNotices`. */
  subscription: { endpoint: string; p256dh: string; auth: string; language: string; showsTitle: boolean }
  /** @returns the content of a notice. @throws when it is not encrypted for this browser */
  // oxlint-disable-next-line typescript/no-explicit-any -- each test knows the shape that it asks for
  decrypt: (body: Buffer) => any
}

const deriveBytes = (salt: Buffer, key: Buffer, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length))

/** @returns a browser of the service, with keys of its own */
export function createPushBrowser(
  { host }: Pick<PushService, 'host'>,
  path = `/push/${randomBytes(8).toString('hex')}`,
): PushBrowser {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const auth = randomBytes(16)

  /** RFC 8291, section 3.4, and RFC 8188 with one record. */
  function decrypt(body: Buffer): unknown {
    const [salt, idLength] = [body.subarray(0, 16), body[20]!]
    const senderKey = body.subarray(21, 21 + idLength)
    const record = body.subarray(21 + idLength)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey])
    const secret = deriveBytes(auth, keys.computeSecret(senderKey), info, 32)
    const key = deriveBytes(salt, secret, 'Content-Encoding: aes128gcm\0', 16)
    const nonce = deriveBytes(salt, secret, 'Content-Encoding: nonce\0', 12)
    const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16))
    const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()])
    // The last record ends with a delimiter of 2, and zeros.
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
  }

  const p256dh = keys.getPublicKey('base64url')
  const subscription = { endpoint: `http://${host}${path}`, p256dh, auth: auth.toString('base64url') }
  return { subscription: { ...subscription, language: 'en', showsTitle: false }, decrypt }
}

/**
 * Checks the signature of a request's VAPID header (RFC 8292).
 * @returns the claims and the key of the sender
 */
export function readVapid({ headers }: Pick<PushRequest, 'headers'>): {
  claims: { aud: string; exp: number; sub: string }
  publicKey: string
  isSigned: boolean
} {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()), publicKey, isSigned }
}
