import MuiTextField, { type TextFieldProps as MuiTextFieldProps } from '@mui/material/TextField'
import { useField } from 'formik'
import { requiredMark } from './requiredMark'
import { useFieldError } from './useFieldError'

export type TextFieldProps = Omit<MuiTextFieldProps, 'name' | 'value' | 'error'> & { name: string }

/** A text input bound to Formik: label always visible, its error under it and announced. */
export function TextField({ helperText, ...props }: TextFieldProps) {
  const [field] = useField<string>(props.name)
  const error = useFieldError(props.name)
  const label = props.required ? { inputLabel: { required: false, sx: requiredMark } } : {}
  // Material UI forgets them in HTML that is written ahead of time: the field would grow when the page comes to life.
  const rows = props.multiline ? { htmlInput: { rows: props.minRows } } : {}
  return (
    <MuiTextField
      {...props}
      {...field}
      id={props.id ?? props.name}
      error={error !== null}
      helperText={error ?? helperText}
      slotProps={{ ...label, ...rows, ...props.slotProps, formHelperText: { role: error === null ? undefined : 'alert' } }}
    />
  )
}
