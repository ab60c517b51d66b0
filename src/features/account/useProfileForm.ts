import type { FormikHelpers } from 'formik'
import { useState } from 'react'
import { isApiError, useLazyGetProfileQuery, useUpdateProfileMutation, type Profile } from '@/api'
import { useLocale } from '@/i18n/LocaleProvider'
import { useFormSubmit } from '@/lib/useFormSubmit'
import { mergeTyped, updateOf, valuesOf, type ProfileValues } from './profileValues'

type Notice = 'saved' | 'conflict' | 'newerLoaded' | null

/**
 * Saving a profile. When it was changed elsewhere meanwhile nothing is overwritten: the newer values can be loaded, and what
 * was typed here stays in its fields.
 */
export function useProfileForm(profile: Profile) {
  const { locale, changeLocale } = useLocale()
  const [update] = useUpdateProfileMutation()
  const [getProfile] = useLazyGetProfileQuery()
  /** What the edit began from. */
  const [base, setBase] = useState(profile)
  const [newer, setNewer] = useState<Profile | null>(null)
  const [notice, setNotice] = useState<Notice>(null)
  const began = valuesOf(base, locale)

  const save = async (values: ProfileValues) => {
    setBase(await update({ profileUpdate: updateOf(values, base) }).unwrap())
    setNewer(null)
    setNotice('saved')
    // The page follows only a choice made here, not one of long ago.
    if (values.language !== began.language && values.language !== locale) await changeLocale(values.language)
  }

  const send = async (values: ProfileValues, { setFieldValue }: FormikHelpers<ProfileValues>) => {
    setNotice(null)
    // A stale edit keeps its password, too: it is sent again with the newer version.
    const forgetPassword = () => setFieldValue('currentPassword', '', false)
    await save(values).then(forgetPassword, async (error: unknown) => {
      if (!isApiError(error) || error.kind !== 'other' || error.code !== 'version_conflict') throw error
      setNewer(await getProfile().unwrap())
      setNotice('conflict')
    })
  }
  const { submit, failure } = useFormSubmit(send)

  /** @returns what the form is to hold with the newer values in it. */
  const loadNewer = (typed: ProfileValues): ProfileValues => {
    if (!newer) return typed
    setBase(newer)
    setNotice('newerLoaded')
    return mergeTyped(typed, began, valuesOf(newer, locale))
  }

  return { saved: began, storedPhone: base.phone ?? '', newer: newer && valuesOf(newer, locale), notice, failure, submit, loadNewer }
}
