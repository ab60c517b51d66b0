import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import { columnMessages } from '@/i18n/messages/guestImport'
import { previewMessages } from '@/i18n/messages/guestImportPreview'
import { palette } from '@/theme/tokens'
import { renderPhoneText } from '@/lib/phone/renderPhoneText'
import { formatHall } from '../plan/halls'
import type { FieldChange, HallOption } from '../plan/types'

const isWord = (value: string): value is 'groom' | 'bride' | 'both' | 'ar' | 'en' =>
  ['groom', 'bride', 'both', 'ar', 'en'].includes(value)

function formatValue(intl: IntlShape, { field }: FieldChange, value: FieldChange['before']): string {
  // An Arabic zero looks like a dot.
  if (typeof value === 'number') return value === 0 ? '' : intl.formatNumber(value)
  if (Array.isArray(value)) return value.length === 0 ? '' : intl.formatList(value, { type: 'unit' })
  if ((field === 'side' || field === 'language') && value !== undefined && isWord(value))
    return intl.formatMessage(columnMessages[value])
  return value ?? ''
}

function formatField(intl: IntlShape, change: FieldChange, halls: readonly HallOption[]): string {
  if (change.field !== 'seats') return intl.formatMessage(columnMessages[change.field])
  return intl.formatMessage(columnMessages.seats, { hall: formatHall(halls, change.hallId) })
}

const tags = {
  del: (text: ReactNode[]) => <del key="del">{renderPhoneText(text)}</del>,
  ins: (text: ReactNode[]) => <ins key="ins">{renderPhoneText(text)}</ins>,
}

/** The differences of an update, field by field: old and new. */
export function Changes({ changes, halls }: { changes: readonly FieldChange[]; halls: readonly HallOption[] }) {
  const intl = useIntl()
  const blank = intl.formatMessage(previewMessages.blank)
  if (changes.length === 0) return <FormattedMessage {...previewMessages.noChanges} />
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        padding: 0,
        margin: 0,
        fontSize: '0.9375rem',
        overflowWrap: 'anywhere',
        '& del': { color: palette.inkSoft },
        '& ins': { textDecoration: 'none', fontWeight: 500 },
      }}
    >
      {changes.map((change) => (
        <li key={change.field === 'seats' ? change.hallId : change.field}>
          <FormattedMessage
            {...previewMessages.change}
            values={{
              field: formatField(intl, change, halls),
              before: formatValue(intl, change, change.before) || blank,
              after: formatValue(intl, change, change.after) || blank,
              ...tags,
            }}
          />
        </li>
      ))}
    </Box>
  )
}
