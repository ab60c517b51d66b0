import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Hall, Side } from '@/api/weddings'
import { guestFieldMessages } from '@/i18n/messages/guests'

export interface Option {
  value: string
  label: ReactNode
}

interface SelectProps<Value extends string> {
  value: Value
  onChange: (value: Value) => void
  size?: 'small' | 'medium'
}

/** A labelled choice of one of several values. */
export function GuestSelect<Value extends string>({
  label,
  options,
  value,
  onChange,
  size = 'medium',
}: SelectProps<Value> & { label: string; options: readonly Option[] }) {
  return (
    <TextField
      select
      fullWidth
      size={size}
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as Value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  )
}

const SIDES: readonly Side[] = ['groom', 'bride', 'both']
/** The three sides as options. */
export const sideOptions: readonly Option[] = SIDES.map((side) => ({
  value: side,
  label: <FormattedMessage {...guestFieldMessages[side]} />,
}))
/** @returns the halls as options */
export const toHallOptions = (halls: readonly Hall[]): Option[] =>
  halls.map(({ id, name }) => ({ value: id, label: <bdi>{name}</bdi> }))

export function SideSelect(props: SelectProps<Side>) {
  return <GuestSelect {...props} label={useIntl().formatMessage(guestFieldMessages.side)} options={sideOptions} />
}

export function HallSelect({ halls, ...props }: SelectProps<string> & { halls: readonly Hall[] }) {
  const options = toHallOptions(halls)
  return <GuestSelect {...props} label={useIntl().formatMessage(guestFieldMessages.hall)} options={options} />
}
