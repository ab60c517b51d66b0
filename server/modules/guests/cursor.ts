import { createFieldError } from '../../errors.ts'
import type { Position } from './repository/households.ts'

/** @returns a position in a list as an opaque text for addresses */
export const formatCursor = ({ value, id }: Position): string =>
  Buffer.from(JSON.stringify([value, id])).toString('base64url')

/** @throws ApiError validation_failed for a text that `formatCursor` has not returned */
export function parseCursor(text: string): Position {
  try {
    const [value, id, ...rest] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as unknown[]
    if (typeof value === 'string' && typeof id === 'string' && rest.length === 0 && isStorable(value + id))
      return { value, id }
  } catch {
    // Not a cursor.
  }
  throw createFieldError('cursor', (texts) => texts.invalid)
}

/** PostgreSQL refuses U+0000. */
const isStorable = (text: string): boolean => !text.includes('\u0000')
