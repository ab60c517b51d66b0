import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { DEFAULT_TIME_ZONE } from '@shared/limits'
import { useCreateWeddingMutation, useUpdateWeddingMutation, type Wedding } from '@/api/weddings'
import { useLocale } from '@/i18n/LocaleProvider'
import { weddingFormMessages } from '@/i18n/messages/weddings'
import { useFormSubmit } from '@/lib/useFormSubmit'
import { useVersionedSave } from '@/lib/useVersionedSave'
import { FormDialog } from '@/ui/fields/FormDialog'
import { TitleField } from './WeddingDialog'
import { toWeddingValues, weddingSchema, type WeddingValues } from './weddingValues'

interface NewWeddingDialogProps {
  onSaved: (wedding: Wedding) => void
  onClose: () => void
}

/**
 * The form to create a wedding: its title. The rest has defaults and can be edited later. Its input is not kept: without an id, another account
 * could be shown it.
 */
export function NewWeddingDialog({ onSaved, onClose }: NewWeddingDialogProps) {
  const { locale } = useLocale()
  const { submit, failure } = useFormSubmit(useCreateWedding(onSaved))
  return (
    <FormDialog
      title={<FormattedMessage {...weddingFormMessages.newTitle} />}
      initialValues={{ title: '', language: locale, timeZone: DEFAULT_TIME_ZONE }}
      schema={weddingSchema}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <TitleField />
    </FormDialog>
  )
}

/** @returns `send` for `useFormSubmit`; a repeated request creates no second wedding */
function useCreateWedding(onSaved: (wedding: Wedding) => void) {
  const [create] = useCreateWeddingMutation()
  const [update] = useUpdateWeddingMutation()
  const [id] = useState(() => crypto.randomUUID())
  const save = (values: WeddingValues, base: Wedding | null): Promise<Wedding> =>
    base
      ? update({ weddingId: id, weddingUpdate: { ...values, version: base.version } }).unwrap()
      : create({ weddingInput: { ...values, id } }).unwrap()
  return useVersionedSave({ stored: null, toValues: toWeddingValues, save, onSaved }).send
}
