import { cleanLine, isBlank } from '../../shared/text.ts'
import { ApiError } from '../errors.ts'
import type { FieldProblem } from '../errors.ts'

const toRequiredProblem = (field: string): FieldProblem => ({ field, message: (texts) => texts.required })

/**
 * @param lines the properties with one line of text; absent ones stay absent
 * @returns the details with these lines cleaned for storage
 * @throws ApiError validation_failed for lines without a visible character
 */
export function cleanLines<T extends object>(details: T, lines: readonly (keyof T & string)[]): T {
  const present = lines.filter((line) => typeof details[line] === 'string')
  const blank = present.filter((line) => isBlank(details[line] as string))
  if (blank.length > 0) {
    throw new ApiError('validation_failed', blank.map(toRequiredProblem))
  }
  return { ...details, ...Object.fromEntries(present.map((line) => [line, cleanLine(details[line] as string)])) }
}
