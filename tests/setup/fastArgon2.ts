/**
 * Replaces `@node-rs/argon2` in tests of the server, and hashes with little memory: two thousand hashes and comparisons would take a seventh of their CPU
 * time. A comparison has the costs of the stored hash.
 */
import { createRequire } from 'node:module'
import type * as Argon2 from '@node-rs/argon2'

/** The library itself, imported by its path, because its name leads here (jest.config.js). */
export const argon2 = createRequire(import.meta.url)('../../node_modules/@node-rs/argon2/index.js') as typeof Argon2

export const { verify } = argon2
export const hash: typeof argon2.hash = (password, options) =>
  argon2.hash(password, { ...options, memoryCost: 64, timeCost: 1 })
