import { setIn, type FormikErrors, type FormikHelpers, type FormikProps } from 'formik'
import { useRef, useState } from 'react'
import { getFieldErrors, hasErrorCode } from '@/api'
import { useLazyGetProviderQuery, type OwnProvider, useUpdateProviderMutation } from '@/api/providers'
import { pageMessages } from '@/i18n/messages/site'
import { mergeEdit } from '@/lib/mergeEdit'
import { toastShown } from '@/lib/toastSlice'
import { useFormSubmit } from '@/lib/useFormSubmit'
import { useVersionedSave } from '@/lib/useVersionedSave'
import { useAppDispatch } from '@/store/hooks'
import {
  getLatestDetails,
  normalizeDetails,
  toDetailsValues,
  toProviderUpdate,
  type DetailsValues,
} from './detailsValues'

const toValues = (provider: OwnProvider): DetailsValues => toDetailsValues(getLatestDetails(provider))

/** @returns the errors of the API's fields by the fields of the form, which has no nested profile */
const toFieldErrors = (error: unknown): FormikErrors<DetailsValues> =>
  Object.entries(getFieldErrors(error)).reduce<object>(
    (all, [field, text]) => setIn(all, field.replace(/^profile\./, ''), text) as object,
    {},
  )

/** @returns `save` for `useVersionedSave`: a refusal because of the version has what is stored now */
function useSaveVersion({ id }: OwnProvider) {
  const [update] = useUpdateProviderMutation()
  const [fetchProvider] = useLazyGetProviderQuery()
  return async (values: DetailsValues, base: OwnProvider | null): Promise<OwnProvider> => {
    try {
      return await update({ id, providerUpdate: toProviderUpdate(values, base?.version ?? 1) }).unwrap()
    } catch (error) {
      if (!hasErrorCode(error, 'version_conflict')) throw error
      const conflict: unknown = { ...(error as object), current: await fetchProvider({ id }).unwrap() }
      throw conflict
    }
  }
}

/**
 * Saves the details of an entry on top of the version with which the form was opened. What is typed while they are sent stays.
 * @returns what `Formik` needs, the failure of the last save, and the conflict to show
 */
export function useDetailsForm(provider: OwnProvider) {
  const dispatch = useAppDispatch()
  const form = useRef<FormikProps<DetailsValues>>(null)
  const [initialValues] = useState(() => toValues(provider))
  const saved = useRef(provider)

  const { send, conflict } = useVersionedSave<DetailsValues, OwnProvider>({
    stored: provider,
    toValues,
    save: useSaveVersion(provider),
    onSaved: (stored) => {
      saved.current = stored
      dispatch(toastShown('success', pageMessages.providerWaits))
    },
  })
  const sendAndSettle = async (values: DetailsValues, helpers: FormikHelpers<DetailsValues>) => {
    await send(normalizeDetails(values), helpers)
    const stored = toValues(saved.current)
    const typed = mergeEdit(values, form.current?.values ?? values, stored).values
    helpers.resetForm({ values: stored })
    await helpers.setValues(typed, false)
  }
  const { submit, failure } = useFormSubmit(sendAndSettle, { toFieldErrors })

  return { form, initialValues, submit, failure, conflict }
}
