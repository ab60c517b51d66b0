import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import type { InvitationFormValues } from '../draft'

/** Hands what the form holds on, what it was offered with included, so that a reload, a sign-in or a failed send loses nothing. */
export function AutoSave({ onChange }: { onChange: (values: InvitationFormValues) => void }) {
  const { values } = useFormikContext<InvitationFormValues>()
  useEffect(() => {
    onChange(values)
  }, [values, onChange])
  return null
}
