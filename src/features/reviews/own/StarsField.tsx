import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Rating from '@mui/material/Rating'
import { useField } from 'formik'
import { useIntl } from 'react-intl'
import { starMessages } from '@/i18n/messages/providerProfile'
import { palette } from '@/theme/tokens'
import { useFieldError } from '@/ui/fields/useFieldError'

interface StarsFieldProps {
  name: string
  label: string
}

/** A choice of one to five stars, as radio buttons; 0 while none is chosen. */
export function StarsField({ name, label }: StarsFieldProps) {
  const intl = useIntl()
  const [{ value }, , { setValue }] = useField<number>(name)
  const error = useFieldError(name)
  return (
    <FormControl component="fieldset" error={error !== null} sx={{ border: 0, padding: 0, margin: 0 }}>
      <FormLabel component="legend">{label}</FormLabel>
      <Rating
        name={name}
        value={value || null}
        onChange={(_event, stars) => void setValue(stars ?? 0)}
        getLabelText={(stars) => intl.formatMessage(starMessages.ofFive, { stars })}
        size="large"
        sx={{ color: palette.gold, fontSize: '2.75rem', '& label': { minInlineSize: 44, minBlockSize: 44 } }}
      />
      {error && <FormHelperText role="alert">{error}</FormHelperText>}
    </FormControl>
  )
}
