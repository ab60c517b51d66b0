import { DEFAULT_CONTRACT_NAME } from '@shared/guests/events'
import { useCallback, useState } from 'react'
import { useLocale } from '@/i18n/LocaleProvider'
import type { Locale } from '@/i18n/locales'
import { toCardDraft } from '../cardDraft'
import type { InvitationDraft, InvitationFormValues } from '../draft'

/** The initial values of the form. */
interface Seed {
  /** A new key remounts the form. */
  key: number
  values: InvitationFormValues
  timeZone: string
  publishedDate?: string
}

function createFormSeed(key: number, draft: InvitationDraft, locale: Locale): Seed {
  const { editing, requestKey, timeZone, weddingId: _weddingId, ...values } = draft
  const fresh = requestKey === '' && editing === null
  return {
    key,
    timeZone,
    publishedDate: editing ? (editing.weddingDate ?? draft.weddingDate) : undefined,
    values: {
      ...values,
      card: toCardDraft(draft.card),
      contractName: draft.contractName ?? DEFAULT_CONTRACT_NAME,
      language: fresh ? locale : values.language,
    },
  }
}

/**
 * The form owns its values; the draft only initializes it, again when another one is begun.
 * @returns the initial values, and a function that begins with another draft
 */
export function useFormSeed(draft: InvitationDraft): [Seed, (next: InvitationDraft) => void] {
  const { locale } = useLocale()
  const [seed, setSeed] = useState(() => createFormSeed(0, draft, locale))
  const begin = useCallback(
    (next: InvitationDraft) => setSeed(({ key }) => createFormSeed(key + 1, next, locale)),
    [locale],
  )
  return [seed, begin]
}
