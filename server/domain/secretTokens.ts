import { createHash, randomBytes } from 'node:crypto'

/** A new opaque token of 256 random bits: what its holder is given. */
export const newSecretToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of it: useless to whoever reads the database. */
export const secretTokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')
