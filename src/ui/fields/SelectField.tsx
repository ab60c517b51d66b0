import { useField } from 'formik'
import { LabelledSelect, type Option } from './LabelledSelect'
import { useFieldError } from './useFieldError'

interface SelectFieldProps {
  name: string
  label: string
  options: readonly Option[]
  helperText?: string
}

/** A Formik select: its error is below. */
export function SelectField({ name, helperText, ...select }: SelectFieldProps) {
  const [{ value }, , { setValue }] = useField<string>(name)
  const error = useFieldError(name)
  return (
    <LabelledSelect
      {...select}
      name={name}
      value={value}
      error={error !== null}
      helperText={error ?? helperText}
      onChange={(next) => void setValue(next)}
    />
  )
}
