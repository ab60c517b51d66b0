import Box from '@mui/material/Box'
import { useIntl } from 'react-intl'
import { requiredMark } from '@/ui/fields/requiredMark'
import { homeMessages } from '@/i18n/messages/home'
import * as look from './leadStyles'

/** What is asked for, in order; ids of the inputs too. */
export const LEAD_FIELDS = ['email', 'phone'] as const
export type LeadFieldName = (typeof LEAD_FIELDS)[number]
export type LeadValues = Record<LeadFieldName, string>

/** Ids in the page, apart from those of other forms. */
export const pairId = (name: LeadFieldName): string => `begin-${name}`

const kinds = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', enterKeyHint: 'next' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', enterKeyHint: 'send' },
} as const

interface PairInputProps {
  kind: LeadFieldName
  error?: string | null
  /** Formik's, once its code has arrived. Without a name a form that is sent before that puts nothing into the address. */
  field?: { name: string; value: string; onChange: (event: unknown) => void; onBlur: (event: unknown) => void }
}

/** One of the pair: a plain input with its label and its error, light enough for the front page. Always left to right. */
export function LeadInput({ kind, error = null, field }: PairInputProps) {
  const intl = useIntl()
  const id = pairId(kind)
  const errorId = `${id}-error`
  return (
    <div>
      <Box component="label" htmlFor={id} sx={{ ...look.label, ...requiredMark }}>
        {intl.formatMessage(homeMessages[kind])}
      </Box>
      <Box
        component="input"
        id={id}
        dir="ltr"
        required
        {...kinds[kind]}
        {...field}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : errorId}
        sx={look.input(error !== null)}
      />
      {error !== null && (
        <Box component="p" id={errorId} role="alert" sx={look.error}>
          {error}
        </Box>
      )}
    </div>
  )
}
