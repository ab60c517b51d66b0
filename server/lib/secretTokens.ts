import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** @returns a new opaque token of 256 random bits */
export const createSecretToken = (): string => randomBytes(32).toString('base64url')

/** @returns the hash that is stored instead of the token */
export const hashSecretToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** @returns a key for one purpose, derived from the server's secret (HKDF, RFC 5869) */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `zaffa ${purpose}`, 32))

/**
 * Derives the successor of a refresh token deterministically, so that it can be returned again without being stored.
 * It cannot be computed without the server's secret.
 */
export function createRefreshTokenDeriver(secret: string): (token: string) => string {
  const key = deriveKey(secret, 'refresh token successor')
  return (token) => createHmac('sha256', key).update(token).digest('base64url')
}
