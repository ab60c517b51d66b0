import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import type { InvitationFormValues } from '../draft'
import { getMapUrl } from '../mapLink/parseMapLink'

/**
 * Passes every change of the form on, the initial values included, so that a reload, a sign-in or a failed request
 * loses nothing.
 */
export function AutoSave({ onChange }: { onChange: (values: InvitationFormValues) => void }) {
  const { values } = useFormikContext<InvitationFormValues>()
  useEffect(() => {
    // The field is normalized on blur; the draft has the map's URL at once.
    onChange({ ...values, mapsLink: getMapUrl(values.mapsLink) ?? values.mapsLink })
  }, [values, onChange])
  return null
}
