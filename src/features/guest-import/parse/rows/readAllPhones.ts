import type { ColumnMapping } from '../headers/fields'
import type { TableRow } from '../importTable'
import type { ReadNumber } from '../phones/numberReader'
import { readPhoneKinds } from '../phones/phoneLabels'
import type { PhoneKind } from '../phones/phoneLabels'
import { readPhones } from '../phones/readPhones'
import type { PhoneCell, PhoneReading } from '../phones/readPhones'
import { VALUE_SEPARATOR } from '../readers/valueSeparator'

interface PhoneRow {
  entries: { target: ColumnMapping[number]; column: number; text: string }[]
  source: TableRow
}

interface Labelled {
  phone: PhoneReading
  kinds: ReadonlySet<PhoneKind>
}

/** Google's `Phone 1 - Value` stands beside `Phone 1 - Label` (`Phone 1 - Type` until 2023). */
const VALUE_HEADER = /^(.*) - Value$/i

function getLabel(header: string[], column: number, { cells }: TableRow): string {
  const own = header[column] ?? ''
  const [, phone] = VALUE_HEADER.exec(own) ?? []
  if (phone === undefined) return own
  const labelColumn = header.findIndex((title) => [`${phone} - Label`, `${phone} - Type`].includes(title))
  return cells[labelColumn] ?? ''
}

/** The lowest rank is the best: mobile phones, then the preferred one, then the order of the source; machines are last. */
function getRank({ phone: { isMobile, e164 }, kinds }: Labelled): number {
  const isReachable = e164 !== null && (isMobile ?? kinds.has('mobile'))
  return Number(kinds.has('machine')) * 4 + Number(!isReachable) * 2 + Number(!kinds.has('preferred'))
}

/**
 * @param header of the table
 * @returns the phones of a row, each once: the best for WhatsApp, then the others as typed; and the words beside them
 */
export function readAllPhones({ entries, source }: PhoneRow, header: string[], read: ReadNumber): PhoneCell {
  const values = entries
    .filter(({ target }) => target.field === 'phone')
    .flatMap(({ text, column }) =>
      text.split(VALUE_SEPARATOR).map((value, index) => ({
        kinds: readPhoneKinds(source.phoneLabels?.[index] ?? getLabel(header, column, source)),
        ...readPhones(value, read),
      })),
    )
  const labelled = values.flatMap(({ phones, kinds }): Labelled[] => phones.map((phone) => ({ phone, kinds })))
  const [main] = labelled.toSorted((a, b) => getRank(a) - getRank(b))
  const phones = [main, ...labelled.filter((other) => other !== main)].flatMap((entry) => (entry ? [entry.phone] : []))
  return {
    // Contacts often have the same number twice, in different spellings.
    phones: phones.filter(
      ({ e164 }, index) => e164 === null || phones.findIndex((other) => other.e164 === e164) === index,
    ),
    rest: values
      .map(({ rest }) => rest)
      .filter((rest) => rest !== '')
      .join('\n'),
  }
}
