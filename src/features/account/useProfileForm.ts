import type { FormikHelpers } from 'formik'
import { useState } from 'react'
import { isApiError, useLazyGetProfileQuery, useUpdateProfileMutation, type Profile } from '@/api'
import { useLocale } from '@/i18n/LocaleProvider'
import { useFormSubmit } from '@/lib/useFormSubmit'
import { mergeEdited, toProfileUpdate, toProfileValues, type ProfileValues } from './profileValues'

type Notice = 'saved' | 'conflict' | 'newerLoaded' | null

/**
 * Saves a profile. After a change elsewhere nothing is overwritten: the newer values can be loaded, and edited fields
 * keep what was typed.
 */
export function useProfileForm(profile: Profile) {
  const { locale, changeLocale } = useLocale()
  const [update] = useUpdateProfileMutation()
  const [getProfile] = useLazyGetProfileQuery()
  /** The version that the edit is based on. */
  const [base, setBase] = useState(profile)
  const [newer, setNewer] = useState<Profile | null>(null)
  const [notice, setNotice] = useState<Notice>(null)
  const began = toProfileValues(base, locale)

  const saveProfile = async (values: ProfileValues) => {
    setBase(await update({ profileUpdate: toProfileUpdate(values, base) }).unwrap())
    setNewer(null)
    setNotice('saved')
    // The page changes its language only after a choice made in this form.
    if (values.language !== began.language && values.language !== locale) await changeLocale(values.language)
  }

  const send = async (values: ProfileValues, { setFieldValue }: FormikHelpers<ProfileValues>) => {
    setNotice(null)
    // A stale edit keeps its password: it is sent again with the newer version.
    const clearPassword = () => setFieldValue('currentPassword', '', false)
    await saveProfile(values).then(clearPassword, async (error: unknown) => {
      if (!isApiError(error) || error.kind !== 'other' || error.code !== 'version_conflict') throw error
      setNewer(await getProfile().unwrap())
      setNotice('conflict')
    })
  }
  const { submit, failure } = useFormSubmit(send)

  /** @returns the form's values merged with the newer ones. */
  const loadNewer = (typed: ProfileValues): ProfileValues => {
    if (!newer) return typed
    setBase(newer)
    setNotice('newerLoaded')
    return mergeEdited(typed, began, toProfileValues(newer, locale))
  }

  return {
    saved: began,
    storedPhone: base.phone ?? '',
    newer: newer && toProfileValues(newer, locale),
    notice,
    failure,
    submit,
    loadNewer,
  }
}
