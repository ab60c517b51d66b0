import { useIntl, type MessageDescriptor } from 'react-intl'
import type { EditConflict } from './useVersionedSave'

/**
 * @param labels of the fields
 * @param formatValue returns the value of a field as a text
 * @returns a function that prepares a conflict for `ConflictDialog`
 */
export function useFormatConflict<Values>(
  labels: Record<keyof Values, MessageDescriptor>,
  formatValue: (field: keyof Values, values: Values) => string,
) {
  const intl = useIntl()
  return (conflict: EditConflict<Values> | null) =>
    conflict && {
      choose: conflict.choose,
      rows: conflict.fields.map((field) => ({
        label: intl.formatMessage({ id: labels[field].id }),
        mine: formatValue(field, conflict.mine),
        theirs: formatValue(field, conflict.theirs),
      })),
    }
}
