import FormControl, { type FormControlProps } from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { useField } from 'formik'
import type { ReactNode } from 'react'
import { requiredMark } from './requiredMark'
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

/**
 * A Formik text field: its label is always visible, its error is below. Made of parts, because Material UI's TextField
 * contains its select, menu and popover.
 */
export function TextField({
  id,
  label,
  helperText,
  required,
  disabled,
  sx,
  onFocus,
  onPaste,
  slotProps,
  ...input
}: TextFieldProps) {
  const [field] = useField<string>(input.name)
  const error = useFieldError(input.name)
  const inputId = id ?? input.name
  const hint = error ?? helperText
  const hintId = hint ? `${inputId}-helper-text` : undefined
  // Material UI omits the rows in prerendered HTML: the field would grow at hydration.
  const rows = input.multiline ? { rows: input.minRows } : {}
  return (
    <FormControl
      fullWidth
      error={error !== null}
      required={required}
      disabled={disabled}
      sx={sx}
      onFocus={onFocus}
      onPaste={onPaste}
    >
      <InputLabel htmlFor={inputId} id={`${inputId}-label`} required={false} sx={required ? requiredMark : undefined}>
        {label}
      </InputLabel>
      <OutlinedInput
        {...input}
        {...field}
        {...slotProps?.input}
        id={inputId}
        label={label}
        aria-describedby={hintId}
        inputProps={{ ...rows, ...slotProps?.htmlInput }}
      />
      {hint && (
        <FormHelperText id={hintId} role={error === null ? undefined : 'alert'}>
          {hint}
        </FormHelperText>
      )}
    </FormControl>
  )
}
