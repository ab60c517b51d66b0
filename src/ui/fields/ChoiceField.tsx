import FormLabel from '@mui/material/FormLabel'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useField } from 'formik'
import { useId, type ReactNode } from 'react'

interface ChoiceFieldProps {
  name: string
  label: ReactNode
  options: readonly { value: string; label: ReactNode }[]
  /** One below the other, for long labels. */
  isStacked?: boolean
}

/** A Formik radio group for a few values. */
export function ChoiceField({ name, label, options, isStacked = false }: ChoiceFieldProps) {
  const labelId = useId()
  const [field, , { setValue }] = useField<string>(name)
  return (
    <div>
      <FormLabel id={labelId} component="p" sx={{ fontWeight: 500, marginBlock: 0, marginBlockEnd: 1.5 }}>
        {label}
      </FormLabel>
      <ToggleButtonGroup
        exclusive
        fullWidth={isStacked}
        orientation={isStacked ? 'vertical' : 'horizontal'}
        color="primary"
        aria-labelledby={labelId}
        value={field.value}
        onChange={(_event, value: string | null) => value !== null && void setValue(value)}
      >
        {options.map(({ value, label: words }) => (
          <ToggleButton key={value} value={value}>
            {words}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  )
}
