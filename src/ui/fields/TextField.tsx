import type { FormControlProps } from '@mui/material/FormControl'
import type { OutlinedInputProps } from '@mui/material/OutlinedInput'
import { useField } from 'formik'
import type { ReactNode } from 'react'
import { LabelledInput } from './LabelledInput'
import { useFieldError } from './useFieldError'

type InputProps = Pick<OutlinedInputProps, 'type' | 'autoComplete' | 'multiline' | 'minRows' | 'maxRows'>

export interface TextFieldProps
  extends InputProps, Pick<FormControlProps, 'required' | 'disabled' | 'sx' | 'onFocus' | 'onPaste'> {
  name: string
  /** By default the name. */
  id?: string
  label: string
  helperText?: ReactNode
  slotProps?: {
    htmlInput?: OutlinedInputProps['inputProps']
    input?: Pick<OutlinedInputProps, 'endAdornment' | 'value'>
  }
}

/** A Formik text field. */
export function TextField({ id, slotProps, ...input }: TextFieldProps) {
  const [field] = useField<string>(input.name)
  const error = useFieldError(input.name)
  // Material UI omits the rows in prerendered HTML: the field would grow at hydration.
  const rows = input.multiline ? { rows: input.minRows } : {}
  return (
    <LabelledInput
      {...input}
      {...field}
      {...slotProps?.input}
      id={id ?? input.name}
      error={error}
      inputProps={{ ...rows, ...slotProps?.htmlInput }}
    />
  )
}
