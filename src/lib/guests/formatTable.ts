import { toLatinDigits } from '@shared/patterns'
import { localizeDigits } from '@shared/localizeDigits'

const TABLE_NUMBER = /^\d{1,6}$/

/** @returns a table label; one that is only a number has the digits of the language */
export function formatTable(label: string, locale: string): string {
  const digits = toLatinDigits(label)
  return TABLE_NUMBER.test(digits) ? localizeDigits(Number(digits), locale) : label
}
