import { cleanLine, isBlank } from '../../shared/text.ts'
import { ApiError } from '../errors.ts'

/**
 * @param lines the properties with one line of text; absent ones stay absent
 * @returns the details with these lines cleaned for storage
 * @throws ApiError validation_failed for lines without a visible character
 */
export function cleanLines<T extends object>(details: T, lines: readonly (keyof T & string)[]): T {
  const present = lines.filter((line) => typeof details[line] === 'string')
  const blank = present.filter((line) => isBlank(details[line] as string))
  if (blank.length > 0) {
    const toProblem = (field: string) => ({ field, message: (texts: { required: string }) => texts.required })
    throw new ApiError('validation_failed', blank.map(toProblem))
  }
  return { ...details, ...Object.fromEntries(present.map((line) => [line, cleanLine(details[line] as string)])) }
}
