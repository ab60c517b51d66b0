import { useIntl } from 'react-intl'
import { homeMessages } from '@/i18n/messages/home'
import styles from './LeadForm.module.css'

/** The fields in order; also the ids of the inputs. */
export const LEAD_FIELDS = ['email', 'phone'] as const
export type LeadFieldName = (typeof LEAD_FIELDS)[number]
export type LeadValues = Record<LeadFieldName, string>

/** Prefix against ids of other forms. */
export const getLeadFieldId = (name: LeadFieldName): string => `begin-${name}`

const kinds = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', enterKeyHint: 'next' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', enterKeyHint: 'send' },
} as const

interface PairInputProps {
  kind: LeadFieldName
  error?: string | null
  /**
   * Formik's props once its code is loaded. Until then the input has no name, so that a native submit puts nothing into
   * the URL.
   */
  field?: { name: string; value: string; onChange: (event: unknown) => void; onBlur: (event: unknown) => void }
}

/** A plain input with label and error, light enough for the home page. Always left to right. */
export function LeadInput({ kind, error = null, field }: PairInputProps) {
  const intl = useIntl()
  const id = getLeadFieldId(kind)
  const errorId = `${id}-error`
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {intl.formatMessage(homeMessages[kind])}
      </label>
      <input
        id={id}
        dir="ltr"
        required
        {...kinds[kind]}
        {...field}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : errorId}
        className={styles.input}
      />
      {error !== null && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
