import MenuItem from '@mui/material/MenuItem'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import type { ReactNode } from 'react'

export interface Option {
  value: string
  label: ReactNode
}

export interface LabelledSelectProps<Value extends string> extends Pick<
  TextFieldProps,
  'name' | 'error' | 'helperText'
> {
  label: string
  options: readonly Option[]
  value: Value
  onChange: (value: Value) => void
  size?: 'small' | 'medium'
}

/** A labelled choice of one of several values. */
export function LabelledSelect<Value extends string>({ options, onChange, ...field }: LabelledSelectProps<Value>) {
  return (
    <TextField
      {...field}
      select
      fullWidth
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
