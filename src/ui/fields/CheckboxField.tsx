import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { useField } from 'formik'
import { useId, type ReactNode } from 'react'
import { requiredMark } from './requiredMark'
import { useFieldError } from './useFieldError'

/** A Formik checkbox with its error below. */
export function CheckboxField({
  name,
  label,
  required = false,
}: {
  name: string
  label: ReactNode
  required?: boolean
}) {
  const [field] = useField<boolean>({ name, type: 'checkbox' })
  const error = useFieldError(name)
  const errorId = useId()
  return (
    <FormControl error={error !== null}>
      <FormControlLabel
        sx={{
          alignItems: 'flex-start',
          marginInlineEnd: 0,
          '& .MuiFormControlLabel-label': { paddingBlockStart: '10px' },
        }}
        control={
          <Checkbox
            name={field.name}
            checked={field.checked ?? false}
            onChange={field.onChange}
            onBlur={field.onBlur}
            slotProps={{
              input: {
                required,
                'aria-invalid': error !== null,
                'aria-describedby': error === null ? undefined : errorId,
              },
            }}
          />
        }
        label={
          required ? (
            <Box component="span" sx={requiredMark}>
              {label}
            </Box>
          ) : (
            label
          )
        }
      />
      {error !== null && (
        <FormHelperText id={errorId} role="alert">
          {error}
        </FormHelperText>
      )}
    </FormControl>
  )
}
