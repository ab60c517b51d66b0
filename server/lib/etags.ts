import { createHash } from 'node:crypto'

/** The entity tag of whatever these parts identify: another one as soon as one of them is another (RFC 9110 §8.8.3). */
export const etagOf = (...parts: (string | number)[]): string =>
  `"${createHash('sha256').update(parts.join('.')).digest('base64url').slice(0, 22)}"`

const withoutWeakness = (tag: string): string => tag.trim().replace(/^W\//, '')

/** Whether If-None-Match names this ETag (weak comparison, lists and `*`). */
export const etagMatches = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((tag) => ['*', withoutWeakness(etag)].includes(withoutWeakness(tag)))
