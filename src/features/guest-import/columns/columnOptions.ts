import type { ColumnField, ColumnMapping, ColumnTarget } from '../parse/headers/fields'

/** Fields in the order of the select. */
export const COLUMN_FIELDS: Exclude<ColumnField, 'seats' | 'ignore'>[] = [
  'name',
  'phone',
  'honorific',
  'firstName',
  'middleName',
  'lastName',
  'organization',
  'side',
  'tags',
  'tableLabel',
  'note',
  'language',
  'id',
]

const SEATS = 'seats:'

/** @returns the value of a target in the select of a column */
export const toOption = (target: ColumnTarget): string =>
  target.field === 'seats' ? `${SEATS}${target.hall}` : target.field

/** @returns the target of an option; the reverse of `toOption` */
export const fromOption = (option: string): ColumnTarget =>
  option.startsWith(SEATS)
    ? { field: 'seats', hall: option.slice(SEATS.length) }
    : { field: option as Exclude<ColumnField, 'seats'> }

/** @returns the mapping with another target for a column; any other column of that target is left out, except phones */
export function setTarget(mapping: ColumnMapping, column: number, target: ColumnTarget): ColumnMapping {
  const isTaken = (other: ColumnTarget): boolean =>
    !['ignore', 'phone'].includes(target.field) && toOption(other) === toOption(target)
  return mapping.map((other, index) => {
    if (index === column) return target
    return isTaken(other) ? { field: 'ignore' } : other
  })
}

/** @returns whether a column has names, without which no family can be added */
export const hasNames = (mapping: ColumnMapping): boolean =>
  mapping.some(({ field }) => field === 'name' || field === 'firstName' || field === 'lastName')
