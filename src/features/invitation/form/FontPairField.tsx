import Box from '@mui/material/Box'
import FormLabel from '@mui/material/FormLabel'
import { useField, useFormikContext } from 'formik'
import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { findFontPair, getFontPairs } from '@shared/fontPairs'
import type { TemplateNumber } from '@/card/content'
import { cardFormMessages } from '@/i18n/messages/cardForm'
import { useLocale } from '@/i18n/LocaleProvider'
import type { InvitationFormValues } from '../draft'
import { choiceFrame, unseenInput } from './choiceFrame'
import styles from './FontPairField.module.css'

const FIELD = 'card.fontPair'

/** A radio group of the font pairs of a template, each with the couple's names. The first one is stored as none. */
export function FontPairField({ template }: { template: TemplateNumber }) {
  const { groom, bride, language } = useFormikContext<InvitationFormValues>().values
  const [field, , { setValue }] = useField<string>(FIELD)
  const { locale } = useLocale()
  const labelId = useId()
  const choices = getFontPairs(template)
  const [own] = choices
  // A font pair that only another template has is kept for it.
  const chosen = findFontPair(template, field.value) ?? own
  const names = [groom, bride].map((name) => name.trim()).filter((name) => name !== '')
  return (
    <div>
      <FormLabel id={labelId} component="p" sx={{ fontWeight: 500, marginBlock: 0, marginBlockEnd: 1.5 }}>
        <FormattedMessage {...cardFormMessages.fontPair} />
      </FormLabel>
      <Box
        role="radiogroup"
        aria-labelledby={labelId}
        sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } }}
      >
        {choices.map((fontPair) => (
          <Box key={fontPair.id} component="label" sx={choiceFrame}>
            <Box
              component="input"
              type="radio"
              name={FIELD}
              value={fontPair.id}
              checked={chosen === fontPair}
              onChange={() => void setValue(fontPair === own ? '' : fontPair.id)}
              onBlur={field.onBlur}
              sx={unseenInput}
            />
            <span
              className={styles.sample}
              data-arabic={fontPair.arabic}
              data-latin={fontPair.latin}
              lang={language}
              aria-hidden="true"
            >
              {names.length === 0 ? SAMPLES[language] : names.join(' ')}
            </span>
            <Box component="span" sx={{ display: 'block', paddingBlockStart: 1, fontWeight: 500 }}>
              {fontPair.name[locale]}
            </Box>
          </Box>
        ))}
      </Box>
    </div>
  )
}

/** Shown until the names are typed. */
const SAMPLES = { ar: 'ألف مبروك', en: 'Mabrouk' } as const
