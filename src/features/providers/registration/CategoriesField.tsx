import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { useField } from 'formik'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ServiceCategory } from '@/api'
import { palette } from '@/theme/tokens'
import { requiredMark } from '@/ui/fields/requiredMark'
import { useFieldError } from '@/ui/fields/useFieldError'
import text from '@/ui/text.module.css'
import { categories } from '../categories/categories'
import { CategoryIcon } from '../categories/CategoryIcon'
import { registrationMessages } from '@/i18n/messages/providers'

const NAME = 'serviceClasses'

/** A checkbox that looks like a chip. */
export const choice = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minBlockSize: 44,
  paddingInline: 1.75,
  border: `1px solid ${palette.line}`,
  borderRadius: '22px',
  backgroundColor: palette.surface,
  cursor: 'pointer',
  '& svg': { flexShrink: 0, color: palette.goldText },
  '&:hover': { borderColor: palette.gold },
  '&:has(:focus-visible)': { outline: `3px solid ${palette.gold}`, outlineOffset: '2px' },
  '&:has(:checked)': {
    borderColor: palette.henna,
    backgroundColor: palette.hennaWash,
    color: palette.henna,
    boxShadow: `inset 0 0 0 1px ${palette.henna}`,
  },
  '&:has(:checked) svg': { color: palette.henna },
  '@media (forced-colors: active)': { '&:has(:checked)': { outline: '2px solid Highlight' } },
} as const

/** A multiple choice of 17 checkboxes, all visible. */
export function CategoriesField() {
  const [{ value, onChange, onBlur }] = useField<ServiceCategory[]>(NAME)
  const error = useFieldError(NAME)
  const helpId = useId()
  return (
    <Box component="fieldset" aria-describedby={helpId} sx={{ border: 0, padding: 0, margin: 0, minInlineSize: 0 }}>
      <Typography component="legend" sx={{ padding: 0, fontWeight: 500, ...requiredMark }}>
        <FormattedMessage {...registrationMessages.serviceClasses} />
      </Typography>
      <FormHelperText
        id={helpId}
        error={error !== null}
        role={error === null ? undefined : 'alert'}
        sx={{ margin: 0, marginBlockEnd: 1.5 }}
      >
        {error ?? <FormattedMessage {...registrationMessages.serviceClassesHint} />}
      </FormHelperText>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {categories.map(({ value: category, label }) => (
          <Box component="label" key={category} sx={choice}>
            <input
              type="checkbox"
              name={NAME}
              value={category}
              checked={value.includes(category)}
              onChange={onChange}
              onBlur={onBlur}
              aria-invalid={error !== null}
              className={text.hidden}
            />
            <CategoryIcon of={category} width="20" height="20" />
            <FormattedMessage {...label} />
          </Box>
        ))}
      </Box>
    </Box>
  )
}
