import { useFormikContext } from 'formik'
import { getFontPairs } from '@shared/fontPairs'
import { formatCouple } from '@shared/formatCouple'
import type { TemplateNumber } from '@/card/content'
import { cardFormMessages } from '@/i18n/messages/cardForm'
import type { InvitationFormValues } from '../draft'
import styles from './FontPairField.module.css'
import { LookField } from './LookField'

/** Shown until the names are typed. */
const SAMPLES = { ar: 'ألف مبروك', en: 'Mabrouk' } as const

/** The font pairs of a template, each with the couple's names. */
export function FontPairField({ template }: { template: TemplateNumber }) {
  const { groom, bride, language } = useFormikContext<InvitationFormValues>().values
  const couple = { groom: groom.trim(), bride: bride.trim() }
  return (
    <LookField
      name="card.fontPair"
      label={cardFormMessages.fontPair}
      choices={getFontPairs(template)}
      columns={{ xs: '1fr', sm: 'repeat(3, 1fr)' }}
      renderPicture={({ arabic, latin }) => (
        <span
          className={styles.sample}
          style={{ fontFamily: `'Zaffa Sample ${latin}', 'Zaffa Sample ${arabic}', serif` }}
          lang={language}
          aria-hidden="true"
        >
          {couple.groom && couple.bride ? formatCouple(couple, language) : SAMPLES[language]}
        </span>
      )}
    />
  )
}
