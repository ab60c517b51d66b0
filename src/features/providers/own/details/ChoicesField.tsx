import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useField } from 'formik'
import text from '@/ui/text.module.css'
import { choice } from '@/features/providers/registration/CategoriesField'

interface ChoicesFieldProps {
  name: string
  label: string
  options: readonly { value: string; label: string }[]
}

/** A Formik field for any number of a few values, all visible. */
export function ChoicesField({ name, label, options }: ChoicesFieldProps) {
  const [{ value, onChange, onBlur }] = useField<string[]>(name)
  return (
    <Box component="fieldset" sx={{ border: 0, padding: 0, margin: 0, minInlineSize: 0 }}>
      <Typography component="legend" sx={{ padding: 0, marginBlockEnd: 1.5, fontWeight: 500 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {options.map((option) => (
          <Box component="label" key={option.value} sx={choice}>
            <input
              type="checkbox"
              name={name}
              value={option.value}
              checked={value.includes(option.value)}
              onChange={onChange}
              onBlur={onBlur}
              className={text.hidden}
            />
            {option.label}
          </Box>
        ))}
      </Box>
    </Box>
  )
}
