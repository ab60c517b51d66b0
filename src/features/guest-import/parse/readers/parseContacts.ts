import { isBlank } from '@shared/text'
import type { ImportTable, PickedContact } from '../importTable'
import { buildKnownTable } from './buildTable'
import { VALUE_SEPARATOR } from './valueSeparator'

/**
 * @returns a table of the contacts that the browser's Contact Picker returned
 * @throws ImportError those of buildKnownTable
 */
export function parseContacts(contacts: PickedContact[]): ImportTable {
  const rows = contacts.map(({ name, tel }, index) => ({
    line: index + 1,
    cells: [name.find((text) => !isBlank(text)) ?? '', tel.join(VALUE_SEPARATOR)],
  }))
  return buildKnownTable('contacts', ['name', 'phone'], rows)
}
