import TextField from '@mui/material/TextField'
import { useIntl } from 'react-intl'
import { columnMessages } from '@/i18n/messages/guestImport'
import type { ColumnTarget } from '../parse/headers/fields'
import { formatHall } from '../plan/halls'
import type { HallOption } from '../plan/types'
import { COLUMN_FIELDS, fromOption, toOption } from './columnOptions'

interface ColumnSelectProps {
  /** From 1. */
  number: number
  header: string
  target: ColumnTarget
  halls: readonly HallOption[]
  onChange: (target: ColumnTarget) => void
}

/** What a column holds. A native select: a phone shows it as its own list, and a table of 100 columns stays light. */
export function ColumnSelect({ number, header, target, halls, onChange }: ColumnSelectProps) {
  const intl = useIntl()
  const isNowhere = target.field === 'seats' && target.hall === ''
  const label = intl.formatMessage(columnMessages.column, { n: number, header: header === '' ? 'none' : header })
  return (
    <TextField
      select
      size="small"
      value={toOption(target)}
      error={isNowhere}
      onChange={({ target: { value } }) => onChange(fromOption(value))}
      slotProps={{
        select: { native: true },
        htmlInput: { 'aria-label': label, sx: { minBlockSize: 27 } },
      }}
      sx={{ minInlineSize: 215, opacity: target.field === 'ignore' ? 0.85 : 1 }}
    >
      {COLUMN_FIELDS.map((field) => (
        <option key={field} value={field}>
          {intl.formatMessage(columnMessages[field])}
        </option>
      ))}
      {isNowhere && <option value="seats:">{intl.formatMessage(columnMessages.seatsNowhere)}</option>}
      {halls.map(({ id }) => (
        <option key={id} value={`seats:${id}`}>
          {intl.formatMessage(columnMessages.seats, { hall: formatHall(halls, id) })}
        </option>
      ))}
      <option value="ignore">{intl.formatMessage(columnMessages.ignore)}</option>
    </TextField>
  )
}
