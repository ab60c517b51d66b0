import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { useField } from 'formik'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { useFieldError } from '@/ui/fields/useFieldError'
import { getTemplateName, TEMPLATE_NUMBERS, type TemplateNumber } from '@/card/content'
import { getTemplateThumbnail } from '@/card/thumbnails'
import { templateMessages } from '@/i18n/messages/site'
import { requiredMark } from '@/ui/fields/requiredMark'
import { formMessages } from '@/i18n/messages/studio'
import { PictureRadio } from './PictureRadio'

const FIELD = 'template'

/** A radio group of the four templates (specification §2). */
export function TemplatePicker() {
  const [field, , { setValue }] = useField<TemplateNumber | null>(FIELD)
  const error = useFieldError(FIELD)
  const labelId = useId()
  const errorId = useId()
  return (
    <FormControl error={error !== null} sx={{ inlineSize: '100%' }}>
      <FormLabel id={labelId} sx={{ marginBlockEnd: 1.5, fontWeight: 500, ...requiredMark }}>
        <FormattedMessage {...formMessages.template} />
      </FormLabel>
      <Box
        role="radiogroup"
        aria-labelledby={labelId}
        aria-describedby={error === null ? undefined : errorId}
        sx={{
          display: 'grid',
          gap: { xs: 1.5, sm: 2.5 },
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)', md: '1fr 1fr', lg: 'repeat(4, 1fr)' },
        }}
      >
        {TEMPLATE_NUMBERS.map((template) => (
          <PictureRadio
            key={template}
            name={FIELD}
            value={template}
            checked={field.value === template}
            onChange={() => void setValue(template)}
            onBlur={field.onBlur}
            aria-invalid={error !== null}
            picture={
              <Box
                component="img"
                src={getTemplateThumbnail(template)}
                alt=""
                width={600}
                height={800}
                sx={{ display: 'block', inlineSize: '100%', blockSize: 'auto', borderRadius: '14px' }}
              />
            }
            caption={<FormattedMessage {...templateMessages[getTemplateName(template)]} />}
          />
        ))}
      </Box>
      {error !== null && (
        <FormHelperText id={errorId} role="alert">
          {error}
        </FormHelperText>
      )}
    </FormControl>
  )
}
