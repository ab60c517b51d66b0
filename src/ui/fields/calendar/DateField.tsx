import MoonIcon from '@mui/icons-material/BedtimeOutlined'
import Alert from '@mui/material/Alert'
import { useField } from 'formik'
import { useMemo } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { TextField } from '@/ui/fields/TextField'
import { findCopticFast } from './copticFasts'
import { toHijriDate } from './hijri'
import { calendarMessages } from '@/i18n/messages/plans'
import { findSeasonOn } from './seasons'

interface DateFieldProps {
  name: string
  label: MessageDescriptor
  /** YYYY-MM-DD in the time zone of the wedding. */
  today: string
  /** Whether the day needs a hall, which may be closed or booked in Ramadan and on feasts. */
  needsHall: boolean
  isRequired?: boolean
  /** Whether it is the day of a crowning, which gets a notice in the Coptic fasts. */
  isCrowning?: boolean
  /** Whether there is no such day: the field is empty and disabled, whatever its value. */
  isAbsent?: boolean
}

/** A date field with the Hijri date below. A day to come that needs a hall gets a notice in Ramadan and on feasts, which never blocks. */
export function DateField({
  name,
  label,
  today,
  needsHall,
  isRequired = true,
  isCrowning = false,
  isAbsent = false,
}: DateFieldProps) {
  const intl = useIntl()
  const [{ value }] = useField<string>(name)
  const hijri = useMemo(() => toHijriDate(value), [value])
  const isToCome = value >= today
  const season = useMemo(() => (needsHall && isToCome ? findSeasonOn(value) : undefined), [needsHall, isToCome, value])
  const fast = isCrowning && isToCome ? findCopticFast(value) : undefined
  const formatNumber = (part: number) => intl.formatNumber(part, { useGrouping: false })
  const hint =
    hijri &&
    intl.formatMessage(calendarMessages.hijri, {
      day: formatNumber(hijri.day),
      month: `m${hijri.month}`,
      year: formatNumber(hijri.year),
    })
  return (
    <div>
      <TextField
        name={name}
        type="date"
        required={isRequired && !isAbsent}
        disabled={isAbsent}
        slotProps={isAbsent ? { input: { value: '' } } : undefined}
        label={intl.formatMessage({ id: label.id })}
        helperText={hint}
      />
      <div role="status" data-testid={`${name}-season`}>
        {fast && (
          <Alert severity="warning" role="note" sx={{ marginBlockStart: 1 }}>
            <FormattedMessage {...calendarMessages.fast} values={{ fast }} />
          </Alert>
        )}
        {season && (
          <Alert severity="warning" role="note" icon={<MoonIcon />} sx={{ marginBlockStart: 1 }}>
            <FormattedMessage
              {...(season.certain ? calendarMessages.falls : calendarMessages.mayFall)}
              values={{ season: season.season }}
            />
          </Alert>
        )}
      </div>
    </div>
  )
}
