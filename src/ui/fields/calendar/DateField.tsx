import MoonIcon from '@mui/icons-material/BedtimeOutlined'
import Alert from '@mui/material/Alert'
import { useField } from 'formik'
import { useMemo } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { TextField } from '@/ui/fields/TextField'
import { toHijriDate } from './hijri'
import { calendarMessages } from '@/i18n/messages/plans'
import { findSeasonOn } from './seasons'

interface DateFieldProps {
  name: string
  label: MessageDescriptor
  isRequired?: boolean
}

/** A date field with the Hijri date below, and a notice when it falls in Ramadan or on a feast; the notice never blocks. */
export function DateField({ name, label, isRequired = true }: DateFieldProps) {
  const intl = useIntl()
  const [{ value }] = useField<string>(name)
  const hijri = useMemo(() => toHijriDate(value), [value])
  const season = useMemo(() => findSeasonOn(value), [value])
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
        required={isRequired}
        label={intl.formatMessage({ id: label.id })}
        helperText={hint}
      />
      <div role="status" data-testid={`${name}-season`}>
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
