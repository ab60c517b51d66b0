import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** A new opaque token of 256 random bits: what its holder is given. */
export const newSecretToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of it: useless to whoever reads the database. */
export const secretTokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** A key for one purpose, derived from the server's secret (RFC 5869). */
export const deriveKey = (secret: string, purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', `zaffa ${purpose}`, 32))

/**
 * The successor of a refresh token, always the same one: so it can be given again without being stored. It cannot be
 * computed without the server's secret.
 */
export function createRefreshTokenDeriver(secret: string): (token: string) => string {
  const key = deriveKey(secret, 'refresh token successor')
  return (token) => createHmac('sha256', key).update(token).digest('base64url')
}
