import { toLatinDigits } from '@shared/patterns'
import type { Household } from '@/api/weddings'
import { localizeDigits } from '@/i18n/localizeDigits'

/** @returns the name with its honorific before it */
export const formatFullName = ({ honorific, name }: Pick<Household, 'honorific' | 'name'>): string =>
  [honorific, name].filter(Boolean).join(' ')

const TABLE_NUMBER = /^\d{1,6}$/

/** @returns a table label; one that is only a number has the digits of the language */
export function formatTable(label: string, locale: string): string {
  const digits = toLatinDigits(label)
  return TABLE_NUMBER.test(digits) ? localizeDigits(Number(digits), locale) : label
}
