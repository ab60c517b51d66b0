import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import type { InvitationFormValues } from '../draft'

/** Hands every change of the form on, so that a reload, a sign-in or a failed send loses nothing. */
export function AutoSave({ onChange }: { onChange: (values: InvitationFormValues) => void }) {
  const { values, initialValues } = useFormikContext<InvitationFormValues>()
  useEffect(() => {
    if (values !== initialValues) onChange(values)
  }, [values, initialValues, onChange])
  return null
}
