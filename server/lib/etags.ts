import { createHash } from 'node:crypto'

/** @returns an entity tag that changes with any of its parts (RFC 9110, section 8.8.3) */
export const createEtag = (...parts: (string | number)[]): string =>
  `"${createHash('sha256').update(parts.join('.')).digest('base64url').slice(0, 22)}"`

const stripWeakPrefix = (tag: string): string => tag.trim().replace(/^W\//, '')

/** @returns whether If-None-Match contains this ETag (weak comparison, lists and `*`). */
export const isEtagMatch = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((tag) => ['*', stripWeakPrefix(etag)].includes(stripWeakPrefix(tag)))
