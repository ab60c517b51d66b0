import FormControl, { type FormControlProps } from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import type { ReactNode } from 'react'
import { requiredMark } from './requiredMark'

type ControlProps = Pick<FormControlProps, 'required' | 'disabled' | 'sx' | 'onFocus' | 'onPaste'>

export interface LabelledInputProps
  extends Omit<OutlinedInputProps, keyof ControlProps | 'error' | 'label'>, ControlProps {
  id: string
  label: string
  /** Below the field; null without one. */
  error: string | null
  /** Below the field when it has no error. */
  helperText?: ReactNode
}

/**
 * A text field whose label is always visible and whose error is below. Made of parts, because Material UI's TextField contains its select,
 * menu and popover. Other properties are those of the input, which is as wide as its parent.
 */
export function LabelledInput({
  id,
  label,
  error,
  helperText,
  required,
  disabled,
  sx,
  onFocus,
  onPaste,
  ...input
}: LabelledInputProps) {
  const hint = error ?? helperText
  const hintId = hint ? `${id}-helper-text` : undefined
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
      <InputLabel htmlFor={id} id={`${id}-label`} required={false} sx={required ? requiredMark : undefined}>
        {label}
      </InputLabel>
      <OutlinedInput {...input} id={id} label={label} aria-describedby={hintId} />
      {hint && (
        <FormHelperText id={hintId} role={error === null ? undefined : 'alert'}>
          {hint}
        </FormHelperText>
      )}
    </FormControl>
  )
}
