import MuiTextField, { type TextFieldProps as MuiTextFieldProps } from '@mui/material/TextField'
import { useField } from 'formik'
import { requiredMark } from './requiredMark'
import { useFieldError } from './useFieldError'

export type TextFieldProps = Omit<MuiTextFieldProps, 'name' | 'value' | 'error'> & { name: string }

/** A Formik text field: its label is always visible, its error is below. */
export function TextField({ helperText, ...props }: TextFieldProps) {
  const [field] = useField<string>(props.name)
  const error = useFieldError(props.name)
  const label = props.required ? { inputLabel: { required: false, sx: requiredMark } } : {}
  // Material UI omits them in prerendered HTML: the field would grow at hydration.
  const rows = props.multiline ? { htmlInput: { rows: props.minRows } } : {}
  return (
    <MuiTextField
      {...props}
      {...field}
      id={props.id ?? props.name}
      error={error !== null}
      helperText={error ?? helperText}
      slotProps={{
        ...label,
        ...rows,
        ...props.slotProps,
        formHelperText: { role: error === null ? undefined : 'alert' },
      }}
    />
  )
}
