import MuiTextField, { type TextFieldProps as MuiTextFieldProps } from '@mui/material/TextField'
import { useField } from 'formik'
import { useFieldError } from './useFieldError'

export type TextFieldProps = Omit<MuiTextFieldProps, 'name' | 'value' | 'error'> & { name: string }

/** A text input bound to Formik: label always visible, its error under it and announced. */
export function TextField({ helperText, ...props }: TextFieldProps) {
  const [field] = useField<string>(props.name)
  const error = useFieldError(props.name)
  return (
    <MuiTextField
      {...props}
      {...field}
      id={props.name}
      error={error !== null}
      helperText={error ?? helperText}
      slotProps={{ ...props.slotProps, formHelperText: { role: error === null ? undefined : 'alert' } }}
    />
  )
}
