import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import type { InvitationFormValues } from '../draft'
import { mapAddress } from '../mapLink/recogniseMapLink'

/** Hands what the form holds on, what it was offered with included, so that a reload, a sign-in or a failed send loses nothing. */
export function AutoSave({ onChange }: { onChange: (values: InvitationFormValues) => void }) {
  const { values } = useFormikContext<InvitationFormValues>()
  useEffect(() => {
    // The field follows when it is left; the draft has the map's own address at once.
    onChange({ ...values, mapsLink: mapAddress(values.mapsLink) ?? values.mapsLink })
  }, [values, onChange])
  return null
}
