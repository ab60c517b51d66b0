import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import { toCard } from '../cardDraft'
import type { DraftValues, InvitationFormValues } from '../draft'
import { getMapUrl } from '@/ui/fields/mapLink/parseMapLink'

/** @returns the values as the draft has them: the field of the map is normalized on blur, the draft has its URL at once */
export const toDraftValues = (values: InvitationFormValues): DraftValues => ({
  ...values,
  card: toCard(values.card),
  mapsLink: getMapUrl(values.mapsLink) ?? values.mapsLink,
})

/**
 * Passes every change of the form on, the initial values included, so that a reload, a sign-in or a failed request
 * loses nothing.
 */
export function AutoSave({ onChange }: { onChange: (values: DraftValues) => void }) {
  const { values } = useFormikContext<InvitationFormValues>()
  useEffect(() => {
    onChange(toDraftValues(values))
  }, [values, onChange])
  return null
}
