/**
 * Stands for `@node-rs/argon2` in tests of the server, and hashes with the least memory: tests sign in two thousand times, which would take a seventh
 * of their CPU time. A comparison costs what the hash says.
 */
import { createRequire } from 'node:module'
import type * as Argon2 from '@node-rs/argon2'

/** The library, with the costs of production. */
export const argon2 = createRequire(import.meta.url)('../../node_modules/@node-rs/argon2/index.js') as typeof Argon2

export const { verify } = argon2
export const hash: typeof argon2.hash = (password, options) =>
  argon2.hash(password, { ...options, memoryCost: 64, timeCost: 1 })
